import {html} from 'lit/html.js';
import {cellName} from '../../../i18n/notation.js';
import {renderOffline} from '../../../offline/view.js';
import {renderLanguage} from '../../../shell/view/language.js';

/** @import {ViewContext} from '../view/page.js' */

const PACES = [0, 250, 500, 1000];

/** @param {ViewContext} shown */
export function renderSettings(shown) {
  const {state, words, dispatch} = shown;
  const {settings} = state;
  /**
   * @param {'theme' | 'motion' | 'pace' | 'notation'} name
   * @param {string} label
   * @param {{value: string | number, text: string}[]} options
   */
  const select = (name, label, options) => html`<div class="field">
    <label for="set-${name}">${label}</label>
    <select
      id="set-${name}"
      @change=${(/** @type {Event} */ event) => {
        const at = /** @type {HTMLSelectElement} */ (event.target).selectedIndex;
        // The options are those of this setting.
        dispatch(
          /** @type {import('../types.js').Action<'setting'>} */ ({
            type: 'setting',
            name,
            value: options[at].value,
          }),
        );
      }}
    >
      ${options.map(
        ({value, text}) => html`<option .selected=${settings[name] === value}>${text}</option>`,
      )}
    </select>
  </div>`;
  return html`
    ${select(
      'theme',
      words('theme'),
      ['system', 'light', 'dark'].map((value) => ({value, text: words(`theme-${value}`)})),
    )}
    ${select(
      'motion',
      words('motion'),
      ['system', 'reduced'].map((value) => ({value, text: words(`motion-${value}`)})),
    )}
    ${select(
      'pace',
      words('pace'),
      PACES.map((value) => ({
        value,
        text:
          value === 0
            ? words('pace-none')
            : words('pace-seconds', {seconds: words.number(value / 1000)}),
      })),
    )}
    ${select('notation', words('notation'), [
      {value: 'locale', text: words('notation-locale')},
      {value: 'en', text: 'A B C'},
      {value: 'ru', text: 'А Б В'},
      {value: 'el', text: 'Α Β Γ'},
      ...['letter-rows', 'row-column'].map((value) => ({
        value,
        text: words(`notation-${value}`, {cell: cellName('C7', value)}),
      })),
    ])}
    ${renderLanguage({
      words,
      chosen: state.lang ?? settings.language,
      choose: (language) => dispatch({type: 'language-chosen', language}),
    })}
    <div class="choice">
      <input
        id="set-one-tap"
        type="checkbox"
        .checked=${settings.oneTap}
        @change=${(/** @type {Event} */ event) =>
          dispatch({
            type: 'setting',
            name: 'oneTap',
            value: /** @type {HTMLInputElement} */ (event.target).checked,
          })}
      />
      <label for="set-one-tap">${words('one-tap')}</label>
    </div>
    ${renderOffline(shown)}`;
}
