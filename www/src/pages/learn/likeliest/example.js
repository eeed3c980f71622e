// The hunt whose position is compared, and the small boards beside it. What is said of them is counted by the engine.

/** A hunt of Exact in the classic game, up to the position: the sea of this seed, and the shots. */
export const SEED = '29';
export const STEP = 22;
export const RECORD =
  'spyglass2 admiral s.29 solo:exact FE6.FF5.FF4.FG5.FE5.FD5.FH5.FC5.FI5.FB5.FD8.FF7.FG9.FH8.FG8.FH7.FH9.FH10.FH6.FC7.FG3.FH2';
/** The likeliest cell is compared with this one until another is chosen. */
export const OTHER = 'E9';
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
