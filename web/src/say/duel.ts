/** The Duel in words: what happened, what is asked, and what can be done. */
export { abbreviations, cardName, placeName, spokenCard } from './duel/names';
export { line } from './duel/lines';
export { question } from './duel/questions';
export { aimLabel, button, optionLabel } from './duel/options';
export { countName, numbers, shortStory, type Counts, type Numbers } from './duel/story';
