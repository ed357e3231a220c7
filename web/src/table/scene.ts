/**
 * A scene is all that a layout shows. A layout knows nothing of connections: it draws a scene and calls its functions.
 *
 * For authors of layouts (`table/duel/DuelTable.svelte`, `table/dice/DiceTable.svelte`) and of the replay page:
 *
 * - `Stage.svelte` (props `scene`, snippets `bar`, `foot`, `side`, `over`) draws any scene: it picks the layout by
 *   `scene.view.game` and puts the shared parts around it. The table page gives it `liveScene(table)`; the replay page
 *   gives it `stillScene(() => ({ ... }))` and its scrubber as `foot`, which then stands where the prompt does.
 * - `layout.ts` of a game names its table (`Layout`) and what shows one of its seats large (`Opened`), which `Stage`
 *   shows for `panels.opened`.
 * - A layout is given `scene` and draws two children of the grid `.floor`: `<section class="ring">` or `.street` (area
 *   `ring`) and `<section class="me">`. Bar, prompt, log, chat, ticker, inspector, dialogs and keys are Stage's.
 * - What can be pointed at has `data-token` (a Token of choose.ts) or `data-seat` (a seat's number). A click on it
 *   calls one of the controls (`controls.ts`, by `useControls()`): `hold(token)` for a card, which is picked first and
 *   confirmed by a second click, or `aim(token)` for a target, which makes the move at once when nothing is left to
 *   choose. `lightOf(scene, token)` tells how it is lit. Dragging, Escape and Enter then work by themselves.
 * - A place where animations begin or end has `data-anchor`: `seat-3`, `hand`, `deck`, `discard`, `event`, `middle`, or
 *   any other name that the `animations.ts` of the game uses. A new game is registered in `animation/by-game.ts`.
 * - What can be explained has `data-inspect="SORT:ID"`: `card:bang@4C` for a card, `character:ID`, `role:ID`, any other
 *   sort that a set brings, such as `event:ID`, or `part:ID` for a part of the table. The inspector opens on hover, on a
 *   long press and by the key I.
 * - Sentences come from the server as messages, which `say/` puts into words. What a screen reader is told of the seats
 *   and the hand comes from the game's `spoken.ts`, which is registered in `spoken.ts` here.
 */

import type { Wire } from '$lib/connection';
import type {
  Advice,
  ChatLine,
  GameEvent,
  Line,
  OptionInfo,
  Pace,
  Play,
  Refused,
  SeatInfo,
  Settings,
  TableInfo,
  View,
} from '$lib/wire';
import { shownName, type Speaker } from '$say/say';
import { choose, type Choice, type Token } from './choose';
import type { Table } from './table.svelte';

/** Something has happened: for animations, sounds and screen readers. */
export interface Beat {
  events: GameEvent[];
  before: View | null;
  after: View;
  /** Whether the reader is asked something now. */
  mine: boolean;
}

export interface Scene {
  readonly view: View;
  /** The reader's seat; -1 if he only watches. */
  readonly me: number;
  /** Whether every hand lies open, in a replay that shows all. */
  readonly open: boolean;
  /** The seat at the bottom of the table: the reader's own, or the first. */
  readonly bottom: number;
  readonly speaker: Speaker;
  readonly play: Play;
  /** All events so far, as the reader saw them. */
  readonly events: GameEvent[];
  /** What the reader may do now; empty if he is not asked. */
  readonly options: readonly OptionInfo[];
  readonly choice: Choice;
  /** Whether the reader may play now, and need not just answer somebody. */
  readonly isMyTurn: boolean;
  /** Why own cards cannot be played, by their texts. */
  readonly hindered: Readonly<Record<string, Line>>;
  /** Who sits where; null in a replay. */
  readonly seats: readonly SeatInfo[] | null;
  readonly settings: Settings | null;
  /** The sets that are played with, without those that always are. */
  readonly sets: readonly string[];
  readonly code: string;
  /** The server's clock less ours, in seconds. */
  readonly clock: number;
  readonly wire: Wire;
  /** The lines of the chat; null where there is none, in a replay. */
  readonly chat: readonly ChatLine[] | null;
  /** What the server has just refused, until the reader has read why. */
  readonly refused: Refused | null;
  /** The reader's id: by it he knows his own lines of the chat. */
  readonly person: string;
  /** The ids of those who are not connected, and since when by the server's clock. */
  readonly absent: Readonly<Record<string, number>>;
  /** After so many seconds a bot may sit in for them. */
  readonly patience: number;
  /** What a bot would do, if it was asked about this decision and has answered. */
  readonly advice: Advice | null;
  /** Whether the bot was asked and has not answered yet. */
  readonly wondering: boolean;

