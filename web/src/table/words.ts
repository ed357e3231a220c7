/** The words of whichever game is played. */

import { aloud } from '$lib/aloud';
import { has, rich, t } from '$lib/i18n.svelte';
import type { Part } from '$lib/rich';
import { ended, plain } from '$lib/rich';
import type { GameEvent, Hindered, OptionInfo, Play } from '$lib/wire';
import * as bang from '$say/bang';
import * as dice from '$say/dice';
import * as duel from '$say/duel';
import type { Aim, Line, Question, Speaker } from '$say/types';

/** What each file of `say/` gives. */
interface Say {
  line(event: GameEvent, to: Speaker, around: readonly GameEvent[]): Line | null;
  question(now: Play, to: Speaker, told?: GameEvent[]): Question;
  optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[];
  button(option: OptionInfo, now: Play, to: Speaker): string;
  cardName(text: string): string;
}

const GAMES: Record<string, Say> = { bang, dice, duel };
/** Where players are aimed at; in the Duel it is characters, and its layout asks `say/duel` itself. */
const AT_SEATS: Record<string, Pick<typeof bang, 'aimLabel'>> = { bang, dice };

function say(to: Speaker): Say {
  return GAMES[to.game] ?? bang;
}

/** An event as a line of the log; `around` is what was told before and after it, itself among it. */
export const line = (event: GameEvent, to: Speaker, around: readonly GameEvent[]): Line | null =>
  say(to).line(event, to, around);
export const question = (now: Play, to: Speaker, told: GameEvent[]): Question => say(to).question(now, to, told);
export const button = (option: OptionInfo, now: Play, to: Speaker): string => say(to).button(option, now, to);
export const optionLabel = (option: OptionInfo, now: Play, to: Speaker): Part[] => say(to).optionLabel(option, now, to);
export const aimLabel = (options: OptionInfo[], seat: number, now: Play, to: Speaker): Aim =>
  (AT_SEATS[to.game] ?? bang).aimLabel(options, seat, now, to);
export const cardName = (text: string, to: Speaker): string => say(to).cardName(text);

/** A question for whoever listens: headline and reason as two sentences. */
export function spokenQuestion({ ask, why }: Question): string {
  return aloud(`${ended(plain(ask))} ${plain(why)}`);
}

/** Why a card cannot be played, in two or three words and in a sentence. */
export function hindrance(hindered: Hindered | undefined, game: string): { short: string; full: string } {
  if (hindered === undefined) return { short: '', full: '' };
  const id = has(`why-${hindered.why}`) ? `why-${hindered.why}` : 'why-not-now';
  const by = hindered.by ? t(`${game}-${hindered.by}`) : '';
  const args = { by, thing: by, reach: hindered.reach ?? 0, count: hindered.count ?? 0 };
  if (!has(id)) return { short: '', full: '' };
  return { short: has(`${id}.short`) ? t(`${id}.short`, args) : '', full: plain(rich(id, args)) };
}
