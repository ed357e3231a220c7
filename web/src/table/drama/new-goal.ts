/** What wins has changed for the reader: another goal for everybody, another role for himself,
 *  or something that lies with him. */

import { has, t } from '$lib/i18n.svelte';
import type { GameEvent } from '$lib/wire';
import { told, type ToldLine } from '$say/told';
import type { Beat, Scene } from '../scene';
import { atSeat } from '../shapes/shapes';

export interface NewGoal {
  /** What has happened; nothing, where what lies with him has changed what he wants. */
  line: ToldLine | null;
  /** What wins for him now, where the line does not say it. */
  goal: string;
}

type View = Scene['view'];

/** The last change of these events; null if nothing has changed, or if nobody plays here. */
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

/** Something that lies with a player and says what he wants, whatever his role: the id of the part, or nothing. */
export function partWithGoal(view: View, seat: number): string {
  const lying = view.game === 'bang' ? atSeat(view, seat) : [];
  return lying.find(({ id }) => has(`bang-part-${id}.goal`))?.id ?? '';
}

/** At a table of three the hunt is over as soon as somebody is out. */
const isHuntOver = (view: View): boolean => view.game === 'bang' && view.players.length === 3 && !!view.deaths?.length;

/** What wins now for whoever has a role: what everybody wants, where that is the same for all; what something that lies
 *  with him says; or what his role wants. */
export function goalFor(view: View, role: string, seat = -1): string {
  const all = goalOfAll(view);
  if (all) return t('table-goal-now', { goal: t(all) });
  const part = partWithGoal(view, seat);
  if (part) return t(`bang-part-${part}.goal`);
  if (isHuntOver(view)) return t('role-last-of-three');
  return role ? t(view.players.length === 3 ? `role-${role}.three` : `role-${role}.line`, { game: view.game }) : '';
}
