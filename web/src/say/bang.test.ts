import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { BangView, GameEvent, OptionInfo, Play } from '$lib/wire';
import { listening, sentence, speak, stand, words } from '../../tests/words';
import * as bang from './bang';
import { KINDS as EVENTS } from './bang/lines';
import { KINDS as DECISIONS } from './bang/questions';
import type { Speaker } from './types';

const { aimLabel, button, cardName, line, numbers, optionLabel, placeName, question, shortStory, spokenCard } = bang;

listening();
stand({
  ...bang,
  game: 'bang',
  aims: (play, to) => (play.options ?? []).map((option) => aimLabel(option, 0, play, to)),
  events: EVENTS,
  silent: ['shot'],
  decisions: DECISIONS,
});

const table: Speaker = { game: 'bang', keys: ['ann', 'theo', 'eve'], names: ['Ann', 'Theo', 'Eve'], me: -1 };
const seenBy = (me: number): Speaker => ({ ...table, me });
const say = (event: GameEvent, me = -1) => plain(line(event, seenBy(me))?.parts ?? []);

/** A question as somebody would get it, with only what the words look at. */
function asking(now: Partial<Play>, view: Partial<BangView> = {}): Play {
  const players = table.keys.map((name) => ({
    name,
    character: 'willy-the-kid',
    life: 3,
    max_life: 4,
    hand_count: 5,
  }));
  const seen = { game: 'bang', players, deaths: [], hand_limit: 3, ...view } as unknown as BangView;
  return {
    it: 'play',
    number: 1,
    decision: 1,
    events: [],
    view: seen,
    asked: 0,
    kind: 'play',
    about: '',
    by: null,
    options: [],
    hindered: {},
    due: null,
    ...now,
  };
}

const asked = (now: Partial<Play>, me: number, view: Partial<BangView> = {}) => {
  const { ask, why } = question(asking(now, view), seenBy(me));
  return `${plain(ask)} | ${plain(why)}`;
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test('what hardly ever happens', () => {
    const events: GameEvent[] = [
      { kind: 'shot', player: 'ann', target: 'theo', cause: 'canteen', missing: 1 },
      { kind: 'healed', player: 'ann', amount: 1, life: -1 },
      { kind: 'revealed', cards: [] },
      { kind: 'over', winners: [] },
      { kind: 'played', player: 'ann', card: 'saloon@5H', used_as: '', target: 'theo' },
    ];
    for (const me of [-1, 0, 1]) events.forEach((each) => sentence(line(each, seenBy(me))?.parts ?? []));
    const hurt = { kind: 'lost_life', player: 'ann', amount: 3, life: -2, source: 'theo', cause: 'dynamite' };
    const plays: Partial<Play>[] = [
      { kind: 'give-up', about: 'saloon', by: 1 },
      { kind: 'give-up', about: 'ricochet', by: 1 },
      { kind: 'event', about: 'lasso' },
      { kind: 'draw', about: 'bart-cassidy' },
      { kind: 'defend', about: 'sniper', by: 1 },
      { kind: 'defend', about: 'punch', by: 1 },
      { kind: 'save', about: 'dynamite', events: [hurt] },
      { kind: 'save', about: 'dynamite', events: [hurt], options: [{ text: 'pass', verb: 'pass' }] },
      { kind: 'discard' },
    ];
    for (const each of plays) {
      for (const me of [-1, 0, 1]) {
        const { ask, why } = question(asking(each, { event: 'abandoned-mine' }), seenBy(me));
        words(ask);
        sentence(why);
      }
    }
  });

  test('an event or a decision that nobody knows', () => {
    sentence(line({ kind: 'struck_gold', player: 'ann' }, table)?.parts ?? []);
    const play = asking({ kind: 'dance', options: [{ text: 'hop', verb: 'hop' }] });
    sentence(question(play, seenBy(0)).why);
    sentence(question(play, seenBy(1)).why);
    words(optionLabel({ text: 'hop', verb: 'hop' }, play, seenBy(0)));
    words(button({ text: 'hop', verb: 'hop' }, play, seenBy(0)));
  });
});

const took = { kind: 'took', player: 'ann', victim: 'theo' };
const shot = { kind: 'played', player: 'theo', card: 'bang@4C', used_as: '', target: 'ann' };
const drew = { kind: 'drew', player: 'ann', count: 2 };
const killed = { kind: 'eliminated', player: 'theo', killer: 'ann', role: 'outlaw', ghost: false };

