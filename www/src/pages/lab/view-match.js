// What came of a match of Reversi, and of the positions that its source printed, drawn.
import {html, nothing} from 'lit/html.js';
import {axisOf} from './histogram.js';
import {matchVerdict, percentWithin, scoreWithin} from './match-sentences.js';
import {whoMeets, withError} from './sentences.js';
import {renderBars} from './view-agents.js';
import {renderTrail} from './view-trail.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./tally.js').Summary & {match: import('./match-tally.js').Match}} Summary */

/** @param {Shown} shown @param {Summary} summary */
export function renderMatch(shown, summary) {
  const {state, words, names} = shown;
  const {match} = summary;
  const [sums] = summary.agents;
  const axis = axisOf(summary.agents);
  const first = names.agent(match.agents[0]);
  return html`<ul class="verdicts"><li>${matchVerdict(match, state.run, shown)}</li></ul>
    <ol class="lab-results">
      <li class="lab-result">
        <h3>${whoMeets(match, shown)}</h3>
        ${renderNumbers(shown, summary)} ${axis ? renderBars(shown, sums, {agent: 0, name: first}, axis) : nothing}
      </li>
    </ol>
    ${renderTrail(shown, summary, {title: words('lab-match-trail', {first}), within: percentWithin})}
    <p class="field-hint">${words('lab-match-how', {seed: state.run?.config.seed ?? ''})}</p>`;
}

/** @param {Shown} shown @param {Summary} summary */
function renderNumbers({words}, {match, agents: [sums]}) {
  const {score, within, wins, draws, losses, openings, discsError} = match;
  /** @param {string} name @param {string} value */
  const item = (name, value) => html`<div><dt>${words(name)}</dt><dd>${value}</dd></div>`;
  const whole = (/** @type {number | null} */ value) => (value === null ? '' : words.number(value));
  return html`<dl class="lab-numbers" data-agent="0">
    ${item('lab-match-score', scoreWithin(words, score, within))}
    ${item('lab-match-wins', whole(wins))} ${item('lab-match-draws', whole(draws))} ${item('lab-match-losses', whole(losses))}
    ${item('lab-match-discs', withError(words, sums.mean, discsError, openings))} ${item('lab-median-lower', whole(sums.median))}
    ${item('lab-least', whole(sums.min))} ${item('lab-most', whole(sums.max))} ${item('lab-played', whole(sums.games))}
  </dl>`;
}

/** @param {Shown} shown what became of what the source printed */
export function renderPrinted({state, words}) {
  const {printed} = state;
  if (printed === null || printed === 'running') return nothing;
  return html`<table class="sheet figures" id="printed">
    <thead>
      <tr>
        <th scope="col">${words('lab-printed-what')}</th>
        <th scope="col" class="number">${words('lab-printed-alike')}</th>
        <th scope="col">${words('lab-figure-verdict')}</th>
      </tr>
    </thead>
    <tbody>
      ${printed.map(({id, alike, of}) => {
        const verdict = alike === of ? 'agrees' : 'differs';
        const why = `lab-printed-${id}-why`;
        return html`<tr>
          <th scope="row">${words(`lab-printed-${id}`)}</th>
          <td class="number">${words('lab-printed-of', {alike, of})}</td>
          <td>
            <span class="figure-verdict" data-verdict=${verdict}>${words(`lab-verdict-${verdict}`)}</span>
            ${words.has(why) ? html`<span class="field-hint">${words(why)}</span>` : nothing}
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
