/** BANG! in words: what happened, what is asked, and what can be done. */
export { cardName, placeName, spokenCard } from './bang/names';
export { line } from './bang/lines';
export { question } from './bang/questions';
export { aimLabel, button, optionLabel } from './bang/options';
export { countName, numbers, shortStory, type Counts, type Numbers } from './bang/story';