describe('English', () => {
  beforeEach(() => speak('en'));

  test('speaks to the reader', () => {
    expect(say(drew)).toBe('Ann draws 2 cards.');
    expect(say({ ...drew, cards: ['bang@4C', 'stagecoach@9S'] }, 0)).toBe('You draw BANG! 4♣ and Stagecoach 9♠.');
    expect(say(took, 0)).toBe('You take a card from Theo’s hand.');
    expect(say(took, 1)).toBe('Ann takes a card from your hand.');
    expect(say(killed, 1)).toBe('Ann sends you to Boot Hill. You were an Outlaw.');
    expect(say({ kind: 'over', winners: ['ann', 'eve'] }, 0)).toBe('The smoke clears, and you win, together with Eve!');
  });

  test('names what happens', () => {
    expect(say(shot, 2)).toBe('Theo shoots Ann with BANG! 4♣.');
    expect(say({ ...shot, card: 'missed@4S', used_as: 'bang' }, 0)).toBe('Theo shoots you with Missed! 4♠ as BANG!');
    expect(say({ kind: 'played', player: 'eve', card: 'missed@3S', used_as: '' })).toBe('Eve answers with Missed! 3♠.');
    expect(say({ kind: 'flipped', player: 'eve', cards: ['beer@6H'], about: 'barrel' })).toBe(
      'Barrel: Eve turns up 6♥.',
    );
    expect(line({ kind: 'shot', player: 'theo', target: 'ann', cause: 'bang', missing: 1 }, table)).toBeNull();
    const hurt = { kind: 'lost_life', player: 'ann', amount: 1, life: 3, source: 'theo', cause: 'bang' };
    expect(say(hurt, 0)).toBe('You lose 1 life and have 3 left.');
    expect(say({ ...hurt, cause: 'high-noon', life: -1 })).toBe('High Noon: Ann loses 1 life and has none left.');
  });

  test('names and cards are parts of their own', () => {
    expect(line(shot, seenBy(2))?.parts).toEqual([
      { text: 'Theo', ref: { seat: 1 } },
      { text: ' shoots ' },
      { text: 'Ann', ref: { seat: 0 } },
      { text: ' with ' },
      { text: 'BANG! 4♣', ref: { card: 'bang@4C' } },
      { text: '.' },
    ]);
  });

  test('asks with reason and stakes', () => {
    const aimed = { kind: 'shot', player: 'theo', target: 'ann', cause: 'bang', missing: 1 };
    const options = [
      { text: 'play missed@3S', verb: 'play', thing: ['missed@3S'] },
      { text: 'pass', verb: 'pass' },
    ];
    const defend = { kind: 'defend', about: 'bang', by: 1, events: [shot, aimed], options };
    expect(asked(defend, 0)).toBe('Theo shoots you! | Theo shoots you with BANG! 4♣. Dodge, or lose 1 of 3 life.');
    expect(asked({ ...defend, events: [] }, 0)).toBe(
      'Theo shoots you! | Theo shoots you with BANG! Dodge, or lose 1 of 3 life.',
    );
    expect(asked(defend, 1)).toBe(
      'Ann is thinking | You shoot Ann with BANG! 4♣. Ann may dodge, or loses 1 of 3 life.',
    );
    expect(asked({ ...defend, options: [{ text: 'pass', verb: 'pass' }] }, 0)).toContain(
      'You have no answer and lose 1 of 3 life.',
    );
    const slab = { ...defend, events: [shot, { ...aimed, missing: 2 }] };
    expect(asked(slab, 0)).toContain('It takes 2 Missed! to get away.');
    expect(
      asked({ ...slab, events: [...slab.events, { kind: 'played', player: 'ann', card: 'missed@3S' }] }, 0),
    ).not.toContain('It takes');
    expect(asked({ kind: 'discard' }, 0)).toBe('Which card do you discard? | You hold 5 cards and may keep 3.');
    expect(asked({ kind: 'give-up', about: 'duel', by: 1, options }, 0)).toBe(
      'A duel with Theo! | You fight a duel with Theo. Discard a BANG! card, or lose 1 of 3 life.',
    );
  });

  test('says that a card must be played', () => {
    const options = [{ text: 'play beer@6H', verb: 'play', thing: ['beer@6H'] }];
    expect(asked({ options }, 0, { shown: 'beer@6H' })).toBe(
      'Your turn | You must play Beer 6♥ before you may end your turn.',
    );
    expect(asked({ options: [{ text: 'end', verb: 'end' }] }, 0)).toBe(
      'Your turn | There is nothing left for you to play.',
    );
  });

  test('labels options, buttons and targets', () => {
    const play = asking({});
    const bang: OptionInfo = { text: '', verb: 'play', thing: ['bang@4C'], target: ['theo'] };
    const rob: OptionInfo = { text: '', verb: 'play', thing: ['panic@JH'], target: ['theo.barrel'] };
    const label = (option: OptionInfo, now = play) => plain(optionLabel(option, now, seenBy(0)));
    expect(label(bang)).toBe('Play BANG! 4♣ on Theo');
    expect(label({ ...bang, thing: ['springfield@KS'], paid: ['beer@6H'] })).toBe(
      'Play Springfield K♠ with Beer 6♥ on Theo',
    );
    expect(label(rob)).toBe('Play Panic! J♥ on Theo’s Barrel');
    expect(label({ ...rob, target: ['ann.barrel'] })).toBe('Play Panic! J♥ on your own Barrel');
    expect(plain(aimLabel(bang, 1, play, seenBy(0)).full)).toBe('Shoot Theo');
    expect(aimLabel([rob], 1, play, seenBy(0)).short).toBe('Rob');
    expect(plain(aimLabel([bang, rob], 1, play, seenBy(0)).full)).toBe('Choose Theo');
    const pressed = (option: Partial<OptionInfo>, now: Partial<Play> = {}) =>
      button({ text: '', verb: 'use', ...option }, asking(now), seenBy(0));
    expect(pressed({ verb: 'end' })).toBe('End turn');
    expect(pressed({ verb: 'pass' }, { kind: 'defend', about: 'bang' })).toBe('Take the hit');
    expect(pressed({ thing: ['barrel'] }, { kind: 'defend' })).toBe('“Draw!” for Barrel');
    expect(pressed({ thing: ['sid-ketchum'], paid: ['beer@6H', 'bang@4C'] })).toBe('Use Sid Ketchum');
    expect(pressed({ verb: 'choose', thing: ['red'] }, { kind: 'guess', about: 'peyote' })).toBe('Guess red');
    expect(pressed({ verb: 'draw', thing: ['deck'] }, { kind: 'draw' })).toBe('From the deck');
  });

  test('a player may be called like a thing', () => {
    const odd: Speaker = { ...table, keys: ['red', 'deck', 'barrel'], me: 0 };
    const said = (option: Partial<OptionInfo>, kind: string) =>
      plain(optionLabel({ text: '', verb: 'use', ...option }, asking({ kind, about: '' }), odd));
    expect(said({ verb: 'choose', thing: ['red'] }, 'guess')).toBe('Guess red');
    expect(said({ verb: 'draw', thing: ['deck'] }, 'draw')).toBe('Draw from the deck');
    expect(said({ thing: ['barrel'] }, 'defend')).toBe('“Draw!” for Barrel');
  });

  test('cards and places by name', () => {
    expect(cardName('bang@10C')).toBe('BANG! 10♣');
    expect(spokenCard('bang@4C')).toBe('BANG!, 4 of Clubs');
    expect(plain(placeName('theo.hand', seenBy(0)))).toBe('Theo’s hand');
    expect(plain(placeName('ann.barrel', seenBy(0)))).toBe('your Barrel');
  });
});

