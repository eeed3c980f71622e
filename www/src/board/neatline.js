/** The border of a chart: a band alternately ink and chart, one stretch a cell, magenta beside the focused cell. */
import {html, svg} from 'lit/html.js';

/** @param {{rows: number, cols: number, row: number, col: number}} sea - row and col of the focused cell, from 0. */
export const renderNeatline = ({
  rows,
  cols,
  row,
  col,
}) => html`<div class="neatline" aria-hidden="true">
  ${['top', 'bottom'].map((side) => renderBand({side, length: cols, focused: col, lies: true}))}
  ${['left', 'right'].map((side) => renderBand({side, length: rows, focused: row, lies: false}))}
</div>`;

/** @param {{side: string, length: number, focused: number, lies: boolean}} band */
const renderBand = ({side, length, focused, lies}) => html`<svg
  class="neatline-band"
  data-side=${side}
  viewBox=${lies ? `0 0 ${length} 1` : `0 0 1 ${length}`}
  preserveAspectRatio="none"
>
  ${Array.from(
    {length},
    (
      _,
      index,
    ) => svg`<rect class="stretch" data-even=${index % 2 === 0} data-focused=${index === focused}
      x=${lies ? index : 0} y=${lies ? 0 : index} width="1" height="1" />`,
  )}
</svg>`;
