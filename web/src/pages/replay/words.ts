/** The words and numbers of a finished game: asks `say/GAME.ts` of the game that was played. */

import { has, name, t } from '$lib/i18n.svelte';
import type { Part } from '$lib/rich';
import type { GameEvent, OptionInfo, Play, Replay } from '$lib/wire';
import * as bang from '$say/bang';
import * as dice from '$say/dice';
import * as duel from '$say/duel';
import type { Line, Speaker } from '$say/types';

interface Voice {
  line(event: GameEvent, to: Speaker, around: readonly GameEvent[]): Line | null;
  shortStory(events: GameEvent[], to: Speaker): Line[];
  optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[];
  numbers(events: GameEvent[], to: Speaker): { mine: Record<string, number> };
  countName(what: string): string;
}

const VOICES: Record<Speaker['game'], Voice> = { bang, duel, dice };

/** An event as a line of the log; `around` is all events, this one among them. */
export const line = (event: GameEvent, to: Speaker, around: readonly GameEvent[]): Line | null =>
  VOICES[to.game].line(event, to, around);
export const shortStory = (events: GameEvent[], to: Speaker): Line[] => VOICES[to.game].shortStory(events, to);
export const optionLabel = (option: OptionInfo, now: Play, to: Speaker): Part[] =>
  VOICES[to.game].optionLabel(option, now, to);

export interface Count {
  what: string;
  name: string;
  all: number;
  mine: number;
}

/** What was counted in a game. */
export function counts(events: GameEvent[], to: Speaker): Count[] {
  const voice = VOICES[to.game];
  const found = voice.numbers(events, to);
  const all = found as unknown as Record<string, number>;
  return Object.entries(found.mine).map(([what, mine]) => ({
    what,
    name: voice.countName(what),
    all: all[what] ?? 0,
    mine,
  }));
}

/** Who is spoken to, and what the players are called. `me` is -1 for somebody who only watches. */
export function speakerOf(replay: Replay, me: number): Speaker {
  const game = replay.game as Speaker['game'];
  return {
    game,
    keys: replay.seats.map((seat) => seat.name),
    names: replay.seats.map((_, i) => nameOf(replay, i)),
    me,
  };
}

/** In a record a side of the Duel may have no player's name: then it is called by its side. */
function nameOf(replay: Replay, at: number): string {
  const { name: key, called } = replay.seats[at]!;
  if (replay.game === 'duel' && (!called || called.toLowerCase() === key)) return t('log-duel-name', { side: key });
  return called || key.charAt(0).toUpperCase() + key.slice(1);
}

/** The printed name of what cost a life, if it is a card or the like. */
export function causeName(game: string, cause: string): string {
  return cause && has(`${game}-${cause}`) ? name(game, cause) : '';
}
