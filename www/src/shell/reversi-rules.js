/** The boards of Reversi, by the ids that records and links have. */
export const matchIds = ['reversi', 'reversi-6', 'reversi-4'];

/** Where a text names the engine, at any of its strengths. */
export const ENGINE = /\b(?:engine-\d|beginner-\d|strongest\b)/;

/** @param {string} agent as links and files name one @returns {boolean} whether it names the engine, which an agent may also have in a parameter */
export const isEngineName = (agent) => agent.search(ENGINE) === 0;
