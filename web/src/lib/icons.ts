/**
 * The pictures: which of them stands for which thing, and the list of all that are used.
 *
 * They are those of game-icons, by its names, but for the few drawn in `build-tools/own-icons.ts`. The build packs
 * exactly these, so a picture that is not in a list below is not there.
 */

/** A card, an event or a variant of any game; where games differ the key is `game/id`. */
const THINGS: Record<string, string> = {
  // BANG!
  bang: 'revolver',
  missed: 'dodging',
  beer: 'beer-stein',
  panic: 'robber-hand',
  stagecoach: 'old-wagon',
  saloon: 'saloon-doors',
  'wells-fargo': 'strongbox',
  'general-store': 'shop',
  'cat-balou': 'lasso',
  gatling: 'machine-gun',
  indians: 'arrow-cluster',
  duel: 'duel',
  volcanic: 'reload-gun-barrel',
  schofield: 'revolver',
  remington: 'crossed-pistols',
  'rev-carabine': 'musket',
  winchester: 'winchester-rifle',
  barrel: 'barrel',
  scope: 'spyglass',
  mustang: 'horse-head',
  jail: 'prisoner',
  dynamite: 'dynamite',
  // Dodge City
  binocular: 'binoculars',
  hideout: 'desert',
  punch: 'punch',
  dodge: 'dodge',
  springfield: 'rifle',
  brawl: 'bar-stool',
  'rag-time': 'grand-piano',
  tequila: 'glass-shot',
  whisky: 'brandy-bottle',
  bible: 'book-cover',
  'iron-plate': 'metal-plate',
  sombrero: 'sombrero',
  'ten-gallon-hat': 'western-hat',
  canteen: 'water-flask',
  'can-can': 'dress',
  conestoga: 'coal-wagon',
  derringer: 'pistol-gun',
  'buffalo-rifle': 'buffalo-head',
  howitzer: 'field-gun',
  knife: 'bowie-knife',
  pepperbox: 'crossed-pistols',
  'pony-express': 'cavalry',
  // High Noon
  blessing: 'sunbeams',
  curse: 'cursed-star',
  'ghost-town': 'ghost',
  'gold-rush': 'gold-nuggets',
  hangover: 'half-dead',
  'high-noon': 'striped-sun',
  shootout: 'crossed-pistols',
  'the-daltons': 'robber-mask',
  'the-doctor': 'doctor-face',
  'the-reverend': 'church',
  'the-sermon': 'megaphone',
  thirst: 'desert-skull',
  'train-arrival': 'steam-locomotive',
  // A Fistful of Cards
  'a-fistful-of-cards': 'poker-hand',
  'abandoned-mine': 'gold-mine',
  ambush: 'cactus',
  'blood-brothers': 'blood',
  'dead-man': 'tombstone',
  'hard-liquor': 'brandy-bottle',
  lasso: 'lasso',
  'law-of-the-west': 'scroll-unfurled',
  peyote: 'cactus-pot',
  ranch: 'ranch-gate',
  ricochet: 'ricochet',
  'russian-roulette': 'barrel-leak',
  sniper: 'bullseye',
  'the-judge': 'gavel',
  vendetta: 'knife-thrust',
  // The Duel
  carbine: 'musket',
  colt: 'revolver',
  fanning: 'reload-gun-barrel',
  peacemaker: 'crossed-pistols',
  shotgun: 'sawed-off-shotgun',
  bank: 'bank',
  clock: 'pocket-watch',
  'gun-belt': 'cowboy-holster',
  hat: 'western-hat',
  rattlesnake: 'rattlesnake',
  stampede: 'bison',
  'return-fire': 'bullet-impacts',
  schoolmarm: 'teacher',
  stealing: 'robber-hand',
  'strong-ale': 'beer-bottle',
  wagon: 'old-wagon',
  water: 'water-splash',
};

