// A position as text of one width, for forums and letters.

/** @param {string[][]} rows the first one are the heads */
export function aligned(rows) {
  const wide = rows[0].map((_, col) => Math.max(...rows.map((row) => row[col].length)));
  return rows
    .map((row) =>
      row
        .map((text, col) => text.padStart(wide[col]))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {string} board a row after another, without spaces @param {number} side */
export const squaresText = (board, side) =>
  aligned([
    ['', ...Array.from({length: side}, (_, col) => 'abcdefgh'[col])],
    ...Array.from({length: side}, (_, row) => [
      String(row + 1),
      ...board.slice(row * side, (row + 1) * side).replaceAll('-', '.'),
    ]),
  ]);

/** @param {{title: string, boards: string[], line: string, link: string}} about `line`: what has happened */
export const forumText = ({title, boards, line, link}) =>
  `${[title, ...boards, line, link].filter(Boolean).join('\n\n')}\n`;