  pick(token: Token): void;
  unpick(): void;
  clear(): void;
  /** Make a move: the number of an option. */
  move(option: number): void;
  /** Ask what a bot would do. */
  advise(): void;
  /** Write in the chat. Returns whether it was sent. */
  say(text: string): boolean;
  /** Leave the table. A bot plays on for the reader. */
  leave(): void;
  /** Take the seat back from the bot that plays for the reader. */
  comeBack(): void;
  /** Take a seat: that of a bot, for who comes late. */
  sit(seat: number): void;
  /** Let a bot sit in for a player who is away. */
  replace(seat: number): void;
  /** Whether bots wait. */
  readonly paused: boolean;
  /** Whether the reader is the host of the table, and whether he plays alone among bots. */
  readonly host: boolean;
  readonly alone: boolean;
  /** Change how fast bots play. */
  hurry(change: Omit<Pace, 'do'>): void;
  /** Play once more; alone among bots at once. */
  rematch(): void;
  /** Call `hear` with every beat. Returns a function that stops it. */
  listen(hear: (beat: Beat) => void): () => void;
}

const NOTHING_HINDERED: Scene['hindered'] = {};
const NO_SETS: Scene['sets'] = [];

/** The scene of a table where a game is played now. */
export function liveScene(table: Table): Scene {
  const play = (): Play => table.state.play!; // GameTable is shown only when there is one
  return {
    get view() {
      return play().view;
    },
    get me() {
      return table.state.seat;
    },
    open: false,
    get bottom() {
      return Math.max(table.state.seat, 0);
    },
    get speaker() {
      return table.speaker!; // there is one wherever there is a play
    },
    get play() {
      return play();
    },
    get events() {
      return table.state.events;
    },
    get options() {
      return table.options;
    },
    get choice() {
      return table.choice;
    },
    get isMyTurn() {
      return table.isMyTurn;
    },
    get hindered() {
      return play().hindered ?? NOTHING_HINDERED;
    },
    get seats() {
      return table.state.table?.seats ?? null;
    },
    get settings() {
      return table.state.table?.settings ?? null;
    },
    get sets() {
      return table.state.table?.settings.sets ?? NO_SETS;
    },
    get code() {
      return table.code;
    },
    get clock() {
      return table.state.clock;
    },
    get wire() {
      return table.state.wire;
    },
    get chat() {
      return table.state.chat;
    },
    get refused() {
      return table.state.refused;
    },
    get person() {
      return table.state.you?.id ?? '';
    },
    get absent() {
      return table.state.away;
    },
    get patience() {
      return table.state.patience;
    },
    get advice() {
      return table.advice;
    },
    get wondering() {
      return table.wondering;
    },
    pick: (token) => table.pick(token),
    unpick: () => table.unpick(),
    clear: () => table.clear(),
    move: (option) => table.move(option),
    advise: () => table.advise(),
    say: (text) => table.say({ do: 'say', text }),
    leave: () => table.say({ do: 'leave' }),
    get paused() {
      return table.state.table?.paused ?? false;
    },
    get host() {
      return table.state.table?.host === table.state.you?.id;
    },
    get alone() {
      return isAlone(table.state.table, table.state.you?.id ?? '');
    },
    hurry: (change) => table.say({ do: 'pace', ...change }),
    rematch() {
      if (isAlone(table.state.table, table.state.you?.id ?? '')) {
        const stop = table.listen((message) => {
          if (message.it !== 'table' || message.table.status !== 'lobby') return;
          stop();
          table.say({ do: 'start' });
        });
      }
      table.say({ do: 'rematch' });
    },
    comeBack: () => table.say({ do: 'sit', seat: heldFor(table.state.table?.seats ?? [], table.state.you?.id ?? '') }),
    sit: (seat) => table.say({ do: 'sit', seat }),
    replace: (seat) => table.say({ do: 'replace', seat }),
    listen: (hear) =>
      table.listen((message, before) => {
        if (message.it !== 'play') return;
        const same = before.play !== null && before.play.number === message.number;
        const mine = message.options !== undefined;
        hear({ events: message.events, before: same ? before.play!.view : null, after: message.view, mine });
      }),
  };
}

/** What a scene without a connection shows. */
export interface Still {
  play: Play;
  events: GameEvent[];
  /** The viewer; his seat is -1 if the game is seen from no seat. */
  speaker: Speaker;
  /** Whether all hands lie open. */
  open: boolean;
  code: string;
  sets: string[];
}

