/** The log: events as lines, grouped by turn. */

import { stocked } from '$lib/catalogue.svelte';
import { lang } from '$lib/i18n.svelte';
import type { GameEvent } from '$lib/wire';
import type { Speaker } from '$say/say';
import { logLine, type ToldLine } from '$say/told';
import type { Scene } from '../scene';

export interface Chapter {
  /** The number of the turn; 0 is before the first. */
  turn: number;
  /** The seat of its player; -1 for nobody. */
  seat: number;
  lines: ToldLine[];
}

// A line is made once: a long game has thousands, and every play asks for all of them.
let known = new WeakMap<GameEvent, ToldLine | null>();
let spoken = '';

function onceMade(event: GameEvent, to: Speaker): ToldLine | null {
  const found = known.get(event);
  if (found !== undefined) return found;
  const made = logLine(event, to);
  known.set(event, made);
  return made;
}

/** Lines depend on the reader and the language, and are made again when the catalogue is there. */
function listenAs(to: Speaker): void {
  const as = `${lang.current} ${to.game} ${to.me} ${stocked.all !== null} ${to.names.join()}`;
  if (as !== spoken) known = new WeakMap();
  spoken = as;
}

export function chapters(scene: Scene): Chapter[] {
  const { events, speaker, view } = scene;
  listenAs(speaker);
  const turns = events.reduce((count, event) => count + (event.kind === 'turn' ? 1 : 0), 0);
  let number = view.turns - turns; // what came before may be on its way still
  const out: Chapter[] = [{ turn: number, seat: -1, lines: [] }];
  for (const event of events) {
    if (event.kind === 'turn')
      out.push({ turn: ++number, seat: speaker.keys.indexOf(String(event.player)), lines: [] });
    else {
      const made = onceMade(event, speaker);
      if (made) out.at(-1)!.lines.push(made);
    }
  }
  return out.filter((chapter, i) => chapter.lines.length > 0 || i === out.length - 1);
}

/**
 * What is being done: the latest line of this turn. Among the latest events, a loss matters more than what follows from
 * it.
 */
export function doing({ events, play, speaker }: Scene): ToldLine | null {
  listenAs(speaker);
  const old = events.length - play.events.length;
  let latest: ToldLine | null = null;
  for (let i = events.length - 1; i >= 0 && events[i]!.kind !== 'turn'; i--) {
    if (latest && i < old) break;
    const made = onceMade(events[i]!, speaker);
    if (made?.tone === 'hurt') return made;
    latest ??= made;
  }
  return latest;
}

/** The latest line there is. */
export function lastLine(scene: Scene): ToldLine | null {
  listenAs(scene.speaker);
  for (let i = scene.events.length - 1; i >= 0; i--) {
    const made = onceMade(scene.events[i]!, scene.speaker);
    if (made) return made;
  }
  return null;
}
