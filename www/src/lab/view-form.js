// What is played: rules, agents, how seas are laid, how many games, from which seed.
import {html, nothing} from 'lit/html.js';
import {isSeed} from '../state/address.js';
import {gameIds} from '../state/presets.js';
import {agentParts, agentText} from '../state/select.js';
import {MOST_AGENTS, MOST_GAMES} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./state.js').Wish} Wish */

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Shown} shown */
export function renderForm(shown) {
  const {state, words, names, dispatch} = shown;
  const {wish, tables} = state;
  const wishes = (/** @type {Partial<Wish>} */ change) => dispatch({type: 'wish', change});
  const entry = tables?.rules.find(({id}) => id === wish.rules);
  return html`<form
    class="lab-form"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'run'});
    }}
  >
    <div class="field">
      <label for="lab-rules">${words('lab-rules')}</label>
      <select id="lab-rules" @change=${(/** @type {Event} */ event) => wishes({rules: valueIn(event), set: ''})}>
        ${gameIds.map((id) => html`<option value=${id} ?selected=${id === wish.rules}>${names.rules(id)}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="lab-games">${words('lab-games')}</label>
      <input
        id="lab-games"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MOST_GAMES}
        required
        .value=${String(wish.games)}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
          if (target.reportValidity()) wishes({games: target.valueAsNumber});
        }}
      />
    </div>
    <fieldset class="lab-agents">
      <legend>${words('lab-agents')}</legend>
      ${wish.agents.map((_, place) => renderAgent(shown, place))}
      ${
        wish.agents.length < MOST_AGENTS
          ? html`<button
              class="button"
              type="button"
              ?disabled=${!entry}
              @click=${() => wishes({agents: [...wish.agents, nextAgent(wish, entry?.agents ?? [])]})}
            >${words('lab-add-agent')}</button>`
          : nothing
      }
    </fieldset>
    <details class="picker-more">
      <summary>${words('pick-more')}</summary>
      <div class="field">
        <label for="lab-deploy">${words('lab-deploy')}</label>
        <select id="lab-deploy" @change=${(/** @type {Event} */ event) => wishes({deploy: valueIn(event)})}>
          ${(entry?.deployers ?? [wish.deploy]).map(
            (id) =>
              html`<option value=${id} ?selected=${id === wish.deploy}>${words.has(`deploy-${id}`) ? words(`deploy-${id}`) : id}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="lab-seed">${words('lab-seed')}</label>
        <input
          id="lab-seed"
          inputmode="numeric"
          autocomplete="off"
          maxlength="20"
          required
          .value=${wish.seed}
          @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
            const isGood = isSeed(target.value);
            target.setCustomValidity(isGood ? '' : words('error-bad-seed'));
            if (target.reportValidity()) wishes({seed: target.value});
          }}
        />
      </div>
      <div class="field">
        <label for="lab-set">${words('lab-set')}</label>
        <input
          id="lab-set"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="500"
          aria-describedby="lab-set-hint"
          .value=${wish.set}
          @change=${(/** @type {Event} */ event) => wishes({set: valueIn(event)})}
        />
        <p class="field-hint" id="lab-set-hint">${words('lab-set-hint')}</p>
      </div>
    </details>
    <div class="solver-go">
      <button class="button button-main" type="submit" ?disabled=${state.run?.status === 'running'}>${words('lab-run')}</button>
    </div>
  </form>`;
}

/** @param {Wish} wish @param {string[]} able @returns {string} one that is not there yet */
const nextAgent = ({agents}, able) =>
  able.find((id) => !agents.some((agent) => agentParts(agent).id === id)) ?? agents[0];

/** @param {Shown} shown @param {number} place an agent, its parameters, and the way to leave it out */
function renderAgent({state, words, names, dispatch}, place) {
  const {wish, tables} = state;
  const {id, options} = agentParts(wish.agents[place]);
  const able = tables?.rules.find((one) => one.id === wish.rules)?.agents ?? [id];
  const parameters = tables?.agents.find((one) => one.id === id)?.parameters ?? [];
  const agents = (/** @type {string[]} */ next) => dispatch({type: 'wish', change: {agents: next}});
  const put = (/** @type {string} */ text) =>
    agents(wish.agents.map((own, at) => (at === place ? text : own)));
  return html`<div class="lab-agent">
    <select aria-label=${words('lab-agent', {number: place + 1})} @change=${(/** @type {Event} */ event) => put(valueIn(event))}>
      ${able.map((one) => html`<option value=${one} .selected=${one === id}>${names.agent(one)}</option>`)}
    </select>
    ${parameters.map(
      ({name, default: usual, values}) => html`<label class="lab-parameter">
        <span>${words(`parameter-${name}`)}</span>
        <select @change=${(/** @type {Event} */ event) => put(agentText(id, {...options, [name]: valueIn(event)}, parameters))}>
          ${values.map(
            (value) =>
              html`<option value=${value} .selected=${value === (options[name] ?? usual)}>${names.parameterValue(name, value)}</option>`,
          )}
        </select>
      </label>`,
    )}
    ${
      wish.agents.length > 1
        ? html`<button
            class="button button-quiet"
            type="button"
            aria-label=${words('lab-leave-out', {agent: names.agent(wish.agents[place])})}
            @click=${() => agents(wish.agents.filter((_, at) => at !== place))}
          >×</button>`
        : nothing
    }
  </div>`;
}
