/** The boards of Reversi, by the ids that records and links have. */
export const matchIds = ['reversi', 'reversi-6', 'reversi-4'];
