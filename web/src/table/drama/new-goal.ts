/** What wins has changed for the reader: another goal for everybody, another role for himself,
 *  or something that lies with him. */

import { has, t } from '$lib/i18n.svelte';
import type { GameEvent } from '$lib/wire';
import { told, type ToldLine } from '$say/told';
import type { Beat, Scene } from '../scene';
import { atSeat } from '../shapes/shapes';

export interface NewGoal {
  /** What has happened; null if nothing did but a thing at the player's seat has changed his goal. */
  line: ToldLine | null;
  /** The reader's present goal, if the line does not say it. */
  goal: string;
}

type View = Scene['view'];

/** The last change in these events; null if nothing has changed, or if the reader does not play. */
export function newGoal(
  { events, before }: Pick<Beat, 'events' | 'before'>,
  { me, speaker, view }: Pick<Scene, 'me' | 'speaker' | 'view'>,
): NewGoal | null {
  if (me < 0) return null;
  const changed = events.findLast((event) => changes(event, speaker.keys[me] ?? ''));
  if (changed?.say)
    return { line: told(changed.say, speaker), goal: goalOfAll(view) ? '' : goalFor(view, roleOf(view, me), me) };
  const goal = goalFor(view, '', me);
  return before && !goalOfAll(view) && goal && goal !== goalFor(before, '', me) ? { line: null, goal } : null;
}

function changes(event: GameEvent, name: string): boolean {
  return event.kind === 'goals' || (event.dealt_role !== undefined && event.player === name);
}

const goalOfAll = (view: View): string => ('goal' in view && view.goal) || '';

function roleOf(view: View, seat: number): string {
  const player = view.players[seat];
  return player && 'role' in player ? (player.role ?? '') : '';
}

/** A thing at a player's seat that gives him a goal, whatever his role: the id of the part, or an empty string. */
export function partWithGoal(view: View, seat: number): string {
  const lying = view.game === 'bang' ? atSeat(view, seat) : [];
  return lying.find(({ id }) => has(`bang-part-${id}.goal`))?.id ?? '';
}

/** In a game for three the hunt is over as soon as a player is out. */
const isHuntOver = (view: View): boolean => view.game === 'bang' && view.players.length === 3 && !!view.deaths?.length;

/**
 * The present goal of a player with this role: the goal of all, if there is one; or that of a thing at his seat; or
 * that of his role.
 */
export function goalFor(view: View, role: string, seat = -1): string {
  const all = goalOfAll(view);
  if (all) return t('table-goal-now', { goal: t(all) });
  const part = partWithGoal(view, seat);
  if (part) return t(`bang-part-${part}.goal`);
  if (isHuntOver(view)) return t('role-last-of-three');
  return role ? t(view.players.length === 3 ? `role-${role}.three` : `role-${role}.line`, { game: view.game }) : '';
}
