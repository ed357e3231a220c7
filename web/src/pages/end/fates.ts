/** What became of everybody: read from the last view of a fully open game, and from its events. */

import { name, t } from '$lib/i18n.svelte';
import type { GameEvent, Replay, View } from '$lib/wire';
import type { Speaker } from '$say/say';
import { causeName } from '../replay/words';

export interface Fate {
  seat: number;
  /** A player, or in the Duel a character. */
  name: string;
  under: string;
  character: string;
  role: string;
  ending: string;
  fallen: boolean;
  won: boolean;
}

/** How somebody fell. */
interface Death {
  turn: number;
  killer: string;
  cause: string;
}

export const lastView = (replay: Replay): View => replay.frames.at(-1)!.view;

export function fatesOf(replay: Replay, to: Speaker): Fate[] {
  const view = lastView(replay);
  const deaths = deathsOf(replay);
  const won = (seat: number): boolean => replay.winners.includes(to.keys[seat] ?? '');
  if (view.game === 'duel') {
    return view.players.flatMap((side, seat) => {
      const row = (character: string, ending: string, fallen: boolean): Fate => ({
        seat,
        name: name('duel', `character/${character}`),
        under: '',
        character,
        role: side.name,
        ending,
        fallen,
        won: won(seat),
      });
      return [
        ...[side.ac, side.rc].flatMap((one) =>
          one ? row(one.character, t('end-alive', { life: one.life }), false) : [],
        ),
        ...(side.reserve ?? []).map((character) => row(character, t('end-reserve'), false)),
        ...(side.gone ?? []).map((character) => row(character, ending(deaths.get(character), to), true)),
      ];
    });
  }
  return view.players.map((player, seat) => {
    const fallen = player.alive === false;
    return {
      seat,
      name: to.names[seat] ?? player.name,
      under: name(view.game, `character/${player.character}`),
      character: player.character,
      role: player.role ?? '',
      ending: fallen
        ? ending(deaths.get(player.name), to)
        : 'ghost' in player && player.ghost
          ? t('end-ghost')
          : t('end-alive', { life: player.life }),
      fallen,
      won: won(seat),
    };
  });
}

/** The latest death of everybody, by player, or in the Duel by character. */
function deathsOf(replay: Replay): Map<string, Death> {
  const deaths = new Map<string, Death>();
  const wounds = new Map<string, GameEvent>();
  let turn = 0;
  for (const event of replay.frames.flatMap((frame) => frame.events)) {
    const who = String(event.character ?? event.player ?? '');
    if (event.kind === 'turn') turn++;
    else if (event.kind === 'lost_life') wounds.set(who, event);
    else if (event.kind === 'eliminated' && event.ghost !== true) {
      const wound = wounds.get(who);
      const killer = String(event.killer ?? wound?.source ?? '');
      deaths.set(who, { turn, killer: killer === event.player ? '' : killer, cause: String(wound?.cause ?? '') });
    }
  }
  return deaths;
}

function ending(death: Death | undefined, to: Speaker): string {
  if (!death) return '';
  const seat = to.keys.indexOf(death.killer);
  const cause = causeName(to.game, death.cause);
  const id = `end-out${seat >= 0 ? '-by' : ''}${cause ? '-with' : ''}`;
  return t(id, { turn: death.turn, who: to.names[seat] ?? '', cause });
}

// ---- how it went for the reader

export type How = 'last-shot' | 'won' | 'won-fallen' | 'fallen' | 'lost';

export function forMe(replay: Replay, fates: Fate[], me: number): How {
  const mine = fates.filter((fate) => fate.seat === me);
  const fallen = mine.every((fate) => fate.fallen);
  if (!mine[0]?.won) return fallen ? 'fallen' : 'lost';
  if (fallen) return 'won-fallen';
  return lastKiller(replay) === replay.seats[me]?.name ? 'last-shot' : 'won';
}

function lastKiller(replay: Replay): string {
  const events = replay.frames.flatMap((frame) => frame.events);
  const death = events.findLast((event) => event.kind === 'eliminated' && event.ghost !== true);
  return String(death?.killer ?? '');
}
