import {html, nothing} from 'lit/html.js';
import {linkIn} from '../../../shell/links.js';
import {agentParts, agentText} from '../../../shell/players.js';
import {field, option} from '../../../shell/view/controls.js';
import {isSeed} from '../address.js';
import {presetRules, sameRules} from '../presets.js';
import {agentsFor, deployersFor, gamesOf, namedRules} from '../select.js';

/** @import {Action, Setting} from '../types.js' */
/** @import {ViewContext} from './page.js' */

/** How an opponent of two may lay its fleet: other ways would give it away. */
const LAYS = ['against-the-shooter', 'uniform'];

/**
 * What is played, against whom, on which sea. A list only chooses, and Go opens: by keys one passes every entry of a list
 * on the way to the one meant.
 * @param {ViewContext} shown
 */
export function renderPicker(shown) {
  const {state, view, words, names, dispatch, parts} = shown;
  const {mode, tables, picked, ownRules: own} = state;
  const ids = gamesOf(tables);
  const playedOwn = own.find(({rules}) => !view.rules.id && sameRules(rules, view.rules));
  const played = view.rules.id || (playedOwn ? `own:${playedOwn.name}` : 'custom');
  const chosen = picked.rules ?? played;
  // Where fleets are laid for one player there is nobody to take turns with.
  const meant = presetRules(chosenRules(state) ?? view.rules);
  const mayDuel = meant.players === 2 && !meant.budgets;
  /** @type {('race' | 'play')[]} */
  const modes = mayDuel ? ['race', 'play'] : ['race'];
  return html`<button
      class="button picker-toggle"
      type="button"
      aria-expanded=${state.choosing}
      aria-controls="picker"
      @click=${() => dispatch({type: 'choosing'})}
    >
      ${words('change-game')}
    </button>
    <form
      class="picker"
      id="picker"
      ?data-folded=${!state.choosing}
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
        const wishes = opening(shown, form.get('seed'));
        for (const action of wishes) dispatch(action);
        if (wishes[0].type !== 'refused') parts.dialogs?.fold(shown, event);
      }}
    >
    ${
      mode === 'watch'
        ? nothing
        : html`<div class="picker-modes" role="group" aria-label=${words('pick-mode')}>
            ${modes.map(
              (each) => html`<button
                class="button picker-option"
                type="button"
                aria-pressed=${mode === each}
                @click=${() => {
                  if (mode !== each) for (const action of switching(shown, each)) dispatch(action);
                }}
              >${words(`mode-${each}`)}</button>`,
            )}
          </div>`
    }
    ${field(
      'pick-rules',
      words('pick-rules'),
      html`
      ${ids.map((each) => option(each, names.rules(each), each === chosen))}
      ${own.map(({name}) => option(`own:${name}`, name, `own:${name}` === chosen))}
      ${played === 'custom' ? option('custom', words('rules-custom'), chosen === 'custom') : nothing}
      ${option('own', words('own-rules'), chosen === 'own')}`,
      (rules) => dispatch({type: 'picked', picked: {rules}}),
    )}
    ${renderChoices(shown)}
    <button class="button" type="submit">${words('open-sea')}</button>
    ${
      mode === 'play'
        ? nothing
        : [...new Set(['admiral', ids.includes(chosen) ? chosen : 'admiral'])].map(
            (rules, at) =>
              html`<button class="button" type="button" @click=${(/** @type {Event} */ event) => {
                dispatch({type: 'day', rules});
                parts.dialogs?.fold(shown, event);
              }}>${words('sea-of-day')}${at > 0 ? `: ${names.rules(rules)}` : ''}</button>`,
          )
    }
    <a class="button picker-own" href=${linkIn('reversi/', shown.state.lang)}>${words('nav-reversi')}</a>
  </form>`;
}

/**
 * The wishes that open what is chosen.
 * @param {Pick<ViewContext, 'state' | 'view'>} shown
 * @param {unknown} seed as it stands in its field
 * @returns {Action[]}
 */
