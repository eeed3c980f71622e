// What the worker asks the tutor for, and how a game is told to it.

/** The calls on a game that the tutor answers. */
export const TUTORED = ['deductions', 'hint', 'prove', 'level'];

/** @param {any} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @param {any} error @returns {{recipe: any, players: string} | null} the puzzle that has to be made first, and who shall play it */
export function unmade(error) {
  if (error?.code !== 'puzzle-not-made') return null;
  const {rules, seed, players} = error.args;
  return {recipe: {rules, seed, level: 'easy'}, players};
}

/** @param {{record: string}} made @param {string} players @returns {string} the record of a game of theirs on a puzzle that was made */
export function recordFor({record}, players) {
  const [version, rules, start] = record.split(' ');
  return `${version} ${rules} ${start} ${players} -`;
}

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
