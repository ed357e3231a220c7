/** What sets bring to a table beside players and playing cards: shapes, by where they lie, and in words. */

import { cardText } from '$lib/card';
import { cardKey } from '$lib/catalogue.svelte';
import { has, lineOf, name, t } from '$lib/i18n.svelte';
import type { BangView, Shape } from '$lib/wire';
import { listed, spokenCard } from '$say/say';
import { rest, type Token } from '../choose';
import { lightOf, type Scene } from '../scene';

const GAME = 'bang';
const NONE: readonly Shape[] = [];

const shapesOf = ({ shapes }: BangView): readonly Shape[] => shapes ?? NONE;

/** What lies in the middle, but for tokens on something. */
export function inMiddle(view: BangView): Shape[] {
  return shapesOf(view).filter(({ seat, at }) => seat === undefined && !at);
}

/** What lies at a seat; tokens on a character lie where he is. */
export function atSeat(view: BangView, seat: number): Shape[] {
  const character = `${view.players[seat]?.name}.character`;
  return shapesOf(view).filter((shape) => (shape.seat ?? (shape.at === character ? seat : -1)) === seat);
}

/** What is shown by a sign beside a name: counters, and tokens on a character. */
export function isSign({ shape, at = '' }: Shape): boolean {
  return shape === 'counter' || (shape === 'tokens' && !isCard(at));
}

/** Tokens on a card that lies at a seat, or in the middle. */
export function tokensOn(view: BangView, card: string, at = -1): Shape[] {
  return shapesOf(view).filter(
    ({ shape, at: on, seat }) => shape === 'tokens' && on === card && (seat === undefined || seat === at),
  );
}

/** Tokens on somebody's cards, but not on these cards: they lie on a card in his hand that everybody knows. */
export function tokensElsewhere(view: BangView, seat: number, cards: readonly string[]): Shape[] {
  return atSeat(view, seat).filter(({ shape, at = '' }) => shape === 'tokens' && isCard(at) && !cards.includes(at));
}

/** How many things lie at a seat: cards in play, and each card of a row beside them. */
export function countLying(cards: readonly string[], shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { cards: more }) => sum + (more?.length ?? 1), cards.length);
}

const isCard = (text: string): boolean => text.includes('@');

/** Whether it is there once, and nobody has more of it. It is shown without a number. */
export function isSingle(view: BangView, { id, count }: Shape): boolean {
  return count === 1 && shapesOf(view).every((each) => each.id !== id || (each.count ?? 0) <= 1);
}

// ---- names

/** The name of a part; of a single one in the singular, where its set has a word for that. */
export function partName(id: string, count = 0): string {
  const message = `${GAME}-part-${id}`;
  return t(count === 1 && has(`${message}.one`) ? `${message}.one` : message);
}

/** What a part is good for, where its set says so; otherwise its name. */
export function partTitle(id: string): string {
  return has(`${GAME}-part-${id}.line`) ? lineOf(GAME, `part/${id}`) : partName(id);
}

/** What opens the inspector on it. */
export function inspectOf(text: string): string {
  const key = cardKey(GAME, text);
  return key.startsWith('card/') ? `card:${text}` : key.replace('/', ':');
}

/** What lies on a card: under the mouse, and for whoever listens. */
export const titleOf = (tokens: Shape[]): string => tokens.map(({ id }) => partTitle(id)).join('. ');
export const heardOf = (tokens: Shape[]): string => tokens.map(({ id, count }) => partName(id, count)).join('. ');

/** What a place of a track costs, if it costs something. */
export function priceOf(key: string): string {
  const price = `${GAME}-${key.replace('/', '-')}.price`;
  return has(price) ? t(price) : '';
}

/** What lies beyond the last place of a track. */
export function endOf(id: string): string {
  const end = `${GAME}-part-${id}.end`;
  return has(end) ? t(end) : '';
}

/** Where what is on a track stands: the first thing at its position, each further one a place behind. */
export const stands = ({ cards = [], position = -1 }: Shape): { text: string; place: number }[] =>
  cards.map((text, behind) => ({ text, place: position - behind }));

