/** A hand may be wider than the screen. It is scrolled so that the cards that matter are seen. */

/** Scroll a card into the middle of its hand. */
export function scrollToCard(card: Element): void {
  const hand = card.closest('.hand')!;
  const [there, here] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
  hand.scrollLeft += there.left + there.width / 2 - (here.left + here.width / 2);
}

/** If none of the playable cards is seen, scroll to the first of them. */
export function scrollToPlayable(hand: Element): void {
  const cards = [...hand.querySelectorAll('[data-state="playable"]')];
  if (cards[0] && !cards.some((card) => isSeen(card, hand))) scrollToCard(cards[0]);
}

function isSeen(card: Element, hand: Element): boolean {
  const [there, here] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
  return there.left >= here.left - 1 && there.right <= here.right + 1;
}
