/** The Dice Game in words: what happened, what is asked, and what can be done. */
export { cardName, diceName, spokenCard } from './dice/names';
export { line } from './dice/lines';
export { question } from './dice/questions';
export { aimLabel, button, optionLabel } from './dice/options';
export { countName, numbers, shortStory, type Counts, type Numbers } from './dice/story';
