/** What is quickly said: `table-emote-ID` in the speaker's language, with a picture. */
export const EMOTES: readonly (readonly [id: string, icon: string])[] = [
  ['howdy', 'western-hat'],
  ['draw', 'revolver'],
  ['yeehaw', 'cavalry'],
  ['close', 'dodging'],
  ['ouch', 'broken-heart'],
  ['thanks', 'beer-stein'],
  ['hurry', 'hourglass'],
  ['played', 'trophy'],
];
