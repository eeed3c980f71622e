// How many agents hunt the sea beside each other: one is watched, several are compared.
import {html} from 'lit/html.js';
import {sameSea} from '../../../shell/records.js';
import {buttonsOf, nextIn} from '../../../shell/view/walk.js';

/** @import {ViewContext} from './page.js' */

const NUMBERS = [1, 2, 3, 4];

/** Who joins the agent that is watched. */
const OTHERS = ['exact', 'probability-map', 'parity', 'hunt'];

/** @param {string[]} agents @param {number} number @returns {string[]} so many, those that are there first */
const filled = (agents, number) =>
  [...agents, ...OTHERS.filter((id) => !agents.some((agent) => agent.split(':')[0] === id))].slice(
    0,
    number,
  );

/** @param {ViewContext} shown */
export function renderSideBySide({state, view, words, dispatch}) {
  const {mode, comparing, game} = state;
  const agents =
    (mode === 'compare' ? comparing?.whole : view)?.players.map(({agent}) => agent ?? '') ?? [];
  const shown = mode === 'compare' ? agents.length : 1;
  /** @param {number} number */
  function choose(number) {
    if (number === shown) return;
    if (number === 1) return dispatch({type: 'mode', mode: 'watch'});
    if (mode === 'compare')
      return dispatch({type: 'compare-choose', agents: filled(agents, number)});
    const others = filled(agents, number).join(',');
    // Before its sea is there, another is hunted.
    const text = game ? sameSea(game.record, `race:${others}`) : `?mode=compare&agent=${others}`;
    dispatch({type: 'compare', text});
  }
  return html`<div class="side-by-side" role="radiogroup" aria-label=${words('side-by-side')} @keydown=${walk}>
    <span aria-hidden="true">${words('side-by-side')}</span>
    ${NUMBERS.map(
      (number) => html`<button
        class="button"
        type="button"
        role="radio"
        aria-checked=${number === shown}
        tabindex=${number === shown ? 0 : -1}
        @click=${() => choose(number)}
      >${words.number(number)}</button>`,
    )}
  </div>`;
}

/** @param {KeyboardEvent} event the arrows move the focus: a choice opens another page's worth of boards, so it takes a press */
function walk(event) {
  nextIn(event, buttonsOf(event), {ArrowRight: 1, ArrowLeft: -1})?.focus();
}
