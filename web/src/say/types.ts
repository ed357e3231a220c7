/** What the words are made for, and what they come out as. */
import type { Part } from '$lib/rich';

export type { Args } from '$lib/i18n.svelte';

/** Who is spoken to, and how the players are called. */
export interface Speaker {
  game: 'bang' | 'duel' | 'dice';
  /** Names in views and events, by seat. */
  keys: string[];
  /** Names to be shown, by seat. */
  names: string[];
  /** The reader's seat, or -1 for somebody who only watches. */
  me: number;
}

export type Tone = '' | 'good' | 'hurt' | 'turn';

/** A line of the log. */
export interface Line {
  /** A name from the game-icons set. */
  icon: string;
  tone: Tone;
  parts: Part[];
}

/** What is asked now, of the reader or of somebody else. */
export interface Question {
  icon: string;
  tone: 'act' | 'react' | 'wait';
  /** A short headline. */
  ask: Part[];
  /** One sentence with the reason and what is at stake. */
  why: Part[];
}

/** The verb on somebody or something that can be aimed at: a whole phrase and a word. */
export interface Aim {
  full: Part[];
  short: string;
}

/** Which of those a message names is the reader. */
export type You = 'subject' | 'object' | 'none';
