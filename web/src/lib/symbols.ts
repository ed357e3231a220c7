/** Pictures that sets bring with them: the server has looked through them, and they are kept in the page to be used. */

const ID = 'symbols-of-sets';
const SVG = 'http://www.w3.org/2000/svg';

export function hang(symbols: string[]): void {
  if (typeof document === 'undefined' || symbols.length === 0) return;
  document.getElementById(ID)?.remove();
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${symbols.join('')}</svg>`, 'image/svg+xml');
  const holder = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  holder.id = ID;
  // `hidden` means nothing to a drawing: it would lengthen the page.
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, { position: 'absolute', width: '0', height: '0' });
  document.body.append(holder);
}
