// What stands around the board of Reversi: the form of a new game, the line that tells what happened, the buttons.
import {html, nothing} from 'lit/html.js';
import {renderLessonButtons} from '../../shell/lesson/view.js';
import {renderTimeline} from '../../shell/turns/view.js';
import {createButtons} from '../../shell/view/controls.js';
import {field, option} from '../../shell/view/fields.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {renderSpeed} from '../../shell/view/timeline.js';
import {nodeShown, SEATS, shownValues, valuerOf, varied, yourTurn} from './select.js';
import {
  hintSentence,
  refusalSentence,
  statusSentence,
  strengthSentence,
  surpriseSentence,
} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @import {Action} from './types.js' */
/** @typedef {NonNullable<import('./types.js').State['game']>} Game */

/**
 * @template {string} Value
 * @param {string} id
 * @param {string} label
 * @param {readonly Value[]} values
 * @param {Value} chosen
 * @param {(value: Value) => void} choose
 * @param {(value: Value) => string} say
 */
export const renderChoice = (id, label, values, chosen, choose, say) =>
  field(
    id,
    label,
    values.map((value) => option(value, say(value), value === chosen)),
    (value) => choose(/** @type {Value} */ (value)),
  );

/** The nodes that take about 5 and 30 seconds; by default the strongest agent takes about one. */
const LONGER = [10_000_000, 60_000_000];

/** Every agent, those of the source in every variant, the strongest with more time too. @param {Shown} shown */
export function agentsOf({state: {tables}}) {
  return (tables?.agents ?? []).flatMap(({id, parameters}) => {
    const variants = parameters.find(({name}) => name === 'variant')?.words.slice(1) ?? [];
    const longer = id === 'strongest' ? LONGER : [];
    return [
      id,
      ...variants.map((variant) => `${id}(variant=${variant})`),
      ...longer.map((nodes) => `${id}(nodes=${nodes})`),
    ];
  });
}

/** An agent with how hard it is to beat, in plain words. @param {string} agent @param {Shown} shown */
function levelled(agent, {words, names}) {
  const level = `level-${agent}`;
  return names.agent(agent) + (words.has(level) ? `: ${words(level)}` : '');
}

/** @param {Shown} shown */
export function renderWish(shown) {
  const {state, words, dispatch} = shown;
  const {wish, tables} = state;
  const known = (/** @type {string} */ own) => {
    const all = ['you', ...agentsOf(shown)];
    // Whoever a link seats here stays in the list.
    return all.includes(own) ? all : [...all, own];
  };
  const seat = (/** @type {'black' | 'white'} */ side) =>
    renderChoice(
      `wish-${side}`,
      words(`reversi-${side}`),
      known(wish[side]),
      wish[side],
      (value) => dispatch({type: 'wish', change: {[side]: value}}),
      (value) => (value === 'you' ? words('reversi-a-person') : levelled(value, shown)),
    );
  const strengths = [...new Set([wish.black, wish.white])]
    .map((agent) => strengthSentence(agent, state, shown))
    .filter(Boolean);
  const seats = [wish.black, wish.white];
  if (
    wish.rules === 'reversi' &&
    seats.includes('you') &&
    seats.some((agent) => varied(agent) !== agent)
  )
    strengths.push(words('reversi-varies'));
  return html`<form
    class="picker reversi-wish"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'start'});
    }}
  >
    ${seat('black')} ${seat('white')}
    ${renderChoice(
      'wish-rules',
      words('reversi-size'),
      (tables?.rules ?? [{id: 'reversi'}]).map(({id}) => id),
      wish.rules,
      (value) => dispatch({type: 'wish', change: {rules: value}}),
      (value) => words(`rules-${value}`),
    )}
    <button class="button" type="submit" ?disabled=${state.engine !== 'ready'}>${words('reversi-new')}</button>
    ${
      // From the usual start *New game* does the same.
      state.game &&
      (state.game.view.steps > 0 || !state.game.record.includes(' s.')) &&
      !state.game.view.over &&
      state.game.view.rules === wish.rules
        ? html`<button class="button" type="button" id="play-on" @click=${() => dispatch({type: 'play-on'})}>${words('reversi-play-on')}</button>`
        : nothing
    }
    ${strengths.length > 0 ? html`<p class="field-hint wish-strength">${strengths.join(' ')}</p>` : nothing}
  </form>`;
}

