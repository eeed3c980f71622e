/** The boards of Reversi, by the ids that records and links have. */
export const matchIds = ['reversi', 'reversi-6', 'reversi-4'];

/** An agent that is the engine, at any of its strengths. */
export const ENGINE = /\b(?:engine-\d|beginner-\d|strongest\b)/;
