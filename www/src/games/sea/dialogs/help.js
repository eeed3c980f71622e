import {html, nothing} from 'lit/html.js';
import {linkIn} from '../../../shell/links.js';
import {agentsFor, namedRules} from '../select.js';
import {helpRows} from './help-rows.js';

/** @import {ViewContext} from '../view/page.js' */

/** @type {Record<string, string>} */
const CAPS = {ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→'};

/** @param {ViewContext} shown how to play in five lines, and every key */
export function renderHelp({state, words, names, view}) {
  /** @param {string} name */
  const key = (name) =>
    name
      .split('+')
      .filter(Boolean)
      .map((part) => {
        if (part === ' ') return words('key-space');
        return (
          CAPS[part] ??
          (part.length === 1
            ? part.toUpperCase()
            : words.has(`key-name-${part}`)
              ? words(`key-name-${part}`)
              : part)
        );
      })
      .join(' + ');
  const {rules} = view;
  const rival = view.players.some(({kind}) => kind === 'agent');
  const args = {
    shape: rules.fleet.some(({cells}) => cells) ? 'any' : 'line',
    rival: state.mode === 'race' && !rival ? 'none' : state.mode,
  };
  const puzzle = state.mode === 'puzzle';
  const lines = [1, 2, 3, 4, 5].map((line) =>
    puzzle ? words(`help-puzzle-${line}`) : words(`help-${line}`, args),
  );
  return html`<ol class="how-to">${lines.map((line) => html`<li>${line}</li>`)}</ol>
    ${
      puzzle
        ? nothing
        : html`<p>${words(`contact-${rules.contact}`)} ${words(`announce-${rules.announce}`)} ${rules.shootAgain ? words('shoot-again') : ''}</p>`
    }
    ${renderAgents(puzzle ? [] : agentsFor(state, namedRules(rules)), {words, names})}
    <h3 class="legend-title">${words('help-keys')}</h3>
    <p class="field-hint">${words('keys-on-board')}</p>
    <table class="keys">
      <tbody>
        ${helpRows().map(
          ({word, keys}) => html`<tr>
            <th scope="row">${words(word)}</th>
            <td>${keys.map((name) => html`<kbd>${key(name)}</kbd> `)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p><a class="button button-quiet" href=${linkIn('lab/', state.lang)}>${words('help-lab')}</a></p>
    <p class="field-hint">${words('help-lab-games')}</p>
    <p><a class="button button-quiet" href=${linkIn('docs/', state.lang)}>${words('help-learn')}</a></p>
    <p><a class="button button-quiet" href=${linkIn('lesson/?v=2&teachers=1', state.lang)}>${words('help-teachers')}</a></p>`;
}

/** @param {{id: string}[]} agents those that play these rules @param {import('../../../shell/coded-sentence.js').Speech} speech what each of them does */
function renderAgents(agents, {words, names}) {
  if (agents.length === 0) return nothing;
  return html`<h3 class="legend-title">${words('help-agents')}</h3>
    <dl class="agents">
      ${agents.map(
        ({id}) => html`<div>
          <dt>${names.agent(id)}</dt>
          <dd>${words(`agent-does-${id}`)}</dd>
        </div>`,
      )}
    </dl>`;
}
