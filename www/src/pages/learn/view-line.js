// One line of cells with the tested one: the ways a ship can lie through it, by both formulas and one by one.
import {html, nothing} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {MOST_FREE, MOST_LENGTH} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderLine(shown) {
  const {state, words} = shown;
  const {line, ways} = state;
  return html`<div class="line-figure">
    <div class="line-wishes">
      ${renderNumber(shown, 'before', 0, MOST_FREE)} ${renderNumber(shown, 'behind', 0, MOST_FREE)}
      ${renderNumber(shown, 'length', 1, MOST_LENGTH)}
    </div>
    ${
      ways
        ? html`<table class="sheet">
              <caption>${words('learn-line-counts', {...line})}</caption>
              <tbody>
                <tr><th scope="row">${words('learn-line-article')}</th><td class="number">${ways.article}</td></tr>
                <tr><th scope="row">${words('learn-line-true')}</th><td class="number">${ways.ways}</td></tr>
                <tr><th scope="row">${words('learn-line-seen')}</th><td class="number">${ways.beginnings.length}</td></tr>
              </tbody>
            </table>
            <p id="line-here">${words(ways.article === ways.ways ? 'learn-line-agree' : 'learn-line-differ', {more: ways.article - ways.ways})}</p>`
        : nothing
    }
    ${renderCells(shown)}
  </div>`;
}

/** @param {Shown} shown @param {'before' | 'behind' | 'length'} name @param {number} least @param {number} most */
function renderNumber({state, words, dispatch}, name, least, most) {
  const value = state.line[name];
  const change = (/** @type {number} */ next) => dispatch({type: 'line', change: {[name]: next}});
  return html`<div class="field line-wish">
    <label for="line-${name}">${words(`learn-line-${name}`)}</label>
    <div class="line-range">
      <input
        id="line-${name}"
        type="range"
        min=${least}
        max=${most}
        .value=${String(value)}
        @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => change(Number(target.value))}
      />
      <output for="line-${name}">${value}</output>
    </div>
  </div>`;
}

/** @param {Shown} shown the line between its obstacles, and below it a ship a row */
function renderCells({state, words}) {
  const {before, behind, length} = state.line;
  const cells = before + behind + 3;
  const beginnings = state.ways?.beginnings ?? [];
  return html`<div class="line" role="img" aria-label=${words('learn-line-picture', {before, behind, ways: beginnings.length})} ${vars({'--cells': cells})}>
    ${Array.from({length: cells}, (_, place) => {
      const kind =
        place === 0 || place === cells - 1 ? 'stop' : place === before + 1 ? 'tested' : 'free';
      return html`<span class="line-cell" data-kind=${kind} ${vars({'--from': place + 1})}></span>`;
    })}
    ${beginnings.map(
      (nearer, row) =>
        html`<span class="line-ship" ${vars({'--from': before + 2 - nearer, '--cells-long': length, '--row': row + 2})}></span>`,
    )}
  </div>`;
}
