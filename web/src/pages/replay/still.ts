/** The table of a replay, at the moment that is shown. */

import type { Play } from '$lib/wire';
import type { Still } from '$table/scene';
import type { Playback } from './playback.svelte';

/** Of a replay that has been loaded. */
export function stillOf(playback: Playback): Still {
  const { view, events } = playback.frame!;
  const speaker = playback.speaker!;
  const play: Play = {
    it: 'play',
    number: playback.source.number,
    decision: playback.at,
    events,
    view,
    asked: view.asked === null ? null : speaker.keys.indexOf(view.asked),
    kind: view.kind,
    about: view.about,
    question: null,
  };
  return {
    play,
    events: playback.events,
    speaker,
    open: playback.replay?.eyes === 'all',
    code: playback.source.code,
    sets: playback.replay?.sets ?? [],
  };
}
