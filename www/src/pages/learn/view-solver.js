// Which board and fleet is solved, and what both policies come to.
import {html, nothing} from 'lit/html.js';
import {meanOf, refusalSentence, solvedSentence, unreadSentence} from './sentences.js';
import {ANNOUNCES, boardOf, CONTACTS, isChanged, MOST_SHIPS, POLICIES, SIDES} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderSolver(shown) {
  const {state, words, dispatch} = shown;
  const {config, solving, solved, refused} = state;
  const counts = solving !== null;
  return html`<form
      class="solver"
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        dispatch({type: 'solve'});
      }}
    >
      ${renderChoice(shown, 'cols', SIDES, config.cols, (cols) => ({cols}))}
      ${renderChoice(shown, 'rows', SIDES, config.rows, (rows) => ({rows}))}
      <fieldset class="solver-fleet">
        <legend>${words('learn-fleet')}</legend>
        ${Array.from({length: MOST_SHIPS}, (_, ship) => renderShip(shown, ship))}
      </fieldset>
      ${renderChoice(
        shown,
        'contact',
        CONTACTS,
        config.contact,
        (contact) => ({contact}),
        (contact) => words(`learn-contact-${contact}`),
      )}
      ${renderChoice(
        shown,
        'announce',
        ANNOUNCES,
        config.announce,
        (announce) => ({announce}),
        (announce) => words(`learn-announce-${announce}`),
      )}
      <div class="solver-go">
        <button class="button button-main" type="submit" ?disabled=${boardOf(config).lengths.length === 0}>
          ${words('learn-solve')}
        </button>
        ${
          counts
            ? html`<button class="button" type="button" @click=${() => dispatch({type: 'stop'})}>
                ${words('learn-stop')}
              </button>`
            : nothing
        }
      </div>
    </form>
    <p class="field-hint">${words('learn-limits')}</p>
    ${state.unread.length > 0 ? html`<p class="notice" data-kind="fault">${unreadSentence(state, shown)}</p>` : nothing}
    ${counts ? html`<p class="wait" id="solving">${words('learn-counting', {positions: solving})}</p>` : nothing}
    ${refused ? html`<p class="notice" data-kind="fault">${refusalSentence(refused, shown)}</p>` : nothing}
    ${isChanged(state) && solved ? html`<p class="field-hint">${words('learn-changed')}</p>` : nothing}
    ${solved ? renderPolicies(shown) : nothing}`;
}

/**
 * @template {string | number} Value
 * @param {Shown} shown
 * @param {string} name
 * @param {readonly Value[]} values
 * @param {Value} chosen
 * @param {(value: Value) => Partial<import('./state.js').BoardConfig>} change
 * @param {(value: Value) => string | number} [say] numbers are their own words
 */
function renderChoice({words, dispatch}, name, values, chosen, change, say = (value) => value) {
  return html`<div class="field">
    <label for="wish-${name}">${words(`learn-wish-${name}`)}</label>
    <select
      id="wish-${name}"
      @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) =>
        dispatch({type: 'configure', change: change(values[target.selectedIndex])})}
    >
      ${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === chosen}>
            ${say(value)}
          </option>`,
      )}
    </select>
  </div>`;
}

/** @param {Shown} shown @param {number} ship */
function renderShip({state: {config}, words, dispatch}, ship) {
  const chosen = config.lengths[ship] ?? 0;
  const label = words('learn-ship', {number: ship + 1});
  return html`<select
    aria-label=${label}
    .value=${String(chosen)}
    @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => {
      const lengths = Array.from({length: MOST_SHIPS}, (_, own) => config.lengths[own] ?? 0);
      lengths[ship] = Number(target.value);
      dispatch({type: 'configure', change: {lengths}});
    }}
  >
    ${[0, ...SIDES].map(
      (length) =>
        html`<option value=${length} ?selected=${length === chosen}>
          ${length === 0 ? words('learn-no-ship') : length}
        </option>`,
    )}
  </select>`;
}

/** @param {Shown} shown */
function renderPolicies(shown) {
  const {state, words, dispatch} = shown;
  const solved = /** @type {NonNullable<typeof state.solved>} */ (state.solved);
  return html`<table class="sheet policies">
      <caption>${words('learn-policies')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('learn-policy')}</th>
          <th scope="col" class="number">${words('learn-mean')}</th>
          <th scope="col" class="number">${words('learn-fraction')}</th>
        </tr>
      </thead>
      <tbody>
        ${POLICIES.map((policy) => {
          const {totalShots, layouts} = solved[policy];
          return html`<tr>
            <th scope="row">
              <button
                class="button button-quiet"
                type="button"
                aria-pressed=${state.policy === policy}
                @click=${() => dispatch({type: 'policy', policy})}
              >${words(`learn-policy-${policy}`)}</button>
            </th>
            <td class="number">${meanOf(words, totalShots, layouts)}</td>
            <td class="number">${words('learn-over', {shots: totalShots, layouts})}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <p>${solvedSentence(state, shown)}</p>`;
}
