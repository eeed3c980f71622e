import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {presetIds, sameRules} from '../state/presets.js';
import {agentParts, agentsFor, agentText} from '../state/select.js';

/** @typedef {import('./page.js').Shown} Shown */

const DEPLOYERS = ['uniform', 'border', 'faulty'];

/** @param {Event} event */
const chosen = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** @param {string} id @param {string} label @param {unknown} options @param {(value: string) => void} choose */
const field = (id, label, options, choose) => html`<div class="field">
  <label for=${id}>${label}</label>
  <select id=${id} @change=${(/** @type {Event} */ event) => choose(chosen(event))}>${options}</select>
</div>`;

/** @param {string} value @param {string} text @param {boolean} selected */
const option = (value, text, selected) =>
  html`<option value=${value} .selected=${live(selected)}>${text}</option>`;

/** @param {Shown} shown what is played, against whom, on which sea */
export function renderPicker(shown) {
  const {state, view, words, names, dispatch} = shown;
  const {mode, tables, ownRules: own} = state;
  const id = view.rules.id || 'custom';
  const ids = tables?.rules.map((entry) => entry.id) ?? presetIds;
  // Where fleets are laid for one player there is nobody to take turns with.
  const mayDuel = view.rules.players === 2 && !view.rules.budgets;
  /** @type {('race' | 'play')[]} */
  const modes = mayDuel ? ['race', 'play'] : ['race'];
  const isPlayed = (/** @type {any} */ rules) => !view.rules.id && sameRules(rules, view.rules);
  return html`<button
      class="button picker-toggle"
      type="button"
      aria-expanded=${state.choosing}
      aria-controls="picker"
      @click=${() => dispatch({type: 'choosing'})}
    >
      ${words('change-game')}
    </button>
    <div class="picker" id="picker" ?data-folded=${!state.choosing}>
    ${
      mode === 'watch'
        ? nothing
        : html`<div class="picker-modes" role="group" aria-label=${words('pick-mode')}>
            ${modes.map(
              (each) => html`<button
                class="button picker-option"
                type="button"
                aria-pressed=${mode === each}
                @click=${() => mode !== each && dispatch({type: 'mode', mode: each})}
              >${words(`mode-${each}`)}</button>`,
            )}
          </div>`
    }
    ${field(
      'pick-rules',
      words('pick-rules'),
      html`
      ${ids.map((each) => option(each, names.rules(each), each === id))}
      ${own.map(({name, rules}) => option(`own:${name}`, name, isPlayed(rules)))}
      ${id === 'custom' && !own.some(({rules}) => isPlayed(rules)) ? option('custom', words('rules-custom'), true) : nothing}
      ${option('own', words('own-rules'), false)}`,
      (value) => {
        if (value === 'own') return dispatch({type: 'dialog', dialog: 'own'});
        const kept = own.find(({name}) => `own:${name}` === value);
        dispatch({type: 'choose', name: 'rules', value: kept ? kept.rules : value});
      },
    )}
    ${renderAgent(shown)}
    ${mode === 'play' ? nothing : renderSeaChoice(shown)}
  </div>`;
}

/** @param {Shown} shown every agent that can play these rules, with its parameters as controls */
function renderAgent({state, view, words, names, dispatch}) {
  const {mode, settings} = state;
  const name = mode === 'watch' ? 'watched' : 'opponent';
  const playing = view.players.find(({kind}) => kind === 'agent')?.agent ?? settings[name];
  const {id, options} = agentParts(playing);
  const agents = agentsFor(state);
  const entry = agents.find((agent) => agent.id === id);
  const shown = agents.length > 0 ? agents : [{id, parameters: [], admiral: null}];
  /** @param {string} value */
  const choose = (value) => dispatch({type: 'choose', name, value});
  return html`${field(
    'pick-agent',
    words(mode === 'watch' ? 'pick-agent-watch' : 'pick-agent'),
    html`
    ${shown.map((agent) => option(agent.id, strength(agent), agent.id === id))}`,
    choose,
  )}
  ${(entry?.parameters ?? []).map((parameter) => {
    const value = options[parameter.name] ?? parameter.default;
    return field(
      `pick-${parameter.name}`,
      words(`parameter-${parameter.name}`),
      html`
      ${parameter.values.map((each) => option(each, names.parameterValue(parameter.name, each), each === value))}`,
      (next) =>
        choose(agentText(id, {...options, [parameter.name]: next}, entry?.parameters ?? [])),
    );
  })}`;

  /** @param {{id: string, admiral: number | null}} agent */
  function strength(agent) {
    if (agent.admiral === null || !view.rules.id?.startsWith('admiral'))
      return names.agent(agent.id);
    return words('agent-strength', {agent: names.agent(agent.id), mean: Math.round(agent.admiral)});
  }
}

/** @param {Shown} shown how the sea is drawn, or which number it has */
function renderSeaChoice({state, view, words, dispatch}) {
  const {settings, tables, mode} = state;
  const ids = tables?.deployers ?? DEPLOYERS;
  /** @param {SubmitEvent} event */
  function open(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    dispatch({type: 'new-sea', seed: String(new FormData(form).get('seed')).trim()});
  }
  return html`${field(
    'pick-deploy',
    words('pick-deploy'),
    html`
    ${ids.map((each) => option(each, words.has(`deploy-${each}`) ? words(`deploy-${each}`) : each, settings.deploy === each))}
    ${mode === 'watch' ? option('own', words('deploy-own'), false) : nothing}`,
    (value) =>
      value === 'own'
        ? dispatch({type: 'deploy', purpose: 'watch'})
        : dispatch({type: 'choose', name: 'deploy', value}),
  )}
  <form class="field" @submit=${open}>
    <label for="pick-seed">${words('pick-seed')}</label>
    <span class="field-row">
      <input id="pick-seed" name="seed" inputmode="numeric" pattern="[0-9]{1,20}" maxlength="20" required .value=${view.seed} />
      <button class="button" type="submit">${words('open-sea')}</button>
    </span>
  </form>`;
}
