// Who is compared, and under which rules, as chosen, also while that is still being opened at the round looked at.

import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {MOST_COMPARED} from '../../games/sea/address.js';
import {gamesOf} from '../../games/sea/select.js';
import {offered} from '../../games/sea/set-up/parameters.js';
import {agentParts, agentText} from '../../shell/players.js';
import {field, option} from '../../shell/view/fields.js';
import {chosenOf, FEWEST} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Comparing} from './types.js' */

/** How small and how large a board can be made, and how many ships of a kind there can be. */
const SIDE = {min: 4, max: 16};
const SHIPS = {min: 1, max: 5};
const ANNOUNCED = ['hit-or-miss', 'sunk', 'names-ship'];

/** @param {ViewContext} shown @param {Comparing} comparing */
export const renderCompareChoices = (shown, comparing) => html`<div class="compare-choices">
  ${renderAgents(shown, comparing)} ${renderRules(shown, comparing)}
</div>`;

/** @param {ViewContext} shown @param {Comparing} comparing */
function renderAgents({state, words, names, dispatch}, comparing) {
  const {able} = comparing;
  const {agents} = chosenOf(comparing);
  const choose = (/** @type {string[]} */ next) => dispatch({type: 'compare-choose', agents: next});
  const unused = able.find((id) => agents.every((agent) => agentParts(agent).id !== id));
  return html`<fieldset class="compare-group">
    <legend>${words('compare-agents')}</legend>
    ${agents.map((agent, at) => {
      const parts = agentParts(agent);
      const entry = state.tables?.agents.find(({id}) => id === parts.id);
      const pick = (/** @type {string} */ next) => choose(agents.with(at, next));
      const id = `compare-agent-${at + 1}`;
      return html`<div class="compare-agent">
        ${field(
          id,
          words('compare-agent-n', {number: at + 1}),
          html`${able.map((one) => option(one, names.agent(one), one === parts.id))}`,
          pick,
        )}
        ${entry ? renderOptions(id, parts, entry.parameters, pick, {words, names}) : nothing}
        ${
          agents.length > FEWEST
            ? html`<button class="button button-quiet" type="button" @click=${() => choose(agents.toSpliced(at, 1))}>
                ${words('compare-remove', {agent: names.agent(agent)})}
              </button>`
            : nothing
        }
      </div>`;
    })}
    ${
      agents.length < MOST_COMPARED
        ? html`<button class="button" type="button" @click=${() => choose([...agents, unused ?? able[0]])}>
            ${words('compare-add')}
          </button>`
        : nothing
    }
  </fieldset>`;
}

/** From so many numbers on a slider finds one sooner than a list. */
const MANY = 5;

/** @param {string[]} values in the order of a slider: numbers by their size, then what is none; null where they are few @returns {string[] | null} */
function scaleOf(values) {
  const numbers = values.filter((value) => Number.isFinite(Number(value)));
  if (numbers.length < MANY) return null;
  const words = values.filter((value) => !numbers.includes(value));
  return [...numbers.sort((one, other) => Number(one) - Number(other)), ...words];
}

/**
 * What an agent can be told: a slider where that is a number, else a list.
 * @param {string} prefix
 * @param {ReturnType<typeof agentParts>} agent
 * @param {import('../../engine/types.js').AgentEntry['parameters']} parameters all it has, by which its text is written
 * @param {(agent: string) => void} pick
 * @param {Pick<ViewContext, 'words' | 'names'>} speech
 */
function renderOptions(prefix, {id, options}, parameters, pick, {words, names}) {
  const choose = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    pick(agentText(id, {...options, [name]: value}, parameters));
  return parameters.map((parameter) => {
    const {name, default: usual, values} = parameter;
    const value = options[name] ?? usual;
    const choices = offered(values, value);
    const scale = scaleOf(choices);
    if (!scale)
      return field(
        `${prefix}-${name}`,
        names.capital(words(`parameter-${name}`)),
        choices.map((each) => option(each, names.parameterValue(name, each), each === value)),
        choose(name),
      );
    const label = words('compare-parameter', {
      parameter: words(`parameter-${name}`),
      value: names.parameterValue(name, value),
    });
    const range = {value: scale.indexOf(value), min: 0, max: scale.length - 1};
    const valueText = (/** @type {number} */ at) => names.parameterValue(name, scale[at]);
    return slider(`${prefix}-${name}`, label, range, (at) => choose(name)(scale[at]), valueText);
  });
}

