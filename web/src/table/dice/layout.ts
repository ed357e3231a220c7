/** What `Stage` shows of the Dice Game: its table, and a seat of it shown large. */

export { default as Layout } from './DiceTable.svelte';
export { default as Opened } from './SeatDialog.svelte';