/** A character's face: the picture and the colour of the medallion. */
const CHARACTERS: Record<string, [icon: string, tint: string]> = {
  'bart-cassidy': ['bandana', 'blood'],
  'black-jack': ['poker-hand', 'teal'],
  'calamity-janet': ['crossed-pistols', 'plum'],
  'el-gringo': ['sombrero', 'ochre'],
  'jesse-jones': ['robber-mask', 'sky'],
  jourdonnais: ['cellar-barrels', 'sage'],
  'kit-carlson': ['binoculars', 'teal'],
  'lucky-duke': ['clover', 'sage'],
  'paul-regret': ['cavalry', 'sky'],
  'pedro-ramirez': ['cigar', 'ochre'],
  'rose-doolan': ['rose', 'blood'],
  'sid-ketchum': ['brandy-bottle', 'plum'],
  'slab-the-killer': ['skull-crossed-bones', 'wood'],
  'suzy-lafayette': ['flower-hat', 'plum'],
  'vulture-sam': ['vulture', 'teal'],
  'willy-the-kid': ['cowboy-holster', 'ochre'],
  // Dodge City
  'apache-kid': ['tomahawk', 'blood'],
  'belle-star': ['beveled-star', 'plum'],
  'bill-noface': ['bandit', 'wood'],
  'chuck-wengam': ['bleeding-heart', 'blood'],
  'doc-holyday': ['doctor-face', 'sky'],
  'elena-fuente': ['rose', 'ochre'],
  'greg-digger': ['dig-dug', 'wood'],
  'herb-hunter': ['wanted-reward', 'sage'],
  'jose-delgado': ['sombrero', 'blood'],
  'molly-stark': ['bow-tie-ribbon', 'plum'],
  'pat-brennan': ['robber-hand', 'teal'],
  'pixie-pete': ['pipes', 'sage'],
  'sean-mallory': ['mustache', 'ochre'],
  'tequila-joe': ['glass-shot', 'ochre'],
  'vera-custer': ['double-face-mask', 'sky'],
  // The Duel
  'alan-pinkertoon': ['magnifying-glass', 'sky'],
  'annie-oakey': ['target-shot', 'plum'],
  'bart-masterson': ['walking-boot', 'sage'],
  'bill-tightman': ['handcuffs', 'teal'],
  'buffalo-bell': ['buffalo-head', 'ochre'],
  'dalon-ranger': ['domino-mask', 'sky'],
  jango: ['broken-shield', 'blood'],
  'pat-garret': ['star', 'sky'],
  'tex-killer': ['skull-crossed-bones', 'teal'],
  'the-stranger': ['cowled', 'wood'],
  'wild-bill': ['poker-hand', 'wood'],
  'wyatt-ear': ['mustache', 'teal'],
  'babe-leroy': ['flower-hat', 'blood'],
  'bull-anderson': ['bull', 'wood'],
  'cattle-katie': ['bull-horns', 'ochre'],
  'dalton-bros': ['double-face-mask', 'blood'],
  'jack-ransome': ['swap-bag', 'plum'],
  'pearl-hat': ['pearl-necklace', 'plum'],
  'sid-curry': ['hot-spices', 'ochre'],
  'slim-poet': ['quill-ink', 'wood'],
  'soundance-kid': ['guitar', 'sage'],
  'toco-ramirez': ['cigar', 'ochre'],
  'tom-thorn': ['thorny-vine', 'sage'],
  'west-harding': ['desert', 'blood'],
};

const SETS: Record<string, string> = {
  base: 'revolver',
  'dodge-city': 'watchtower',
  'high-noon': 'striped-sun',
  'fistful-of-cards': 'poker-hand',
  duel: 'duel',
  dice: 'rolling-dices',
};

const ROLES: Record<string, string> = {
  sheriff: 'sheriff',
  deputy: 'deputy',
  outlaw: 'robber-mask',
  renegade: 'wolf-head',
  law: 'sheriff',
};