describe('German', () => {
  beforeEach(() => speak('de'));

  test('speaks to the reader', () => {
    expect(say(took)).toBe('Ann nimmt Theo eine Karte aus der Hand.');
    expect(say(took, 1)).toBe('Ann nimmt dir eine Karte aus der Hand.');
    expect(say(shot, 0)).toBe('Theo schießt mit BANG! 4♣ auf dich.');
    expect(say({ ...drew, cards: ['bang@4C', 'missed@3S'] }, 0)).toBe('Du ziehst BANG! 4♣ und Fehlschuss! 3♠.');
    expect(spokenCard('bang@JC')).toBe('BANG!, Kreuz Bube');
    expect(asked({ kind: 'defend', about: 'bang', by: 1 }, 2)).toBe(
      'Ann überlegt | Theo schießt mit BANG! auf Ann. Ann darf ausweichen oder verliert 1 von 3 Leben.',
    );
  });
});

describe('Italian', () => {
  beforeEach(() => speak('it'));

  test('speaks to the reader', () => {
    expect(say(took, 1)).toBe('Ann ti ruba una carta dalla mano.');
    expect(say(shot, 0)).toBe('Theo ti spara con BANG! 4♣.');
    expect(say({ kind: 'lost_life', player: 'ann', amount: 1, life: 1, source: null, cause: 'dynamite' })).toBe(
      'Ann perde 1 punto vita: ne resta 1.',
    );
    expect(spokenCard('missed@QS')).toBe('Mancato!, Donna di Picche');
  });
});

