// A move as a person types it.

/** Row and column from 0, also as the page itself writes them: `row 4, column 5`. */
const ROW_COLUMN = /^(?:\p{L}{2,}\s+)?(\d)\s*[, ]\s*(?:\p{L}{2,}\s+)?(\d)$/u;

/**
 * @param {string} text a square (`f5`), its row and column from 0 (`4,5`; `45` where squares are written so, or no move has that number), a move's number (`3`), or `pass`
 * @param {import('./types.js').ReversiView} view
 * @param {import('./types.js').Options['notation']} notation how squares are written; it tells what two digits are
 * @returns {import('./types.js').Action | null} null where it is none of these
 */
export function typedMove(text, view, notation) {
  const said = text.trim().toLowerCase();
  if (/^p(ass)?$/.test(said)) return {type: 'pass'};
  if (/^[a-h][1-8]$/.test(said)) return {type: 'put', cell: said.toUpperCase()};
  const [, row, col] = ROW_COLUMN.exec(said) ?? /^(\d)(\d)$/.exec(said) ?? [];
  const placed = view.legal.find((one) => one.row === Number(row) && one.col === Number(col));
  const numbered = view.legal.find(({number}) => String(number) === said);
  const move = notation === 'row-column' ? (placed ?? numbered) : (numbered ?? placed);
  return move ? {type: 'put-number', number: move.number} : null;
}