// ---- pointing at them

/**
 * How something that lies there is named in options. There may be several of a kind: the bare key means the one in the
 * middle, if one lies there, and what is used is one's own, if one has it.
 */
export function tokenOf(scene: Scene, text: string, seat = -1): Token {
  const id = text.split('/').at(-1)!;
  const key = scene.speaker.keys[seat];
  const thing = cardKey(GAME, text);
  const isAt = (where: number) =>
    shapesOf(scene.view as BangView).some(({ seat: at = -1, cards }) => at === where && cards?.includes(text));
  const bare = seat < 0 || !isAt(-1) ? [text, thing] : [];
  const own = key ? [`${key}.${id}`, `${key}.${cardText(id).id}`] : [];
  const used = seat === scene.me || !isAt(scene.me) ? [`use:${thing}`] : [];
  return [...bare, ...own, ...used].find((token) => lightOf(scene, token) !== '') ?? own[0] ?? text;
}

/** Whether it is what a move that has begun is aimed at. Otherwise it is what the move begins with. */
export function isTarget({ choice, options }: Scene, token: Token): boolean {
  return choice.open.some((move) => rest(options[move]!).includes(token));
}

/** All that can be pointed at among shapes. */
export function tokensOf(scene: Scene): Token[] {
  if (scene.view.game !== 'bang') return [];
  const aside = (scene.view.aside ?? []).map((text) => tokenOf(scene, text));
  const lying = shapesOf(scene.view).flatMap(({ id, seat, cards = [], places = [] }) => [
    id,
    ...[...cards, ...places].map((text) => tokenOf(scene, text, seat)),
  ]);
  return [...aside, ...lying];
}

// ---- for screen readers

const part = (id: string, what: string | number, count = 0): string =>
  t('table-part', { part: partName(id, count), what });

const spokenThing = (text: string): string => (text.includes('/') ? name(GAME, text) : spokenCard(GAME, text));

function priced(text: string, price: number | string | undefined): string {
  return price === undefined ? spokenThing(text) : t('table-priced', { card: spokenThing(text), price });
}

const WORDS: Record<Shape['shape'], (shape: Shape, view: BangView) => string> = {
  bill: ({ id, cards: [now] = [], next }) => {
    const coming = next ? t('table-bill-next', { next: name(GAME, next) }) : '';
    return now ? part(id, [`${name(GAME, now)}. ${lineOf(GAME, now)}`, coming].filter(Boolean).join('. ')) : coming;
  },
  counter: (shape, view) =>
    isSingle(view, shape) ? partName(shape.id, 1) : part(shape.id, shape.count ?? 0, shape.count),
  pile: ({ id, count = 0, cards = [] }) =>
    part(id, [t('table-cards', { count }), ...cards.slice(-1).map(spokenThing)].join(', ')),
  row: ({ id, cards = [], prices = [] }) =>
    cards.length ? part(id, listed(cards.map((text, i) => priced(text, prices[i])))) : '',
  tokens: ({ id, count = 0, at = '' }) => {
    const on = isCard(at) ? spokenThing(at) : '';
    return part(id, [on, count === 1 && on ? '' : String(count)].filter(Boolean).join(', '), count);
  },
  track: (shape) => {
    const { id, places = [], position = -1 } = shape;
    const here = places[position];
    const where = here
      ? t('table-track', { place: spokenThing(here), number: position + 1, count: places.length })
      : position >= places.length
        ? endOf(id)
        : '';
    const behind = stands(shape).flatMap(({ text, place }) => {
      const under = places[place];
      return under ? [priced(text, priceOf(under) || undefined)] : [];
    });
    return where ? part(id, [where, ...(behind.length ? [listed(behind)] : [])].join('. ')) : '';
  },
};

/** A shape in words; empty if there is nothing to be told. */
export function spokenShape(shape: Shape, view: BangView): string {
  return WORDS[shape.shape](shape, view);
}
