/** Paths of pictures, written with fewer digits. */

/** How many numbers each command takes at a time. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/;
const FLAG = /^[\s,]*([01])/;

/** A path with its numbers rounded to a tenth. On a canvas of 512 nobody sees the rest, and it is a quarter of the file. */
export function rounded(path: string): string {
  return path.replaceAll(COMMAND, (_, command: string, rest: string) => command + joined(numbers(command, rest)));
}

/** The two flags of an arc may stand without a space before what follows. */
function numbers(command: string, text: string): string[] {
  const takes = TAKES[command.toLowerCase()];
  if (takes === undefined) throw new Error(`"${command}" is no command of a path`);
  const found: string[] = [];
  for (let rest = text; rest.trim() !== '';) {
    const place = found.length % takes;
    const isFlag = takes === 7 && (place === 3 || place === 4);
    const next = (isFlag ? FLAG : NUMBER).exec(rest);
    if (!next) throw new Error(`"${rest}" is no number of a path`);
    found.push(isFlag ? next[1]! : short(Number(next[1])));
    rest = rest.slice(next[0].length);
  }
  return found;
}

/** `-0.5` is `-.5`, and `3.0` is `3`. */
function short(number: number): string {
  const tenths = Math.round(number * 10) / 10;
  return String(tenths || 0).replace(/^(-?)0\./, '$1.');
}

function joined(parts: string[]): string {
  return parts.reduce((all, part) => all + (all === '' || part.startsWith('-') ? '' : ' ') + part, '');
}
