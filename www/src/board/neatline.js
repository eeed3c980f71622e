/** The border of a chart: a band alternately ink and chart, one stretch a cell, magenta beside the cell that is focused or aimed at. */
import {html, svg} from 'lit/html.js';

/** @import {RowCol} from './cells.js' */

/** @param {{rows: number, cols: number, focused: RowCol, aimed: RowCol}} sea - Places count from 0; -1: none. */
export const renderNeatline = ({
  rows,
  cols,
  focused,
  aimed,
}) => html`<div class="neatline" aria-hidden="true">
  ${['top', 'bottom'].map((side) => renderBand({side, length: cols, focused: focused[1], aimed: aimed[1], lies: true}))}
  ${['left', 'right'].map((side) => renderBand({side, length: rows, focused: focused[0], aimed: aimed[0], lies: false}))}
</div>`;

/** @param {{side: string, length: number, focused: number, aimed: number, lies: boolean}} band */
const renderBand = ({side, length, focused, aimed, lies}) => html`<svg
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
    ) => svg`<rect class="stretch" data-even=${index % 2 === 0} data-focused=${index === focused} data-aimed=${index === aimed}
      x=${lies ? index : 0} y=${lies ? 0 : index} width="1" height="1" />`,
  )}
</svg>`;
