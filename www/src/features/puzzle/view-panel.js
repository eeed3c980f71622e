// Beside a puzzle: the fleet to be found, and which puzzle is made next.
import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {LEVELS, SIZES} from '../../games/sea/presets.js';
import {fleetCounts} from '../../games/sea/puzzle-board.js';
import {renderFleet, straightShape} from '../../games/sea/view/fleet.js';
import {renderMarksLegend} from '../../games/sea/view/legend.js';
import {shownCells} from './state.js';
import {renderReasons} from './view-reasons.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown @param {import('./types.js').Puzzling} puzzling reasoning stands first, beside the board it lies over */
export function renderPuzzlePanel(shown, {chain}) {
  const {state, words, parts} = shown;
  const {game} = state;
  const tutored =
    game && !game.view.ended && parts.tutor ? parts.tutor.renderTutored(shown) : nothing;
  return html`<section class="panel" aria-label=${words('panel-label')}>
      ${game && chain ? renderReasons(shown, chain) : tutored}
      ${state.game ? renderFleetLeft(shown) : nothing}
      <h2 class="legend-title">${words('legend-title')}</h2>
      ${renderMarksLegend({signs: ['water', 'known', 'clue-satisfied', 'clue-over', ...(state.puzzling?.checked ? ['clash'] : [])], words})}
      <p class="field-hint">${words('puzzle-aim')}</p>
      <p class="field-hint">${words('puzzle-how')}</p>
      <p class="field-hint puzzle-keys">${words('puzzle-keys')}</p>
    </section>
    ${renderChoice(shown)}`;
}

/** @param {ViewContext} shown the ships, those found struck out */
function renderFleetLeft({state, words, names}) {
  const {view} = /** @type {NonNullable<import('../../games/sea/types.js').State['game']>} */ (
    state.game
  );
  const ships = fleetCounts(view, shownCells(state, view)).map(({name, length, count, found}) => ({
    name: names.capital(names.ship(name)),
    count,
    sunk: Math.min(found, count),
    over: found > count,
    said:
      found > count
        ? words('puzzle-fleet-over', {found, count})
        : found > 0
          ? words('puzzle-fleet-found', {found, count})
          : words('fleet-line', {length}),
    heard: `${words('fleet-line', {length})}, ${words('puzzle-fleet-found', {found, count})}`,
    cells: straightShape(length),
  }));
  return html`<h2 class="legend-title">${words('fleet-label')}</h2>
    ${renderFleet({label: words('fleet-label'), ships})}`;
}

/** @param {ViewContext} shown which puzzle comes next: a list only chooses, and the button makes it */
function renderChoice(shown) {
  const {state, words, names, dispatch, parts} = shown;
  const {settings, game, picked, making} = state;
  const rules =
    picked.rules ??
    making?.rules ??
    SIZES.find((id) => id === game?.view.rules.id) ??
    settings.puzzle;
  const level = picked.level ?? making?.level ?? state.puzzling?.level?.level ?? settings.level;
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const seed = String(form.get('number') ?? '')
      .trim()
      .replace(/^0+(?=\d)/, '');
    dispatch({type: 'puzzle-choose', rules, level, seed});
    parts.dialogs?.fold(shown, event);
  }
  /** @param {string} id @param {string} label @param {readonly string[]} all @param {string} chosen @param {(value: string) => string} said */
  const list = (id, label, all, chosen, said) => html`<div class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      aria-describedby=${id === 'puzzle-level' ? 'puzzle-level-means' : nothing}
      @change=${(/** @type {Event} */ {target}) =>
        dispatch({
          type: 'picked',
          picked: {
            [id === 'puzzle-level' ? 'level' : 'rules']: /** @type {HTMLSelectElement} */ (target)
              .value,
          },
        })}
    >${all.map((one) => html`<option value=${one} .selected=${live(one === chosen)}>${said(one)}</option>`)}</select>
  </div>`;
  return html`<button
      class="button picker-toggle"
      type="button"
      aria-expanded=${state.choosing}
      aria-controls="picker"
      @click=${() => dispatch({type: 'choosing'})}
    >${words('puzzle-another')}</button>
    <form class="picker" id="picker" ?data-folded=${!state.choosing} @submit=${submit}>
      ${list('puzzle-size', words('puzzle-size'), SIZES, rules, (id) => names.rules(id))}
      ${list('puzzle-level', words('puzzle-level'), LEVELS, level, (id) => words(`puzzle-level-${id}`))}
      <p class="field-hint" id="puzzle-level-means">${words(`puzzle-means-${level}`)}</p>
      <div class="field">
        <label for="puzzle-number">${words('puzzle-number')}</label>
        <input id="puzzle-number" name="number" inputmode="numeric" autocomplete="off" maxlength="20" placeholder=${words('puzzle-any')} />
      </div>
      <button class="button" type="submit">${words('puzzle-make')}</button>
      <button class="button" type="button" @click=${(/** @type {Event} */ event) => {
        dispatch({type: 'puzzle', wish: {day: 'today'}, history: 'push'});
        parts.dialogs?.fold(shown, event);
      }}>
        ${words('puzzle-of-day')}
      </button>
    </form>`;
}
