/** Pictures drawn for Posse, where game-icons has none. */

/** The corners of a star with n points. */
const star = (n: number, outer: number, inner: number, centre = 50, turn = -90): string =>
  Array.from({ length: 2 * n }, (_, i) => {
    const angle = ((turn + (i * 180) / n) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('L');

/** The balls on a star's points. */
const tips = (n: number, radius: number, ball: number, centre = 50, turn = -90): string =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((turn + (i * 360) / n) * Math.PI) / 180;
    const x = (centre + radius * Math.cos(angle)).toFixed(1);
    const y = (centre + radius * Math.sin(angle)).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="${ball}"/>`;
  }).join('');

export const OWN: Record<string, string> = {
  star: `<symbol id="star" viewBox="0 0 100 100"><path d="M${star(6, 40, 23)}Z"/>${tips(6, 41, 6.5)}</symbol>`,
  sheriff: `<symbol id="sheriff" viewBox="0 0 100 100"><g fill="#2a1a10" stroke="#2a1a10" stroke-width="7" stroke-linejoin="round"><path d="M${star(6, 40, 23)}Z"/>${tips(6, 41, 6)}</g><g fill="#e5bb67"><path d="M${star(6, 40, 23)}Z"/>${tips(6, 41, 6)}</g><path d="M${star(6, 31, 18)}Z" fill="#c08a2e"/><circle cx="50" cy="50" r="14" fill="#f6dca0" stroke="#2a1a10" stroke-width="2.5"/><path d="M${star(5, 10, 4.2)}Z" fill="#2a1a10"/></symbol>`,
  deputy: `<symbol id="deputy" viewBox="0 0 100 100"><path d="M50 4C62 14 78 16 90 13C96 50 84 82 50 96C16 82 4 50 10 13C22 16 38 14 50 4Z" fill="#c9d6de" stroke="#2a1a10" stroke-width="4"/><path d="M50 14C61 21 73 24 82 22C86 50 76 75 50 86C24 75 14 50 18 22C27 24 39 21 50 14Z" fill="#2f5a76"/><path d="M${star(5, 26, 11)}Z" fill="#f3e6c8"/></symbol>`,
  bullet: `<symbol id="bullet" viewBox="0 0 12 26"><path d="M2 11C2 5 4 1.2 6 1.2S10 5 10 11Z" fill="#b5602f"/><path d="M1.6 11h8.8v11H1.6z" fill="#e0ae4c"/><path d="M3 11h2v11H3z" fill="#fbe3a8"/><path d="M.9 22h10.2v2.8H.9z" fill="#b9822a"/><path d="M2 11C2 5 4 1.2 6 1.2S10 5 10 11h.4v11h.7v2.8H.9V22h.7V11zM1.6 11h8.8M.9 22h10.2" fill="none" stroke="#2a1a10" stroke-width="1.1"/></symbol>`,
  'bullet-lost': `<symbol id="bullet-lost" viewBox="0 0 12 26"><path d="M2 11C2 5 4 1.2 6 1.2S10 5 10 11h.4v11h.7v2.8H.9V22h.7V11z" fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2.2 1.4"/></symbol>`,
  hand: `<symbol id="hand" viewBox="0 0 20 24"><rect x="2" y="4.5" width="11" height="16" rx="1.6" transform="rotate(-10 7 12)" fill="#6d4526" stroke="currentColor" stroke-width="1.4"/><rect x="6.5" y="4.2" width="11" height="16" rx="1.6" transform="rotate(7 12 12)" fill="#8a5a30" stroke="currentColor" stroke-width="1.4"/><path d="M12 8.6l1 2.1 2.3.2-1.8 1.5.6 2.3-2.1-1.2-2 1.2.5-2.3-1.7-1.5 2.3-.2z" fill="#f0cb7c"/></symbol>`,
  menu: `<symbol id="menu" viewBox="0 0 100 100"><path d="M12 18h76v15H12zM12 43h76v15H12zM12 68h76v15H12z"/></symbol>`,
  'eye-1': `<symbol id="eye-1" viewBox="0 0 100 100"><g fill="none" stroke="currentColor" stroke-width="7"><circle cx="50" cy="50" r="44"/></g><circle cx="50" cy="50" r="33" fill="#8f2215"/><text x="50" y="68" text-anchor="middle" font-family="Bitter Variable" font-weight="800" font-size="52" fill="#fff6e0">1</text></symbol>`,
  'eye-2': `<symbol id="eye-2" viewBox="0 0 100 100"><g fill="none" stroke="currentColor" stroke-width="7"><circle cx="50" cy="50" r="44"/></g><circle cx="50" cy="50" r="33" fill="#28597d"/><text x="50" y="68" text-anchor="middle" font-family="Bitter Variable" font-weight="800" font-size="52" fill="#fff6e0">2</text></symbol>`,
};
