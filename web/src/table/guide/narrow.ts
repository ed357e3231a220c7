import { MediaQuery } from 'svelte/reactivity';

/** Whether there is no room beside the table. */
export const narrow = new MediaQuery('(max-width: 700px), (max-height: 520px) and (min-width: 560px)');
