// The keys along the timeline, for every game.

/** @type {{keys: string[], where: import('./game.d.ts').Way, word: string}[]} */
export const TIMELINE_KEYS = [
  {keys: ['['], where: 'back', word: 'back'},
  {keys: [']'], where: 'forward', word: 'forward'},
  {keys: ['Home'], where: 'first', word: 'first-step'},
  {keys: ['End'], where: 'last', word: 'last-step'},
  {keys: [' '], where: 'toggle', word: 'key-play'},
];
