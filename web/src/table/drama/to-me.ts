/** What is done to the reader has a beat of its own. */

import { told, type ToldLine } from '$say/told';
import type { GameEvent } from '$lib/wire';
import type { Beat, Scene } from '../scene';

export interface News {
  /** What to say; null if the prompt says it already. */
  line: ToldLine | null;
}

/** The worst that has just befallen the reader; null if nothing has. */
export function toMe(beat: Pick<Beat, 'events' | 'mine'>, scene: Pick<Scene, 'me' | 'speaker' | 'play'>): News | null {
  const { me, speaker, play } = scene;
  if (me < 0) return null;
  const worst = beat.events.findLast((event) => isHarm(event, me));
  if (!worst) return null;
  const asked = beat.mine && play.kind !== 'play';
  return { line: worst.say && !asked ? told(worst.say, speaker) : null };
}

function isHarm({ say, stage }: GameEvent, me: number): boolean {
  if (stage?.do === 'attack' && stage.at === me && stage.by !== me && stage.tone !== 'good') return true;
  const { who, whom } = say?.args ?? {};
  return say?.tone === 'hurt' && (whom === `p:${me}` || (who === `p:${me}` && whom === undefined));
}
