/** A hand may be wider than the screen: what matters in it must be seen. */

/** Scroll a card into the middle of its hand. */
export function bringIntoSight(card: Element): void {
  const hand = card.closest('.hand')!;
  const [there, here] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
  hand.scrollLeft += there.left + there.width / 2 - (here.left + here.width / 2);
}

/** Let at least one of the cards that can be played be seen. */
export function showPlayable(hand: Element): void {
  const cards = [...hand.querySelectorAll('[data-state="playable"]')];
  if (cards[0] && !cards.some((card) => isInSight(card, hand))) bringIntoSight(cards[0]);
}

function isInSight(card: Element, hand: Element): boolean {
  const [there, here] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
  return there.left >= here.left - 1 && there.right <= here.right + 1;
}
