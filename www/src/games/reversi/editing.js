// A board as text, turned and mirrored.

/** @param {string} board @param {number} side @param {(row: number, col: number) => [number, number]} from where the disc of a square comes from */
const moved = (board, side, from) =>
  Array.from(board, (_, place) => {
    const [row, col] = from(Math.floor(place / side), place % side);
    return board[row * side + col];
  }).join('');

/** A quarter turn clockwise. @param {string} board @param {number} side */
export const turned = (board, side) => moved(board, side, (row, col) => [side - 1 - col, row]);

/** Left and right exchanged. @param {string} board @param {number} side */
export const flipped = (board, side) => moved(board, side, (row, col) => [row, side - 1 - col]);
