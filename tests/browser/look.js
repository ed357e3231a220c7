// What a player would trip over on the table that is open: anything cut off, covered or too small, as a list of words.
() => {
  const bad = new Set();
  const [W, H] = [innerWidth, innerHeight];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (each) => each.getBoundingClientRect();
  const isSeen = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(each).width > 1;
  const name = (each) => {
    const kinds = (each.className.baseVal ?? each.className).toString().trim().split(' ').slice(0, 2).join('.');
    const words = each.getAttribute('aria-label') || each.textContent;
    return `${kinds}[${words.trim().replace(/\s+/g, ' ').slice(0, 22)}]`;
  };
  const over = (a, b) => [a.left - b.left, b.right - a.right, a.top - b.top, b.bottom - a.bottom].map(Math.round);
  const isInside = (a, b, slack = 1) => over(a, b).every((each) => each >= -slack);
  const screen = { left: 0, top: 0, right: W, bottom: H };
  const shared = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  /** Where the words of something stand: its box may be wider. */
  const written = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return each.matches('svg') ? box(each) : range.getBoundingClientRect();
  };

  // ---- the window: nothing of the table is outside, and it does not scroll
  const page = document.scrollingElement;
  if (page.scrollWidth > W) bad.add(`the page scrolls sideways: ${page.scrollWidth}`);
  if (page.scrollHeight > H) bad.add(`the page scrolls: ${page.scrollHeight}`);
  const PARTS = '.bar, .bar .btn, .prompt, .prompt .btn, .board, .hand, .seat, .seat-tab, .seat-range, .pile, .bill, ' +
    '.ticker, .side, .die, .fighter, .street-side, .street-line, .strip, .quiver, .drama, .laid, .new-goal, .bar .dot, .owner';
  for (const each of all(PARTS)) if (isSeen(each) && !isInside(box(each), screen)) bad.add(`outside: ${name(each)}`);
  for (const each of all('.hand .card')) if (box(each).bottom > H) bad.add(`cut below: ${name(each)}`);
  for (const each of all('.prompt'))
    if (each.scrollHeight > each.clientHeight + 1) bad.add(`the prompt is cut: ${each.scrollHeight - each.clientHeight}`);

  // Its words stand inside its inner frame, not on it.
  for (const each of all('.prompt-ask > *').filter(isSeen)) {
    const words = written(each);
    const shown = box(each); // what is longer is scrolled
    const high = { ...shown.toJSON(), top: Math.max(words.top, shown.top), bottom: Math.min(words.bottom, shown.bottom) };
    if (each.textContent.trim() && !isInside(high, box(each.closest('.prompt')), -3))
      bad.add(`on the frame of the prompt: ${each.textContent.trim().slice(0, 24)}`);
  }

  for (const each of all('.spread')) {
    if (each.scrollHeight > each.clientHeight + 1) bad.add(`the middle scrolls: ${each.scrollHeight - each.clientHeight}`);
    for (const piece of each.querySelectorAll('.pile-n, .pile-name, .card-flag, .counter'))
      if (isSeen(piece) && !isInside(box(piece), box(each), 1)) bad.add(`cut in the middle: ${name(piece)}`);
  }

  for (const each of all('.strip'))
    for (const place of each.querySelectorAll('.track-place'))
      if (isSeen(place) && box(place).left + each.scrollLeft < box(each).left - 1) bad.add(`out of reach: ${name(place)}`);

  // ---- text: on what it is printed on, not cut, not tiny
  const HOLDERS = '.card-flag, .card, .prompt, .seat-body, .bill, .btn, .side, .bar, .ticker, .seat-tab, .seat-range, .board, ' +
    '.fighter, .pile-n, .order li, .track-place, .drama, .street-line, .turned';
  const UNREAD = '.sr, .spoken, svg, script, style, .log-scroll, .role, dialog, .under, .laid-over';
  const MAY_END = '.seat-name, .bar-turn, .bar-more, .ticker, .board-name, .role-tag, .camp-who, .seat-can, .soft, .folded p';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const each = text.parentElement;
    if (!text.data.trim() || !isSeen(each) || each.closest(UNREAD)) continue;
    const said = text.data.trim().slice(0, 24);
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (size > 0 && size < 11.4) bad.add(`text of ${size} px: ${said}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const holder = each.closest(HOLDERS);
    if (!holder || each.closest(MAY_END)) continue;
    if (getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1)
      bad.add(`cut with dots: ${said}`);
    for (const line of range.getClientRects())
      if (line.width > 1 && !isInside(line, box(holder), 2.5))
        bad.add(`text leaves ${name(holder)}: "${said}" by ${over(line, box(holder))}`);
    const slot = each.closest('.hand .card') && !each.closest('.card-flag') ? each.closest('.slot') : null;
    if (slot && slot.nextElementSibling && range.getBoundingClientRect().right > box(slot).right + 3)
      bad.add(`covered text: ${said} in ${name(slot)}`);
  }
  for (const each of all('.seat-name b, .board-name b'))
    if (isSeen(each) && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2))
      bad.add(`a name is cut: ${each.textContent} ${each.scrollWidth}/${each.clientWidth}`);

  // ---- what belongs to a seat or a board stays in it, and lies on nothing else of it
  const STANDS_OUT = '.seat-range, .seat-hit, .seat-tab, .sr';
  for (const holder of all('.seat-body, .board, .fighter')) {
    const inside = [...holder.children].filter((each) => isSeen(each) && !each.matches(STANDS_OUT));
    for (const [i, each] of inside.entries()) {
      if (!isInside(box(each), box(holder), 2.5))
        bad.add(`leaves ${name(holder)}: ${name(each)} by ${over(box(each), box(holder))}`);
      for (const other of inside.slice(i + 1)) {
        const [wide, high] = shared(box(each), box(other));
        if (wide > 3 && high > 4) bad.add(`in ${name(holder)} ${name(each)} over ${name(other)} ${wide | 0}x${high | 0}`);
      }
    }
  }
  // The distance may stand out of a seat, but over nothing that is read.
  for (const range of all('.seat-range').filter(isSeen))
    for (const each of range.parentElement.querySelectorAll('.seat-name > *, .seat-facts > *, .life svg')) {
      const [wide, high] = shared(box(range), written(each));
      if (isSeen(each) && wide > 1 && high > 3) bad.add(`${name(range)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }
  // So may the word over a fighter.
  for (const tab of all('.fighter > .seat-tab').filter(isSeen))
    for (const each of tab.parentElement.querySelectorAll('.fighter-text b, .fighter .life svg')) {
      const [wide, high] = shared(box(tab), written(each));
      if (isSeen(each) && wide > 1 && high > 3) bad.add(`${name(tab)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }
  // What lights up does not rise over what is read.
  for (const card of all('.board-play .card'))
    for (const each of all('.board .life svg, .board-name > *, .board-role > *, .board > .seat-tab')) {
      const [wide, high] = shared(box(card), box(each));
      if (isSeen(card) && isSeen(each) && wide > 3 && high > 3) bad.add(`${name(card)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }
  for (const fan of all('.seat-play, .board-play, .fighter-kit')) {
    const holder = fan.closest('.seat-body, .board, .fighter');
    for (const card of fan.querySelectorAll('.card'))
      if (isSeen(card) && !isInside(box(card), box(holder), 3)) bad.add(`a card in play leaves ${name(holder)}: ${name(card)}`);
    for (const slot of fan.querySelectorAll(':is(.seat-play, .board-play) .slot:not(:last-child)'))
      if (isSeen(slot) && box(slot).width < 11) bad.add(`a sliver of a card in play, ${box(slot).width | 0} px: ${name(slot)}`);
  }

  // The fuse and its spark lie over no word and no button of the prompt.
  for (const part of all('.fuse, .fuse *').filter(isSeen))
    for (const each of all('.prompt .btn, .prompt-ask > *, .prompt p').filter(isSeen)) {
      const [wide, high] = shared(box(part), each.matches('.btn') ? box(each) : written(each));
      if (wide > 0.5 && high > 0.5) bad.add(`${name(part)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }

  // ---- no part lies over another
  const WHOLE = '.seat, .bar, .prompt, .board, .hand > .slot, .centre .pile, .centre .bill, .ticker, .side, .fighter, ' +
    '.street-side, .street-line, .die, .quiver, .strip, .guide';
  const parts = all(WHOLE).filter(isSeen);
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || (a.matches('.slot') && b.matches('.slot'))) continue;
      const [wide, high] = shared(box(a), box(b));
      if (wide > 2 && high > 2) bad.add(`${name(a)} over ${name(b)} ${wide | 0}x${high | 0}`);
    }

  // The stage and cards that lie open lie over the middle, and over nothing else; what wins now may cover the bar.
  for (const sign of all('.drama, .laid, .new-goal'))
    for (const each of all('.seat, .board, .prompt, .bar, .hand > .slot, .fighter, .fighter > .seat-tab').filter(isSeen)) {
      const [wide, high] = shared(box(sign), box(each));
      if (sign.matches('.new-goal') && each.matches('.bar')) continue;
      if (sign.matches('.drama') && each.matches('.fighter')) continue;
      if (wide > 4 && high > 4) bad.add(`${name(sign)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }

  // At the end every role lies where it sat, over nothing that is read.
  for (const role of all('.turned:not(.drama .turned)'))
    for (const each of all('.seat-can, .seat-name > *, .seat .life, .board-name > *, .board-note, .board-play .card, .seat-play em')) {
      const [wide, high] = shared(box(role), written(each));
      if (isSeen(each) && wide > 2 && high > 2) bad.add(`${name(role)} over ${name(each)} ${wide | 0}x${high | 0}`);
    }

  // ---- what can be touched is large enough, and met in its middle
  for (const each of all('.table :is(button, a, input)')) {
    if (!isSeen(each) || each.disabled || getComputedStyle(each).pointerEvents === 'none') continue;
    if (each.matches('.card.mini') || each.closest('.log-scroll, .under')) continue; // its seat or board is met instead
    const slot = each.closest('.hand > .slot');
    const r = box(each);
    let [wide, high] = [r.width, r.height];
    if (slot) {
      const hand = box(slot.parentElement);
      if (slot.nextElementSibling) wide = Math.min(wide, box(slot).width);
      if (r.left + wide / 2 < hand.left || r.left + wide / 2 > hand.right) continue; // reached by swiping
    }
    if (wide < 43.5 || high < 43.5) bad.add(`too small, ${wide | 0}x${high | 0}: ${name(each)}`);
    const [x, y] = [r.left + wide / 2, r.top + high / 2];
    const scrolled = each.closest('.prompt-do, .strip, .laid');
    const room = scrolled && box(scrolled);
    if (room && (x > room.right || x < room.left || y > room.bottom || y < room.top)) continue; // reached by swiping
    const met = document.elementFromPoint(x, y);
    if (!met) bad.add(`out of sight: ${name(each)}`);
    else if (!each.contains(met) && !met.contains(each) && met.closest('.seat, .fighter') !== each.closest('.seat, .fighter'))
      bad.add(`${name(each)} covered by ${name(met)}`);
  }
  return [...bad];
}
