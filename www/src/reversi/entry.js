// A move as a person types it.

/**
 * @param {string} text a square (`f5`), its row and column from 0 (`4,5`), a move's number (`3`), or `pass`
 * @param {import('./state.js').ReversiView} view
 * @returns {import('./state.js').Action | null} null where it is none of these
 */
export function typedMove(text, view) {
  const said = text.trim().toLowerCase();
  if (/^p(ass)?$/.test(said)) return {type: 'pass'};
  if (/^[a-h][1-8]$/.test(said)) return {type: 'put', cell: said.toUpperCase()};
  const [, row, col] = /^(\d)\s*[, ]\s*(\d)$/.exec(said) ?? [];
  const move = view.legal.find((one) =>
    row === undefined
      ? String(one.number) === said
      : one.row === Number(row) && one.col === Number(col),
  );
  return move ? {type: 'put-number', number: move.number} : null;
}
