/** Where the inspector is shown: beside the thing it explains, and not over a question. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const GAP = 14;

/** `keep` is kept free if there is another place. */
export function beside(at: Box, size: Size, window: Size, keep: Box | null): Point {
  const most = { x: window.width - size.width - GAP, y: window.height - size.height - GAP };
  const within = (value: number, limit: number): number => Math.max(Math.min(value, limit), GAP);
  const x = within((at.left + at.right - size.width) / 2, most.x);
  const y = within(at.top, most.y);
  const above = (box: Box): Point => ({ x, y: box.top - size.height - GAP });
  const tried = [
    above(at),
    ...(keep ? [above(keep)] : []),
    { x, y: at.bottom + GAP },
    { x: at.right + GAP, y },
    { x: at.left - size.width - GAP, y },
  ];
  const seen = tried.filter((point) => point.x >= 0 && point.y >= 0 && point.x <= most.x && point.y <= most.y);
  const isFree = ({ x: left, y: top }: Point): boolean => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return !touch(box, at) && (keep === null || !touch(box, keep));
  };
  return seen.find(isFree) ?? seen[0] ?? { x, y };
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
