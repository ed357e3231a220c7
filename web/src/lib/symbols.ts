/** Pictures that come with sets: the server has checked them, and they are kept in the page. */

const ID = 'symbols-of-sets';
const SVG = 'http://www.w3.org/2000/svg';

export function hang(symbols: string[]): void {
  if (typeof document === 'undefined' || symbols.length === 0) return;
  document.getElementById(ID)?.remove();
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${symbols.join('')}</svg>`, 'image/svg+xml');
  const holder = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  holder.id = ID;
  // `hidden` has no effect on a drawing: it would make the page longer.
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, { position: 'absolute', width: '0', height: '0' });
  document.body.append(holder);
}
