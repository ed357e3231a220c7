/** What the reader has solved so far, kept in this browser. */

export interface Progress {
  /** Days in a row on which the puzzle of the day was solved. */
  streak: number;
  /** The day of the last daily puzzle that was answered, as 2026-03-01. */
  last: string;
  /** Whether that answer was right. */
  right: boolean;
  solved: string[];
}

const KEY = 'posse-puzzles';
const NOTHING: Progress = { streak: 0, last: '', right: false, solved: [] };

/** A day in the reader's time zone. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** A puzzle was answered. */
export function answered(so: Progress, id: string, right: boolean): Progress {
  return right && !so.solved.includes(id) ? { ...so, solved: [...so.solved, id] } : so;
}

/** The puzzle of a day was answered; only the first answer counts. */
export function answeredDaily(so: Progress, day: string, right: boolean): Progress {
  if (so.last === day) return so;
  const before = so.last === dayBefore(day) ? so.streak : 0;
  return { ...so, last: day, right, streak: right ? before + 1 : 0 };
}

/** The streak on a given day: a missed day ends it. */
export function streakOn(so: Progress, day: string): number {
  return so.last === day || so.last === dayBefore(day) ? so.streak : 0;
}

/** What was stored, if it still means something. */
export function read(text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Progress>;
    const { streak = 0, last = '', right = false, solved = [] } = found;
    const sound = Number.isInteger(streak) && typeof last === 'string' && Array.isArray(solved);
    return sound ? { streak, last, right: right === true, solved: solved.map(String) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

class Kept {
  now = $state.raw<Progress>(NOTHING);

  constructor() {
    if (typeof window === 'undefined') return;
    this.#look();
    // What was solved in another tab counts here too.
    addEventListener('storage', (event) => event.key === KEY && this.#look());
  }

  #look(): void {
    try {
      this.now = read(localStorage.getItem(KEY));
    } catch {
      this.now = NOTHING; // forbidden storage must not keep anyone from puzzling
    }
  }

  change(to: Progress): void {
    this.now = to;
    try {
      localStorage.setItem(KEY, JSON.stringify(to));
    } catch {
      // Private windows may refuse; then it lasts as long as the page.
    }
  }
}

export const progress = new Kept();