describe('a whole game', () => {
  beforeEach(() => speak('en'));
  const game = [
    { kind: 'turn', player: 'theo' },
    shot,
    { kind: 'shot', player: 'theo', target: 'ann', cause: 'bang', missing: 1 },
    { kind: 'lost_life', player: 'ann', amount: 1, life: 0, source: 'theo', cause: 'bang' },
    { kind: 'played', player: 'ann', card: 'beer@6H', used_as: '' },
    { kind: 'healed', player: 'ann', amount: 1, life: 1 },
    { kind: 'turn', player: 'ann' },
    { ...shot, player: 'ann', target: 'theo', card: 'bang@7D' },
    { kind: 'shot', player: 'ann', target: 'theo', cause: 'bang', missing: 1 },
    { kind: 'lost_life', player: 'theo', amount: 1, life: 0, source: 'ann', cause: 'bang' },
    killed,
    { kind: 'over', winners: ['ann'] },
  ];

  test('is told by what mattered', () => {
    const told = shortStory(game, seenBy(0)).map((each) => plain(each.parts));
    expect(told).toContain('At death’s door you save yourself with Beer 6♥.');
    expect(told.slice(-4)).toEqual([
      'You shoot Theo with BANG! 7♦.',
      'Theo loses 1 life and has none left.',
      'You send Theo to Boot Hill. Theo was an Outlaw.',
      'The smoke clears, and you win!',
    ]);
  });

  test('the last duel that somebody lost is told, with whom it was', () => {
    const duel = { kind: 'played', player: 'theo', card: 'duel@8C', used_as: '', target: 'ann' };
    const lost = { kind: 'lost_life', player: 'ann', amount: 1, life: 2, source: 'theo', cause: 'duel' };
    const back = { ...lost, player: 'theo', life: 0, source: null };
    const answer = { kind: 'played', player: 'ann', card: 'bang@KH', used_as: '' };
    const story = (me: number): string[] =>
      shortStory([duel, lost, duel, answer, back, duel, { ...lost, life: 1 }], seenBy(me)).map((each) =>
        plain(each.parts),
      );
    expect(story(0)).toEqual(['Theo loses a duel with you: no life left.', 'You lose a duel with Theo: 1 life left.']);
    expect(story(2)[0]).toBe('Theo loses a duel with Ann: no life left.');
    // Of what came before there may be nothing at hand.
    expect(shortStory([lost], seenBy(0)).map((each) => plain(each.parts))).toEqual([
      'You lose the duel and 1 life: 2 left.',
    ]);
  });

  test('whoever came back for good is told to have come', () => {
    const back = { kind: 'returned', player: 'theo', ghost: false, life: 2 };
    const story = (events: GameEvent[]) => shortStory(events, seenBy(0)).map((each) => plain(each.parts));
    const crowd = Array.from({ length: 14 }, () => ({ kind: 'exploded', player: 'eve', card: 'dynamite@2H' }));
    expect(story([killed, back, ...crowd, killed]).join(' ')).toContain('Theo rises');
    expect(story([killed, back, ...crowd]).join(' ')).not.toContain('Theo rises');
  });

  test('is counted', () => {
    const counts = numbers(game, seenBy(0));
    expect(counts).toMatchObject({ turns: 2, shots: 2, hits: 2, dodges: 0, beers: 1 });
    expect(counts.mine).toEqual({ turns: 1, shots: 1, hits: 1, dodges: 0, beers: 1 });
    expect(bang.countName('dodges')).toBe('Shots dodged');
  });
});