export function opening({state, view}, seed) {
  const {picked} = state;
  const typed = typeof seed === 'string' ? seed.trim().replace(/^0+(?=\d)/, '') : '';
  if (picked.rules === 'own')
    return [
      {type: 'picked', picked: {rules: undefined}},
      {type: 'dialog', dialog: 'own'},
    ];
  // Before anything that was chosen takes effect.
  if (typed !== '' && !isSeed(typed))
    return [{type: 'refused', error: {code: 'bad-seed', args: {}}}];
  const lays = picked.deploy === 'own';
  const changes = chosen(state);
  /** @type {Action[]} */
  const first = [{type: 'adopt'}, ...changes.map(setting)];
  const last = changes.at(-1);
  if (lays) return [...first, {type: 'deploy', purpose: 'watch'}];
  // Another choice means another sea, unless one was named; asked again without any, it is the same sea anew.
  if (typed !== '' && (typed !== view.seed || !last))
    return [...first, {type: 'new-sea', seed: typed}];
  if (!last) return [...first, {type: 'new-sea'}];
  return [...first.slice(0, -1), {type: 'choose', ...last}];
}

/**
 * The wishes that go on in another mode: with the game shown, and with what was chosen and not opened yet.
 * @param {Pick<ViewContext, 'state'>} shown
 * @param {import('../types.js').Mode} mode
 * @returns {Action[]}
 */
export const switching = ({state}, mode) => [
  {type: 'adopt'},
  ...chosen(state).map(setting),
  {type: 'mode', mode, like: true},
];

/** @param {ViewContext['state']} state the rules chosen and not opened yet, where they can be opened at once */
function chosenRules({picked, ownRules}) {
  const kept = ownRules.find(({name}) => `own:${name}` === picked.rules);
  return ['custom', 'own'].includes(picked.rules ?? '') ? undefined : (kept?.rules ?? picked.rules);
}

/** @param {Setting} chosen @returns {Action<'setting'>} */
const setting = (chosen) => ({type: 'setting', ...chosen});

/** @param {ViewContext['state']} state what was chosen and not opened yet */
function chosen(state) {
  const {deploy, lays, agent} = state.picked;
  const rules = chosenRules(state);
  /** @type {(Setting | false | '' | undefined)[]} */
  const settings = [
    deploy !== 'own' && deploy && {name: 'deploy', value: deploy},
    lays && {name: 'lays', value: lays},
    rules && {name: 'rules', value: rules},
    agent && {name: state.mode === 'watch' ? 'watched' : 'opponent', value: agent},
  ];
  return settings.filter((one) => typeof one === 'object');
}

