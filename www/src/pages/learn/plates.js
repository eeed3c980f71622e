// What the pictures of the plates show. Pure.

/** Of every cell the ways in which ships of these lengths can lie through it on an empty board, as its share of the most. @param {number} side @param {number[]} ships */
export function waysOnBoard(side, ships) {
  /** The ways along one line, by place. @param {number} place */
  const inLine = (place) =>
    ships.reduce(
      (sum, length) =>
        sum + Math.max(0, Math.min(place, side - length) - Math.max(0, place - length + 1) + 1),
      0,
    );
  const ways = Array.from(
    {length: side * side},
    (_, place) => inLine(place % side) + inLine(Math.floor(place / side)),
  );
  const most = Math.max(...ways);
  return ways.map((way) => way / most);
}

/** The ships that lie through the middle of a line of so many cells, by where each begins. @param {number} cells @param {number} length */
export const throughMiddle = (cells, length) =>
  Array.from({length}, (_, at) => Math.floor(cells / 2) - length + 1 + at).filter(
    (from) => from >= 0 && from + length <= cells,
  );
