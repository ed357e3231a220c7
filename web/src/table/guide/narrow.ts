import { MediaQuery } from 'svelte/reactivity';

/** Whether there is no room beside the table. */
export const narrow = new MediaQuery('not ((orientation: landscape) and (min-width: 1100px) and (min-height: 640px))');