/** @param {Shown} shown */
export function renderStatus(shown) {
  const {state, words, dispatch} = shown;
  const {notice, engine, game} = state;
  const hint = hintSentence(state, shown);
  return html`<p class="status">
      ${engine === 'loading' && !game ? words('engine-loading') : statusSentence(state, shown)}
    </p>
    ${
      notice
        ? html`<div class="notice" data-kind="fault">
            <p>${refusalSentence(notice, shown)}</p>
            ${
              engine === 'failed'
                ? html`<button class="button" type="button" @click=${() => dispatch({type: 'retry'})}>${words('yes-retry')}</button>`
                : html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'notice-read'})}>${words('close')}</button>`
            }
          </div>`
        : nothing
    }
    ${state.newer ? html`<p class="notice">${words('reversi-newer')}</p>` : nothing}
    ${hint && yourTurnNow(shown) ? html`<p class="notice">${hint}</p>` : nothing}`;
}

/** @param {Shown} shown */
const yourTurnNow = ({state: {game, hint}}) =>
  game &&
  yourTurn(game.view) &&
  game.view.legal.some(({square}) => square === hint?.decision.square);

/** @param {Shown} shown what is only to be read has no more than the timeline, and the values it can be looked at by @param {unknown} [more] what stands with the controls */
export function renderBar(shown, more = nothing) {
  const {state, words, readonly} = shown;
  if (!state.game) return nothing;
  return html`<div class="reversi-bar" role="group" aria-label=${words('bar-label')}>
    ${readonly ? nothing : renderPass(shown)}
    <div class="bar-group">
      ${readonly ? nothing : renderTaking(shown)} ${renderValuesButtons(shown)} ${more}
    </div>
    ${renderTimeline(shown, SEATS)} ${renderSpeed(shown)} ${renderSurprise(shown)}
    ${readonly ? nothing : html`${renderLessonButtons(shown)} ${renderEntry(shown)}`}
  </div>`;
}

/** @param {Shown} shown */
function renderPass({state, words, dispatch}) {
  const {view} = /** @type {Game} */ (state.game);
  if (!view.mustPass || !yourTurn(view)) return nothing;
  return html`<button class="button button-main" type="button" id="pass" @click=${() => dispatch({type: 'pass'})}>${words('reversi-pass')}</button>`;
}

/** @param {Shown} shown moves taken back and again, and a hint */
function renderTaking(shown) {
  const {game, hinting} = shown.state;
  const {view} = /** @type {Game} */ (game);
  const button = createButtons(shown);
  const noHint = !yourTurn(view) || view.mustPass;
  /** @param {'undo' | 'redo'} type @param {boolean} off */
  const icon = (type, off) =>
    renderIconButton({
      label: shown.words(type),
      sign: type,
      off,
      act: () => shown.dispatch({type}),
    });
  const taking = html`${icon('undo', view.step === 0)} ${icon('redo', view.step === view.steps)}`;
  return html`${shown.noUndo ? nothing : taking}
    ${
      hinting
        ? button('reversi-stop', {type: 'hint-stop'})
        : button('hint', {type: 'hint', agent: valuerOf(shown.state)}, {off: noHint})
    }`;
}

/** @param {Shown} shown */
function renderValuesButtons(shown) {
  const {values, valuing} = shown.state;
  return html`${renderValuesButton(shown)}
    ${values && valuing ? createButtons(shown)('reversi-stop', {type: 'values-stop'}) : nothing}`;
}

/** @param {Shown} shown to the next move that surprises, and what surprises here */
function renderSurprise(shown) {
  const {state, words} = shown;
  const {seeks, at} = state.analysis;
  const view = state.game?.view;
  const isOffered = seeks || (!state.predict && view && view.step < view.steps);
  return html`<div class="bar-group surprises">
    ${isOffered ? createButtons(shown)(seeks ? 'surprise-stop' : 'surprise-next', {type: seeks ? 'analysis-stop' : 'surprise-next'}) : nothing}
    <p class="surprise-text">${seeks ? words('reversi-seeking', {step: Number(at) + 1}) : surpriseSentence(state, shown)}</p>
  </div>`;
}

/** @param {Shown} shown pressed where it cannot be, it says why */
function renderValuesButton({state, words, dispatch}) {
  const off = nodeShown(state) !== null;
  return html`<button
    class="button"
    type="button"
    aria-disabled=${off}
    aria-pressed=${state.values}
    title=${off ? words('error-in-tree') : nothing}
    @click=${() => dispatch({type: 'values'})}
  >${words('reversi-values')}</button>`;
}

/** @param {Shown} shown a move typed: a square, its row and column, or its number */
function renderEntry({state, words, dispatch}) {
  return html`<form
    class="entry field-row"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'type-move', text: state.entry ?? ''});
    }}
  >
    <label for="entry">${words('reversi-entry')}</label>
    <input
      id="entry"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${state.entry ?? ''}
      aria-describedby="entry-hint"
      @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => dispatch({type: 'entry', text: target.value})}
    />
    <button class="button" type="submit">${words('reversi-put')}</button>
    <span class="field-hint" id="entry-hint">${words('reversi-entry-hint')}</span>
  </form>`;
}

/** @param {Shown} shown whose values they are, what they count, and for whom */
export function renderValuesLegend(shown) {
  const {state, words, names, dispatch} = shown;
  const {options, values, valuing} = state;
  if (!values || state.editor || nodeShown(state)) return nothing;
  const valuer = valuerOf(state);
  // One weaker than who plays would call good moves bad.
  const strong = (/** @type {string} */ agent) =>
    valuerOf({...state, options: {...options, valuer: agent}}) === agent;
  const valuers = agentsOf(shown).filter((agent) => agent !== 'reversi-random' && strong(agent));
  const known = shownValues(state);
  const looks = state.tables?.agents.find(({id}) => id === valuer.split('(')[0])?.depth ?? 0;
  const byBook = known?.moves.find(({depth}) => depth > looks);
  const kind = known ? known.moves[0]?.kind : valuer.startsWith('minimax') ? 'points' : 'discs';
  return html`<div class="values-legend">
    ${renderChoice(
      'valuer',
      words('reversi-valuer'),
      valuers.includes(valuer) ? valuers : [...valuers, valuer],
      valuer,
      (value) => dispatch({type: 'option', name: 'valuer', value}),
      names.agent,
    )}
    <p class="field-hint">
      ${strengthSentence(valuer, state, shown)} ${words('reversi-values-legend', {unit: kind === 'points' ? 'points' : 'discs'})}
      ${byBook ? words('reversi-values-book', {depth: byBook.depth}) : nothing} ${known ? renderNodes(shown, known) : nothing} ${valuing ? words('counting') : nothing}
    </p>
  </div>`;
}

/** @param {Shown} shown @param {import('../../engine/calls.js').PositionValues} values */
const renderNodes = ({words}, {nodes, speed}) =>
  speed === null ? words('reversi-nodes', {nodes}) : words('reversi-nodes-speed', {nodes, speed});
