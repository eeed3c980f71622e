// Where grid lines would meet on a sheet.

const ARM = 12;

/**
 * Small crosses where grid lines would meet; every fifth is longer, to count by. At the neatline only the inner arm is
 * drawn.
 *
 * @param {number} rows
 * @param {number} cols
 */
export function crosses(rows, cols) {
  const places = Array.from({length: (rows + 1) * (cols + 1)}, (_, place) => [
    Math.floor(place / (cols + 1)),
    place % (cols + 1),
  ]);
  const [width, height] = [cols * 100, rows * 100];
  return places
    .map(([row, col]) => {
      const arm = row % 5 === 0 && col % 5 === 0 ? ARM * 1.5 : ARM;
      const [x, y] = [col * 100, row * 100];
      const [left, right] = [Math.max(0, x - arm), Math.min(width, x + arm)];
      const [top, bottom] = [Math.max(0, y - arm), Math.min(height, y + arm)];
      const lies = row > 0 && row < rows ? `M${left} ${y}H${right}` : '';
      const stands = col > 0 && col < cols ? `M${x} ${top}V${bottom}` : '';
      return lies + stands;
    })
    .join('');
}