const NOTHING_OPEN: Choice = choose([], []);

/** A scene that can only be looked at. `still` is called at every look; call `beat` to have something animated. */
export function stillScene(still: () => Still): Scene & { beat(beat: Beat): void } {
  let ears: ((beat: Beat) => void)[] = [];
  const nothing = (): void => {};
  return {
    get view() {
      return still().play.view;
    },
    get me() {
      return still().speaker.me;
    },
    get open() {
      return still().open;
    },
    get bottom() {
      return Math.max(still().speaker.me, 0);
    },
    get speaker() {
      return still().speaker;
    },
    get play() {
      return still().play;
    },
    get events() {
      return still().events;
    },
    get code() {
      return still().code;
    },
    get sets() {
      return still().sets;
    },
    options: [],
    choice: NOTHING_OPEN,
    isMyTurn: false,
    hindered: NOTHING_HINDERED,
    seats: null,
    settings: null,
    clock: 0,
    wire: 'open',
    chat: null,
    refused: null,
    person: '',
    absent: {},
    patience: 0,
    advice: null,
    wondering: false,
    pick: nothing,
    unpick: nothing,
    clear: nothing,
    move: nothing,
    advise: nothing,
    say: () => false,
    leave: nothing,
    comeBack: nothing,
    paused: false,
    host: false,
    alone: false,
    hurry: nothing,
    rematch: nothing,
    sit: nothing,
    replace: nothing,
    listen(hear) {
      ears.push(hear);
      return () => {
        ears = ears.filter((each) => each !== hear);
      };
    },
    beat(beat) {
      for (const hear of ears) hear(beat);
    },
  };
}

/** A choice that is made at a table without a connection. */
export interface Asking {
  readonly options: readonly OptionInfo[];
  readonly choice: Choice;
  readonly isMyTurn: boolean;
  still(): Still;
  pick(token: Token): void;
  unpick(): void;
  clear(): void;
  move(option: number): void;
}

/** A scene without a connection in which the reader is asked something. */
export function askingScene(asking: Asking): Scene {
  const asked = {
    get options() {
      return asking.options;
    },
    get choice() {
      return asking.choice;
    },
    get isMyTurn() {
      return asking.isMyTurn;
    },
    get hindered() {
      return asking.still().play.hindered ?? NOTHING_HINDERED;
    },
    pick: (token: Token) => asking.pick(token),
    unpick: () => asking.unpick(),
    clear: () => asking.clear(),
    move: (option: number) => asking.move(option),
  };
  // Getters stay getters: they are called at every look.
  return Object.defineProperties(
    stillScene(() => asking.still()),
    Object.getOwnPropertyDescriptors(asked),
  );
}

/** The seat at which a bot plays for somebody who is away or has left; -1 if there is none. */
export function heldFor(seats: readonly SeatInfo[], person: string): number {
  return seats.findIndex((seat) => seat.left_by === person || (seat.away && seat.person === person));
}

/** Whether somebody has a seat, and nobody else has one or may come back to one. */
export function isAlone(table: TableInfo | null, person: string): boolean {
  const people = new Set(table?.seats.flatMap((seat) => seat.person ?? seat.left_by ?? []));
  return people.size === 1 && people.has(person);
}

/** Who is spoken to, and what the players are called. */
export function speakerOf(view: View, table: TableInfo | null, me: number): Speaker {
  const keys = view.players.map((player) => player.name);
  return {
    game: view.game,
    keys,
    names: keys.map((key, seat) => shownName(view.game, key, table?.seats[seat]?.called ?? '')),
    me,
  };
}

/** Whether these options are those of one's own turn, and not answers to somebody. `kind` is the kind of decision. */
export function isMyTurn(options: readonly OptionInfo[], kind: string | undefined): boolean {
  return options.some((option) => option.verb === 'end') || (options.length > 0 && kind === 'play');
}

/** Whether the reader is out of the game, and it goes on. */
export function isOut({ view, me }: Scene): boolean {
  const player = view.players[me];
  return !view.over && player !== undefined && 'alive' in player && player.alive === false && !('ghost' in player);
}

/** Whether the reader sees the hand of the seat at the bottom: it is his own, or all hands lie open. */
export const hasHand = (scene: Scene): boolean => scene.me >= 0 || scene.open;

/** How something is lit: it can be picked, or is picked. */
export type Light = '' | 'open' | 'picked';

export function lightOf(scene: Scene, token: Token): Light {
  const { picked, offered } = scene.choice;
  return picked.includes(token) ? 'picked' : offered.has(token) ? 'open' : '';
}
