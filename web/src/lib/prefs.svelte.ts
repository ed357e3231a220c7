/** The player's preferences, kept in this browser. */

import { preferred, speak, type Language } from './i18n.svelte';

export type Theme = 'system' | 'noon' | 'midnight';

export interface Prefs {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number; // 0 to 1
  speed: number; // how long animations take: 0 (off), 0.5, 1, 1.5
  fourColours: boolean;
  askBeforeEnd: boolean; // ending a turn with cards that could be played
  passByItself: boolean; // if there is no other answer
  hints: boolean; // for newcomers
  tempo: number; // how fast bots play, as last chosen; 0: not yet
  preset: string; // the last choice for *Play now*
  guided: boolean; // the first-game guide has been seen, or dismissed
  name: string;
}

const KEY = 'posse-prefs';

function defaults(): Prefs {
  return {
    language: preferred(navigator.languages),
    theme: 'system',
    sound: true,
    volume: 0.6,
    speed: 1,
    fourColours: false,
    askBeforeEnd: true,
    passByItself: true,
    hints: true,
    tempo: 0,
    preset: 'classic',
    guided: false,
    name: '',
  };
}

/** The stored preferences that still mean something. */
function kept(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return sound(found);
  } catch {
    return {}; // broken or forbidden storage must not keep anyone from playing
  }
}

function sound(found: unknown): Partial<Prefs> {
  if (typeof found !== 'object' || found === null) return {};
  const usual = defaults() as unknown as Record<string, unknown>;
  const same = Object.entries(found).filter(([key, value]) => key in usual && typeof value === typeof usual[key]);
  return Object.fromEntries(same) as Partial<Prefs>;
}

export const prefs: Prefs = $state({ ...defaults(), ...kept() });

/** Change a preference, and store it. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
  apply();
}

/** Make the page look and speak as preferred. */
export function apply(): void {
  const root = document.documentElement;
  if (prefs.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  root.toggleAttribute('data-four-colours', prefs.fourColours);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.style.setProperty('--speed', String(still ? 0 : prefs.speed));
  speak(prefs.language).catch(() => {}); // without a network the present words stay
}

/** How long an animation of this many milliseconds takes for this player; 0 means none. */
export function pace(milliseconds: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : milliseconds * prefs.speed;
}

// The system may ask for less motion at any time.
if (typeof window !== 'undefined') matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply);

// Changes in another tab count here too.
if (typeof window !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    Object.assign(prefs, kept());
    apply();
  });
}
