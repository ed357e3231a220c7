/** A card's text in the notation, taken apart: `bang@4C`, `missed@law-barrel`, `colt`. */

export interface CardText {
  id: string;
  rank: string; // BANG!
  suit: string;
  side: string; // the Duel: whose back it has
  symbol: string;
}

export function cardText(text: string): CardText {
  const [id = '', copy = ''] = text.split('@');
  const [side = '', symbol = ''] = copy.includes('-') ? copy.split('-') : ['', ''];
  const signed = !symbol && /^(?:10|[2-9AJQK])[HDSC]$/.test(copy);
  return { id, rank: signed ? copy.slice(0, -1) : '', suit: signed ? copy.slice(-1) : '', side, symbol };
}

export const SIGNS: Record<string, string> = { H: '♥', D: '♦', S: '♠', C: '♣' };
