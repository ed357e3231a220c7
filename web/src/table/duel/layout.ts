/** What `Stage` shows of the Duel: its street, and a side of it shown large. */

export { default as Layout } from './DuelTable.svelte';
export { default as Opened } from './CampDialog.svelte';
