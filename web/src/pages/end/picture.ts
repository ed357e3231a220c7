/** A picture of a finished game, for sharing: drawn here, from what the page shows. */

export interface PictureLine {
  name: string;
  role: string;
  won: boolean;
  titles: string[];
}

export interface Picture {
  /** The name of the game and when it was played. */
  what: string;
  verdict: string;
  lines: PictureLine[];
  /** The heading of the score, and who won how often; empty after a single game. */
  score: string;
  scores: { name: string; won: string }[];
  /** Where it was played. */
  where: string;
}

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 72;
const INK = '#2a1a10';
const SOFT = '#5a4230';
const BLOOD = '#a3301f';
const SERIF = '"Bitter Variable", Georgia, serif';
const POSTER = 'Rye, "Bitter Variable", serif';
const MOST_LINES = 8;
/** Where the lines begin, where the score begins, and the widest line. */
const LINES = 392;
const SCORES = 1062;
const HIGHEST = 104;
const MOST_SCORES = 6;

export async function draw(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  // Fonts that are not loaded yet would be replaced by others.
  await Promise.all([`60px ${POSTER}`, `600 30px ${SERIF}`].map((font) => document.fonts.load(font)));
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  paper(pen);
  pen.textAlign = 'center';
  star(pen, WIDTH / 2 - 130, 128, 34);
  write(pen, 'Posse', WIDTH / 2 + 26, 150, `64px ${POSTER}`, INK, 400);
  write(pen, picture.what, WIDTH / 2, 208, `600 30px ${SERIF}`, SOFT);
  write(pen, picture.verdict, WIDTH / 2, 308, `84px ${POSTER}`, BLOOD);
  const lines = picture.lines.slice(0, MOST_LINES);
  const room = (picture.scores.length ? SCORES : HEIGHT - 130) - LINES;
  const high = Math.min(HIGHEST, room / lines.length);
  lines.forEach((line, at) => row(pen, line, LINES + at * high));
  if (picture.scores.length) scores(pen, picture, SCORES);
  pen.textAlign = 'center';
  write(pen, picture.where, WIDTH / 2, HEIGHT - 74, `600 28px ${SERIF}`, SOFT);
}

/** Old paper in a double frame, with rays as on the pages. */
function paper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f3e6c8';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#ecd9ac';
  for (let turn = 0; turn < 24; turn++) {
    const from = (turn * Math.PI) / 12;
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 300);
    pen.arc(WIDTH / 2, 300, 1600, from, from + Math.PI / 24);
    pen.fill();
  }
  pen.strokeStyle = INK;
  for (const [inset, width] of [
    [24, 8],
    [42, 3],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
}

function row(pen: CanvasRenderingContext2D, line: PictureLine, y: number): void {
  pen.textAlign = 'left';
  if (line.won) star(pen, EDGE + 26, y + 4, 22);
  const left = EDGE + 64;
  write(pen, line.name, left, y + 16, `750 40px ${SERIF}`, INK, 520);
  pen.textAlign = 'right';
  write(pen, line.role, WIDTH - EDGE, y + 16, `600 34px ${SERIF}`, line.won ? BLOOD : SOFT, 340);
  pen.textAlign = 'left';
  const titles = line.titles.join(' · ');
  if (titles) write(pen, titles, left, y + 50, `600 26px ${SERIF}`, '#6e480b', WIDTH - left - EDGE);
}

function scores(pen: CanvasRenderingContext2D, { score, scores: lines }: Picture, top: number): void {
  pen.textAlign = 'left';
  write(pen, score, EDGE, top, `40px ${POSTER}`, INK);
  const column = (WIDTH - 2 * EDGE) / 2;
  lines.slice(0, MOST_SCORES).forEach(({ name, won }, at) => {
    const x = EDGE + (at % 2) * column;
    const y = top + 50 + Math.floor(at / 2) * 44;
    write(pen, `${name}  ${won}`, x, y, `600 30px ${SERIF}`, INK, column - 20);
  });
}

/** One line, which gets narrower if there is not enough room. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room = WIDTH - 2 * EDGE,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, room);
}

function star(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.fillStyle = BLOOD;
  pen.beginPath();
  for (let point = 0; point < 12; point++) {
    const far = point % 2 === 0 ? size : size * 0.5;
    const at = (point * Math.PI) / 6 - Math.PI / 2;
    pen.lineTo(x + far * Math.cos(at), y + far * Math.sin(at));
  }
  pen.fill();
}
