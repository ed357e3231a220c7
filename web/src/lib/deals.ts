/** The hash of each deal, noted when the game begins: only then does the seed prove something at its end. */

const KEY = 'posse-deals';
const MOST = 60;

type Deals = Record<string, string>;

function kept(): Deals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Deals) : {};
  } catch {
    return {};
  }
}

/** Note the hash of a running game; the first one noted stays. */
export function noteDeal(code: string, number: number, hash: string): void {
  const deals = kept();
  const key = `${code}/${number}`;
  if (!hash || key in deals) return;
  const latest = Object.entries({ ...deals, [key]: hash }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Then there is only the server's word, as the page says.
  }
}

/** The hash from the start of the game, if this browser was there. */
export function notedDeal(code: string, number: number): string | undefined {
  return kept()[`${code}/${number}`];
}
