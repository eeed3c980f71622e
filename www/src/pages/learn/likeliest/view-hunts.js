// One fleet, hunted to the end after either cell: both hunts side by side, shot by shot.

import {html, nothing, svg} from 'lit/html.js';
import {cellAt, cellIndex, rowCol} from '../../../board/cells.js';
import {renderChart} from '../../../board/chart.js';
import {vars} from '../../../board/vars.js';
import {renderButton} from '../../../shell/view/controls.js';
import {pairOf} from './state.js';

/** @import {View} from '../../../engine/types.js' */
/** @import {Shown} from '../view.js' */
/** @import {Likeliest} from './state.js' */

/** @param {Shown} shown @param {Likeliest} known */
export function renderHunts(shown, known) {
  const {words, dispatch} = shown;
  const {view, hunts, fleet, cells} = known;
  const hunted = hunts[fleet];
  if (!view || !hunted) return nothing;
  const lines = pairOf(known).map((cell) => hunted.hunts[cells.indexOf(cell)]);
  const longest = Math.max(...lines.map(({length}) => length));
  const shots = known.shots ?? longest;
  const go = (/** @type {number} */ by) =>
    dispatch({type: 'likeliest-fleet', fleet: (fleet + by + hunts.length) % hunts.length});
  return html`<div class="hunt-steps">
      ${renderButton(words('likeliest-previous'), () => go(-1))}
      <span class="hunt-number" id="hunt-number">${words('likeliest-fleet', {number: fleet + 1, of: hunts.length})}</span>
      ${renderButton(words('likeliest-next'), () => go(1))}
      <div class="field line-wish">
        <label for="hunt-shots">${words('likeliest-shown')}</label>
        <div class="line-range">
          <input
            id="hunt-shots"
            type="range"
            min="0"
            max=${longest}
            .value=${String(shots)}
            @input=${(/** @type {{target: HTMLInputElement}} */ {target}) =>
              dispatch({type: 'likeliest-shots', shots: Number(target.value)})}
          />
          <output for="hunt-shots">${shots}</output>
        </div>
      </div>
    </div>
    <div class="hunts">
      ${lines.map((line) => renderHunt(shown, view, hunted.ships, line, shots))}
    </div>`;
}

/** @param {Shown} shown @param {View} view the position @param {string[][]} ships @param {string[]} line all shots of the hunt @param {number} shots how many are seen */
function renderHunt({words, names}, view, ships, line, shots) {
  const {rows, cols} = view.rules;
  const {marks} = view.boards[0];
  const fired = line.slice(0, shots);
  const isHit = (/** @type {string} */ cell) => ships.some((ship) => ship.includes(cell));
  const over = line.length <= shots;
  // What was known before keeps its mark; a shot of the hunt has its number there.
  const cells = marks.map((mark, place) => ({cell: cellAt(place, cols), name: '', mark}));
  const [first] = line;
  const caption = words(over ? 'likeliest-hunt-over' : 'likeliest-hunt', {
    cell: names.cell(first),
    shots: over ? line.length : fired.length,
  });
  const list = fired.map((cell) =>
    isHit(cell) ? words('likeliest-hunt-hit', {cell: names.cell(cell)}) : names.cell(cell),
  );
  return html`<figure class="held" ${vars({'--rows': rows, '--cols': cols})}>
    <div class="held-chart" role="img" aria-label=${words('likeliest-hunt-picture', {caption, list: list.join(', ')})}>
      ${renderChart({
        ...{id: 'hunt', rows, cols, label: '', rowNames: [], colNames: [], cells},
        ships: ships.map((cells) => ({
          cells,
          state: cells.every(
            (cell) => fired.includes(cell) || marks[cellIndex(cell, cols)] === 'sunk',
          )
            ? 'sunk'
            : 'ghost',
        })),
        notes: svg`${fired.map((cell, at) => renderNumber(cell, at + 1, isHit(cell)))}`,
      })}
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

/** @param {string} cell @param {number} number @param {boolean} hit */
function renderNumber(cell, number, hit) {
  const [row, col] = rowCol(cell);
  return svg`<g transform="translate(${col * 100} ${row * 100})">
    <circle class="hunt-shot" data-hit=${hit ? '' : nothing} cx="50" cy="50" r="38" />
    <text class="hunt-shot-number" data-hit=${hit ? '' : nothing} x="50" y="66">${number}</text>
  </g>`;
}
