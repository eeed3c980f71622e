// The hunt whose position is compared, and the small boards beside it. What is said of them is counted by the engine.

/** A hunt of Exact in the classic game, up to the position: the sea of this seed, and the shots. */
export const SEED = '5';
export const STEP = 26;
export const RECORD =
  'spyglass2 admiral s.5 solo:exact FE5.FF6.FG7.FD4.FC3.FH8.FC7.FD8.FE8.FD7.FD6.FI5.FH4.FG3.FF2.FF9.FE9.FD9.FG9.FH9.FB5.FJ6.FA6.FF10.FE1.FB10';
/** The likeliest cell is compared with this one until another is chosen. */
export const OTHER = 'I7';
/** The fleets hunted at first; every wish for more doubles them. */
export const FLEETS = 4000;
/** As many as the engine draws. */
export const MOST_FLEETS = 64_000;

/** @typedef {Pick<import('../state.js').BoardConfig, 'cols' | 'rows' | 'lengths'>} SmallBoard */

/** Solved at once: where one ship is hidden, and the lattice of its length tells why; and a few others. @type {SmallBoard[]} */
export const SMALL = [
  {cols: 5, rows: 5, lengths: [3]},
  {cols: 4, rows: 4, lengths: [3]},
  {cols: 4, rows: 4, lengths: [2]},
  {cols: 4, rows: 3, lengths: [2, 2]},
  {cols: 3, rows: 3, lengths: [3, 2]},
];
