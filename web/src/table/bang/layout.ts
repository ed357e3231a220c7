/** What `Stage` shows of BANG!: its table, and a seat of it shown large. */

export { default as Layout } from './BangTable.svelte';
export { default as Opened } from './SeatDialog.svelte';
