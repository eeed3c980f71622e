// Which sea a game is played on: how its fleet is placed, or its number.
import {html, nothing} from 'lit/html.js';
import {field, option} from '../../../shell/view/fields.js';

/** @import {ViewContext} from '../view/page.js' */

/** How an opponent of two may lay its fleet: other ways would give it away. */
export const LAYS = ['against-the-shooter', 'uniform'];

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
export function renderLays(shown, ways) {
  const {words} = shown;
  if (!ways.includes(LAYS[0])) return nothing;
  return html`${renderWays(shown, 'lays', LAYS)}
  <p class="field-hint">${words('lays-why')}</p>`;
}

/** @param {ViewContext} shown how the sea is drawn, or which number it has @param {string[]} ways */
export function renderSeaChoice(shown, ways) {
  const {state, view, words} = shown;
  const own = option('own', words('deploy-own'), state.picked.deploy === 'own');
  return html`${renderWays(shown, 'deploy', ways, state.mode === 'watch' ? own : nothing)}
  <div class="field">
    <label for="pick-seed">${words('pick-seed')}</label>
    <input id="pick-seed" name="seed" inputmode="numeric" autocomplete="off" maxlength="40" .value=${view.seed} />
  </div>`;
}