export const FACES: Record<string, string> = {
  arrow: 'broadhead-arrow',
  dynamite: 'dynamite',
  one: 'eye-1',
  two: 'eye-2',
  beer: 'beer-stein',
  gatling: 'machine-gun',
};

/** The symbols printed on the cards of the Duel. */
export const SYMBOLS: Record<string, string> = {
  barrel: 'barrel',
  dynamite: 'dynamite',
  horseshoe: 'horseshoe',
  snake: 'rattlesnake',
};

/** What marks a card by the colour of its border. */
export const BORDERS: Record<string, string> = {
  brown: 'bullet-impacts',
  blue: 'horseshoe',
  green: 'hourglass',
  orange: 'heavy-bullets',
  red: 'crosshair',
};

export const SUITS: Record<string, string> = { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' };

/** Pictures of buttons, prompts, log lines and pages. */
const OTHERS = [
  'alarm-clock', 'anticlockwise-rotation', 'arrow-flights', 'beer-stein', 'boot-prints', 'bowie-knife', 'broadhead-arrow',
  'broken-heart', 'bullet', 'bullet-impacts', 'bullet-lost', 'bullseye', 'burning-skull', 'cactus', 'card-discard',
  'card-draw', 'card-exchange', 'card-pick', 'card-play', 'cavalry', 'chat-bubble', 'check-mark', 'church', 'clockwise-rotation',
  'cog', 'crosshair', 'crossed-pistols', 'cycle', 'death-skull', 'deputy', 'dodging', 'eyeball', 'expand', 'eye-1', 'eye-2', 'eye-target',
  'exit-door', 'falling', 'flag-objective', 'gavel', 'half-heart', 'hand', 'handcuffs', 'hazard-sign', 'health-normal', 'heart-plus', 'heavy-bullets',
  'help', 'hood', 'hourglass', 'info', 'linked-rings', 'magnifying-glass', 'menu', 'moon', 'next-button', 'open-book',
  'padlock', 'padlock-open', 'pause-button', 'perspective-dice-six-faces-random', 'person', 'plain-circle', 'play-button', 'prisoner',
  'previous-button', 'price-tag', 'return-arrow', 'robber-hand', 'rolling-dices', 'saddle', 'save', 'scroll-unfurled', 'sheriff', 'sherlock-holmes',
  'card-random', 'speaker', 'speaker-off', 'star', 'stopwatch', 'sun', 'swap-bag', 'talk', 'team-idea', 'three-friends', 'tombstone',
  'tied-scroll', 'trash-can', 'trophy', 'two-coins', 'unplugged', 'vintage-robot', 'wanted-reward', 'western-hat', 'wolf-head', 'world',
  'card-2-hearts', 'cancel', 'empty-hourglass', 'explosion-rays', 'mine-explosion', 'pistol-gun', 'horseshoe', 'conversation',
]; // prettier-ignore

export const ICONS: string[] = [
  ...new Set([
    ...Object.values(THINGS),
    ...Object.values(CHARACTERS).map(([icon]) => icon),
    ...Object.values(SETS),
    ...Object.values(ROLES),
    ...Object.values(FACES),
    ...Object.values(SYMBOLS),
    ...Object.values(BORDERS),
    ...Object.values(SUITS),
    ...OTHERS,
  ]),
].sort();

const UNKNOWN = 'card-pick';

/** The picture of a thing, by its key (`card/jail`). */
export function iconOf(game: string, key: string): string {
  const id = key.slice(key.indexOf('/') + 1);
  return THINGS[`${game}/${id}`] ?? THINGS[id] ?? CHARACTERS[id]?.[0] ?? SETS[id] ?? UNKNOWN;
}

/** The colour of a character's medallion. */
export function tintOf(character: string): string {
  return CHARACTERS[character]?.[1] ?? 'wood';
}

export const iconOfSet = (id: string): string => SETS[id] ?? UNKNOWN;
export const iconOfRole = (id: string): string => ROLES[id] ?? 'person';