/** @param {string} id @param {string} label @param {{value: number, min: number, max: number}} range @param {(value: number) => void} set @param {(value: number) => string} [valueText] where the number is only a place */
const slider = (
  id,
  label,
  {value, min, max},
  set,
  valueText,
) => html`<div class="field compare-slider">
  <label for=${id}>${label}</label>
  <input
    id=${id}
    type="range"
    min=${min}
    max=${max}
    .value=${live(String(value))}
    aria-valuetext=${valueText ? valueText(value) : nothing}
    @input=${(/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))}
  />
</div>`;

/** @param {ViewContext} shown @param {Comparing} comparing */
function renderRules({state, words, names, dispatch}, comparing) {
  const {rules} = chosenOf(comparing);
  const {rows, cols, fleet, contact, announce, known, clues} = rules;
  const ids = gamesOf(state.tables);
  const change = (/** @type {Partial<typeof rules>} */ changed) =>
    dispatch({type: 'compare-choose', changed});
  const scored = announce === 'content';
  return html`<fieldset class="compare-group">
    <legend>${words('compare-rules')}</legend>
    ${field(
      'compare-rules',
      words('pick-rules'),
      html`${ids.map((id) => option(id, names.rules(id), id === rules.id))}
      ${rules.id ? nothing : option('custom', words('rules-custom'), true)}`,
      (id) => id !== 'custom' && dispatch({type: 'compare-choose', rules: id}),
    )}
    ${slider('compare-rows', words('compare-rows', {rows}), {value: rows, ...SIDE}, (value) => change({rows: value}))}
    ${slider('compare-cols', words('compare-cols', {cols}), {value: cols, ...SIDE}, (value) => change({cols: value}))}
    ${fleet.map(({name, count}, at) =>
      slider(
        `compare-ships-${at}`,
        words('compare-ships', {ship: names.ship(name), count}),
        {value: count, ...SHIPS},
        (value) => change({fleet: fleet.with(at, {...fleet[at], count: value})}),
      ),
    )}
    ${field(
      'compare-contact',
      words('compare-contact'),
      html`${['free', 'apart'].map((way) => option(way, words(`compare-contact-${way}`), way === contact))}`,
      (way) => change({contact: /** @type {'free' | 'apart'} */ (way)}),
    )}
    ${
      scored
        ? slider(
            'compare-known',
            words('compare-known', {known}),
            {value: known, min: 0, max: 20},
            (value) => change({known: value}),
          )
        : field(
            'compare-announce',
            words('compare-announce'),
            html`${ANNOUNCED.map((kind) => option(kind, words(`compare-announce-${kind}`), kind === announce))}`,
            (kind) => change({announce: /** @type {typeof announce} */ (kind)}),
          )
    }
    ${
      scored
        ? html`<p class="choice">
            <input
              id="compare-clues"
              type="checkbox"
              .checked=${live(clues)}
              @change=${(/** @type {Event} */ event) => change({clues: /** @type {HTMLInputElement} */ (event.target).checked})}
            />
            <label for="compare-clues">${words('compare-clues')}</label>
          </p>`
        : nothing
    }
    ${renderBudgets(rules, words, change)}
  </fieldset>`;
}

/** @param {import('../../engine/types.js').Ruleset} rules @param {ViewContext['words']} words @param {(changed: Partial<import('../../engine/types.js').Ruleset>) => void} change */
function renderBudgets({budgets, announce, rows, cols}, words, change) {
  const {shots = 0, guesses = 0, actions = 0} = budgets ?? {};
  const cells = rows * cols;
  if (announce !== 'content')
    return slider(
      'compare-shots',
      words('compare-budget', {shots}),
      {value: shots, min: 0, max: cells},
      // Without limit there is none of actions either; two of them are the fewest.
      (value) =>
        change({
          budgets: value === 0 ? null : {shots: value, guesses: 0, actions: Math.max(2, value)},
        }),
    );
  return html`${slider(
    'compare-shots',
    words('compare-budget', {shots}),
    {value: shots, min: 1, max: cells},
    (value) => change({budgets: {shots: value, guesses, actions}}),
  )}
  ${slider(
    'compare-guesses',
    words('compare-guesses', {guesses}),
    {value: guesses, min: 1, max: cells},
    (value) => change({budgets: {shots, guesses: value, actions}}),
  )}`;
}