/** @param {ViewContext} shown every agent that can play these rules; its parameters and the sea are the rarer choices */
function renderChoices(shown) {
  const {state, view, words, names, dispatch} = shown;
  const {mode, settings, picked, ownRules} = state;
  const name = mode === 'watch' ? 'watched' : 'opponent';
  const kept = ownRules.find((own) => `own:${own.name}` === picked.rules);
  const rules = kept?.rules ?? picked.rules ?? namedRules(view.rules);
  const agents = agentsFor(state, rules);
  const playing =
    picked.agent ?? view.players.find(({kind}) => kind === 'agent')?.agent ?? settings[name];
  const wished = agentParts(playing);
  const entry = agents.find((agent) => agent.id === wished.id) ?? agents[0];
  const {id, options} = entry && entry.id !== wished.id ? {id: entry.id, options: {}} : wished;
  const offered = agents.length > 0 ? agents : [{id, parameters: [], admiral: null}];
  // The means are of the classic game: other rules have others, even where they differ by one choice.
  const classic = rules === 'admiral';
  const pick = (/** @type {string} */ agent) => dispatch({type: 'picked', picked: {agent}});
  const parameters = entry?.parameters ?? [];
  const ways = state.tables ? deployersFor(state.tables, rules) : ['uniform'];
  return html`${field(
    'pick-agent',
    words(mode === 'watch' ? 'pick-agent-watch' : 'pick-agent'),
    html`${offered.map((agent) => option(agent.id, strength(agent), agent.id === id))}`,
    pick,
  )}
  ${
    parameters.length === 0 && mode === 'play' && !ways.includes(LAYS[0])
      ? nothing
      : html`<details
          class="picker-more"
          .open=${state.more}
          @toggle=${(/** @type {Event} */ event) =>
            dispatch({
              type: 'more',
              open: /** @type {HTMLDetailsElement} */ (event.target).open,
            })}
        >
          <summary>${words('pick-more')}</summary>
          ${classic ? shown.parts.dialogs?.renderStrengths(words) : nothing}
          ${renderParameters('pick', {id, options}, parameters, pick, shown)}
          ${mode === 'play' ? renderLays(shown, ways) : renderSeaChoice(shown, ways)}
        </details>`
  }`;

  /** @param {{id: string, admiral: number | null}} agent */
  function strength(agent) {
    if (agent.admiral === null || !classic) return names.agent(agent.id);
    // To a tenth: some differ by no more.
    const mean = words.number(agent.admiral, {minimumFractionDigits: 1, maximumFractionDigits: 1});
    return words('agent-strength', {agent: names.agent(agent.id), mean});
  }
}

/**
 * A list for each parameter of an agent.
 * @param {string} prefix of the lists' ids
 * @param {ReturnType<typeof agentParts>} agent
 * @param {import('../../../engine/types.js').AgentEntry['parameters']} parameters
 * @param {(agent: string) => void} pick
 * @param {Pick<ViewContext, 'words' | 'names'>} speech
 */
export const renderParameters = (prefix, {id, options}, parameters, pick, {words, names}) =>
  parameters.map(({name, default: usual, values}) =>
    field(
      `${prefix}-${name}`,
      names.capital(words(`parameter-${name}`)),
      html`${values.map((each) => option(each, names.parameterValue(name, each), each === (options[name] ?? usual)))}`,
      (next) => pick(agentText(id, {...options, [name]: next}, parameters)),
    ),
  );

/**
 * How the fleet is laid.
 * @param {ViewContext} shown
 * @param {'deploy' | 'lays'} name of the setting
 * @param {string[]} ways
 * @param {unknown} [more] another way
 */
function renderWays({state, words, dispatch}, name, ways, more) {
  const chosen = state.picked[name] ?? state.settings[name];
  const id = `pick-${name}`;
  return field(
    id,
    words(id),
    html`
    ${ways.map((each) => option(each, words.has(`deploy-${each}`) ? words(`deploy-${each}`) : each, chosen === each))}
    ${more}`,
    (way) => dispatch({type: 'picked', picked: {[name]: way}}),
  );
}

/** @param {ViewContext} shown how the opponent lays, where there is a choice, and why so @param {string[]} ways */
function renderLays(shown, ways) {
  const {words} = shown;
  if (!ways.includes(LAYS[0])) return nothing;
  return html`${renderWays(shown, 'lays', LAYS)}
  ${words.has('lays-why') ? html`<p class="field-hint">${words('lays-why')}</p>` : nothing}`;
}

/** @param {ViewContext} shown how the sea is drawn, or which number it has @param {string[]} ways */
function renderSeaChoice(shown, ways) {
  const {state, view, words} = shown;
  const own = option('own', words('deploy-own'), state.picked.deploy === 'own');
  return html`${renderWays(shown, 'deploy', ways, state.mode === 'watch' ? own : nothing)}
  <div class="field">
    <label for="pick-seed">${words('pick-seed')}</label>
    <input id="pick-seed" name="seed" inputmode="numeric" autocomplete="off" maxlength="40" .value=${view.seed} />
  </div>`;
}
