// The settings of somebody who has chosen none: one set for the whole site.

/** @type {import('../games/sea/types.js').Settings} */
export const defaultSettings = {
  theme: 'system',
  motion: 'system',
  oneTap: false,
  teaching: 0,
  speed: 2,
  sound: false,
  volume: 100,
  vibration: false,
  language: 'system',
  notation: 'locale',
  tab: 'unchosen',
  rules: 'admiral',
  opponent: 'parity',
  watched: 'parity',
  deploy: 'uniform',
  lays: 'against-the-shooter',
  puzzle: 'puzzle-8',
  level: 'easy',
  agentBegins: false,
};
