/**
 * What is on the stage, event by event. The server says what each event is there (`event.stage`, made in
 * `posse.kernel.staging`); here it is put together, for all games and sets alike.
 */

import type { GameEvent, Line, Message, Play, Staged } from '$lib/wire';

export interface Answer {
  by: number;
  /** A card, or the key of a thing. */
  what: string;
}

/** Something that is done to a player, as far as it has come. */
export interface Act {
  sort: 'attack' | 'death' | 'roll';
  /** The player who does it; -1: nobody. */
  by: number;
  /** The player to whom it is done; -1: everybody. */
  at: number;
  /** The key of the thing that does it, and the card to show for it. */
  thing: string;
  card: string;
  /** The key of the target, if a player has several characters. */
  character: string;
  tone: Staged['tone'];
  answers: Answer[];
  /** How it came out, in a word, and for which player. */
  stamp: Message | null;
  struck: number;
  /** The line about it. */
  line: Line | null;
  /** The faces of all dice rolled, and which of them were rolled just now. */
  dice: string[];
  fresh: number[];
  /** How many cards the bounty brought. */
  drawn: number;
}

const NOTHING: Act = {
  sort: 'attack',
  by: -1,
  at: -1,
  thing: '',
  card: '',
  character: '',
  tone: '',
  answers: [],
  stamp: null,
  struck: -1,
  line: null,
  dice: [],
  fresh: [],
  drawn: 0,
};

/** How long an act is shown at least, in milliseconds, so that it can be read. */
export function lastsOf(act: Act): number {
  if (act.sort === 'death') return 2400;
  if (act.sort === 'roll') return 900;
  return act.stamp ? 1500 : 1000;
}

/** The acts that events make, one after the other. `dice` are those on the table. */
export function actsOf(from: Act | null, events: readonly GameEvent[], dice: readonly string[] = []): Act[] {
  const out: Act[] = [];
  let act = from;
  let said: Line | null = null;
  let aimed: Line | null = null;
  for (const event of events) {
    said = event.say ?? said;
    if (event.say && !event.stage && 'target' in event) aimed = event.say;
    const next = event.stage ? after(act, event, dice) : act;
    if (next === act || next === null) continue;
    // Cards from a bounty need no words of their own.
    const told = event.stage?.cards ? undefined : event.say;
    // A shot is described by what was played on a player, even if something was paid for it after that.
    const before = (event.stage?.do === 'attack' && aimed) || (act?.thing === next.thing && act.line) || said;
    if (event.stage?.do === 'attack') aimed = null;
    act = { ...next, line: told ?? before };
    out.push(act);
  }
  return out;
}

function after(act: Act | null, event: GameEvent, dice: readonly string[]): Act | null {
  const staged = event.stage!;
  switch (staged.do) {
    case 'attack':
      return attack(act, staged, dice);
    case 'answer':
      return answer(act, staged);
    case 'outcome':
      return outcome(act, staged);
    case 'death':
      return { ...NOTHING, ...given(staged), sort: 'death', tone: 'hurt' };
    case 'bounty':
      return act?.sort === 'death' ? { ...act, by: staged.by ?? -1, tone: staged.tone, drawn: staged.cards ?? 0 } : act;
    case 'roll':
      return { ...NOTHING, ...given(staged), sort: 'roll', dice: texts(event.faces), fresh: numbers(event.dice) };
  }
}

function attack(act: Act | null, staged: Staged, dice: readonly string[]): Act {
  const face = staged.die ? dice[staged.die - 1] : undefined;
  const made: Act = { ...NOTHING, ...given(staged), ...(face ? { thing: `face/${face}` } : {}) };
  // A card that affects everybody in turn was shown when it was played.
  const goesOn = act?.sort === 'attack' && act.by === made.by && act.thing === made.thing;
  return goesOn && !made.card ? { ...made, card: act.card } : made;
}

function answer(act: Act | null, { by = -1, card, thing = '' }: Staged): Act | null {
  if (act?.sort !== 'attack' || act.stamp) return act;
  if (act.at >= 0 && by !== act.at && by !== act.by) return act;
  const at = act.at < 0 && by !== act.by ? by : act.at;
  return { ...act, at, answers: [...act.answers, { by, what: card ?? thing }] };
}

function outcome(act: Act | null, staged: Staged): Act | null {
  const { at = -1, thing = '', card, stamp = null, tone = '' } = staged;
  const about = act?.sort === 'attack' && (!thing || thing === act.thing);
  if (!about && !staged.alone) return act;
  const on = about ? act : { ...NOTHING, ...given(staged) };
  const answers = card ? [...on.answers, { by: at, what: card }] : on.answers;
  const character = staged.character ?? (at === on.at ? on.character : '');
  // The challenger may lose himself: then both stay where they are.
  return { ...on, answers, stamp, tone, struck: at, at: at === on.by ? on.at : at, character };
}

function given({ by, at, thing, card, character, tone }: Staged): Partial<Act> {
  return {
    by: by ?? -1,
    at: at ?? -1,
    thing: thing ?? '',
    card: card ?? '',
    character: character ?? '',
    tone: tone ?? '',
  };
}

const texts = (fact: unknown): string[] => (Array.isArray(fact) ? fact.map(String) : []);
const numbers = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(Number) : []);

/** Whether an answer to the act is still asked for. */
export function isPending(act: Act, { asked, about, kind }: Pick<Play, 'asked' | 'about' | 'kind'>): boolean {
  return act.sort === 'attack' && asked !== null && kind !== 'play' && about !== '' && about === act.thing;
}

/** The act for the player who is asked now: a card that affects everybody in turn has come to him. */
export function turnedTo(act: Act, play: Pick<Play, 'asked' | 'about' | 'kind'>): Act {
  const { asked } = play;
  if (asked === null || !isPending(act, play)) return act;
  if (asked === act.by || asked === act.at) return act;
  // How it came out for the previous player is not about this one.
  return { ...act, at: asked, character: '', answers: [], stamp: null, struck: -1, tone: '', line: null };
}
