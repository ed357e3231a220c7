/** Who sits at the seats: people, here or away, and bots. */

import { gradeOf } from '$lib/bots';
import { t } from '$lib/i18n.svelte';
import type { Scene } from './scene';

/** A bot of its own; a bot that sits in for somebody; somebody who is away, or here. Nobody says so in a replay. */
export type Company = 'bot' | 'stand-in' | 'away' | 'here' | '';

/** With this few seconds for a move, nobody is expected to stay, and nobody is replaced. */
const UNHURRIED = 3600;

export function companyAt(scene: Scene, seat: number): Company {
  const info = scene.seats?.[seat];
  if (!info) return '';
  if (!info.person) return 'bot';
  if (info.away) return 'stand-in';
  return info.person in scene.absent ? 'away' : 'here';
}

export const isAway = (scene: Scene, seat: number): boolean => ['away', 'stand-in'].includes(companyAt(scene, seat));

/** The words above the seat of a player who is away. */
export function awayTab(scene: Scene, seat: number): { icon: string; text: string; short: string } {
  const text = t(companyAt(scene, seat) === 'away' ? 'table-is-away' : 'table-away');
  return { icon: 'unplugged', text, short: t('table-away-short') };
}

/** A bot in a few words: how good it is and what it is like. */
export function mindOf(scene: Scene, seat: number): string {
  const { bot, temper } = scene.seats?.[seat] ?? {};
  const grade = gradeOf(bot ?? '');
  const words = [grade ? t(`bots-grade-${grade}`) : '', temper ? t(`bots-temper-${temper}`) : ''];
  return [t('table-bot'), ...words.filter(Boolean)].join(' · ');
}

/** The same in words, for screen readers; somebody who is here needs none. */
export function spokenCompany(scene: Scene, seat: number): string[] {
  switch (companyAt(scene, seat)) {
    case 'bot':
      return [mindOf(scene, seat)];
    case 'stand-in':
      return [t('table-away')];
    case 'away':
      return [t('table-is-away')];
    default:
      return [];
  }
}

/** What somebody is doing, and who he is, in words. */
export function stateOf(scene: Scene, seat: number): string[] {
  const { view, play, speaker } = scene;
  const turn = !view.over && view.turn === speaker.keys[seat];
  const asked = !view.over && !turn && play.asked === seat;
  return [
    ...(turn ? [t('table-on-turn')] : []),
    ...(asked ? [t('table-must-answer')] : []),
    ...(seat === scene.me ? [t('table-you')] : spokenCompany(scene, seat)),
  ];
}

/** A player who is away, and in how many seconds the reader may let a bot sit in. */
export interface Missed {
  seat: number;
  wait: number;
}

/**
 * The players for whom the reader may let a bot sit in, now or soon because they hold up the game. A reader who must
 * decide something is not asked. `now` is the server's clock.
 */
export function missedBy(scene: Scene, now: number): Missed[] {
  const slow = scene.settings !== null && (scene.settings.per_move ?? 0) >= UNHURRIED;
  if (scene.me < 0 || slow || scene.view.over || scene.options.length > 0) return [];
  return scene.view.players.flatMap((player, seat) => {
    const since = scene.absent[scene.seats?.[seat]?.person ?? ''];
    const out = 'alive' in player && player.alive === false;
    if (since === undefined || seat === scene.me || out || companyAt(scene, seat) !== 'away') return [];
    const wait = Math.max(0, Math.ceil(since + scene.patience - now));
    return wait === 0 || scene.play.asked === seat ? [{ seat, wait }] : [];
  });
}

/** The seats of bots that a person who only watches may take. */
export function openToLate(scene: Scene): number[] {
  const has = scene.seats?.some((seat) => seat.person === scene.person || seat.left_by === scene.person) ?? true;
  if (scene.me >= 0 || has || scene.view.over || !scene.person) return [];
  return scene.view.players.flatMap((player, seat) => {
    const info = scene.seats?.[seat];
    const out = 'alive' in player && player.alive === false;
    return info && !info.person && !info.left_by && !out ? [seat] : [];
  });
}
