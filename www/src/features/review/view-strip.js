// A fleet in one line: its ships from above, the sunk ones struck out, named where there is room.
import {html, nothing} from 'lit/html.js';

/** @param {{fleet: unknown, left?: string, named?: boolean}} strip fleet: the list of its ships; left: how many are afloat, where that is told */
export const renderStrip = ({
  fleet,
  left,
  named,
}) => html`<div class="strip" data-named=${named ? '' : nothing}>
  ${fleet}${left ? html`<p class="strip-left">${left}</p>` : nothing}
</div>`;
