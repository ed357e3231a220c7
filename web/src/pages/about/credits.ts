/** Who drew the pictures: for each artist of game-icons.net the icons in use, as their collection files them. */

export interface Artist {
  name: string;
  home?: string;
  icons: string[];
}

// prettier-ignore
export const ARTISTS: Artist[] = [
  {
    name: 'Delapouite',
    home: 'https://delapouite.com',
    icons: [
      'alarm-clock', 'anticlockwise-rotation', 'bandana', 'bandit', 'bank', 'bar-stool', 'barrel', 'barrel-leak',
      'beer-bottle', 'binoculars', 'bison', 'bow-tie-ribbon', 'buffalo-head', 'bullet-impacts', 'cactus',
      'cactus-pot', 'calendar', 'caravan', 'card-exchange', 'cavalry', 'cellar-barrels', 'chat-bubble', 'check-mark', 'church',
      'cigar', 'clockwise-rotation', 'coal-wagon', 'cowboy-holster', 'crosshair', 'desert', 'duck', 'dynamite',
      'exit-door', 'expand', 'eye-target', 'flag-objective', 'flower-hat', 'gold-mine', 'gold-nuggets', 'graveyard',
      'half-dead', 'handheld-fan', 'heavy-bullets', 'horseshoe', 'info', 'lasso', 'lockpicks',
      'machine-gun-magazine', 'megaphone', 'metal-plate', 'mustache', 'next-button', 'old-wagon', 'padlock-open',
      'pearl-necklace', 'person', 'perspective-dice-six-faces-random', 'pipes', 'plain-circle', 'podium',
      'previous-button', 'price-tag', 'prisoner', 'puzzle', 'ranch-gate', 'rattlesnake', 'reload-gun-barrel', 'robber-mask',
      'rolling-dices', 'saddle', 'saloon-doors', 'save', 'sawed-off-shotgun', 'share', 'sherlock-holmes', 'shop',
      'sombrero', 'speaker', 'speaker-off', 'steam-locomotive', 'striped-sun', 'strongbox', 'tabletop-players', 'teacher', 'team-idea',
      'theater-curtains', 'three-friends', 'tomahawk', 'trash-can', 'tumbleweed', 'two-coins', 'wanted-reward',
      'watchtower', 'water-flask', 'western-hat', 'wooden-chair', 'wooden-crate',
    ],
  },
  {
    name: 'Lorc',
    home: 'https://lorcblog.blogspot.com',
    icons: [
      'arrow-cluster', 'arrow-flights', 'beer-stein', 'beveled-star', 'bleeding-heart', 'book-cover', 'boot-prints',
      'brandy-bottle', 'broadhead-arrow', 'broken-heart', 'broken-shield', 'bull', 'bull-horns', 'bullets', 'cog',
      'conversation', 'cowled', 'crossed-pistols', 'crystal-ball', 'cursed-star', 'cycle', 'desert-skull', 'dig-dug',
      'doctor-face', 'dodging', 'domino-mask', 'double-face-mask', 'double-shot', 'echo-ripples', 'empty-hourglass',
      'explosion-rays', 'eyeball', 'gavel', 'ghost', 'glass-shot', 'grab', 'grim-reaper', 'guitar', 'half-heart',
      'handcuffs', 'hazard-sign', 'hood', 'horse-head', 'hot-spices', 'hourglass', 'knife-thrust', 'linked-rings',
      'magnifying-glass', 'martini', 'mine-explosion', 'moon', 'muscle-up', 'open-book', 'padlock', 'poker-hand',
      'prayer', 'punch', 'quill-ink', 'return-arrow', 'ringing-bell', 'rose', 'scroll-unfurled', 'sharp-smile',
      'shouting', 'skull-crossed-bones', 'spyglass', 'sun', 'sunbeams', 'swap-bag', 'target-shot', 'thorny-vine',
      'thunder-struck', 'tied-scroll', 'trophy', 'two-feathers', 'unlit-bomb', 'vintage-robot', 'vulture',
      'walking-boot', 'water-splash', 'whip', 'wolf-head', 'world',
    ],
  },
  {
    name: 'Skoll',
    icons: [
      'blood', 'bowie-knife', 'bullseye', 'burning-skull', 'clubs', 'diamonds', 'dress', 'hearts',
      'machine-gun', 'musket', 'pocket-watch', 'revolver', 'spades', 'stopwatch', 'talk', 'winchester-rifle',
    ],
  },
  {
    name: 'sbed',
    icons: [
      'cancel', 'clover', 'death-skull', 'duel', 'falling', 'health-normal', 'help', 'rifle', 'tombstone',
      'unplugged',
    ],
  },
  {
    name: 'Faithtoken',
    icons: [
      'card-discard', 'card-draw', 'card-pick', 'card-random',
    ],
  },
  {
    name: 'Caro Asercion',
    icons: [
      'grand-piano', 'ricochet',
    ],
  },
  {
    name: 'Guard13007',
    icons: [
      'pause-button', 'play-button',
    ],
  },
  {
    name: 'Quoting',
    icons: [
      'card-play', 'field-gun',
    ],
  },
  {
    name: 'Aussiesim',
    icons: [
      'card-2-hearts', 'card-ace-hearts',
    ],
  },
  {
    name: 'DarkZaitzev',
    icons: [
      'robber-hand',
    ],
  },
  {
    name: 'Felbrigg',
    icons: [
      'dodge',
    ],
  },
  {
    name: 'John Colburn',
    icons: [
      'pistol-gun',
    ],
  },
  {
    name: 'Zeromancer',
    icons: [
      'heart-plus',
    ],
  },
];

/** Pictures whose artist we could not find out. */
export const UNKNOWN: string[] = [];
