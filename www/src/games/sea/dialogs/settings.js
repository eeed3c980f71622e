import {html, nothing} from 'lit/html.js';
import {cellName} from '../../../i18n/notation.js';
import {renderOffline} from '../../../offline/view.js';
import {speedsWith} from '../../../shell/speed.js';
import {renderLanguage} from '../../../shell/view/language.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown */
export function renderSettings(shown) {
  const {state, words, dispatch} = shown;
  const {settings} = state;
  /**
   * @param {'theme' | 'motion' | 'speed' | 'notation' | 'teaching'} name
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
  /** @param {'oneTap' | 'vibration'} name @param {string} key */
  const check = (name, key) => html`<div class="choice">
    <input
      id="set-${key}"
      type="checkbox"
      .checked=${settings[name]}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) =>
        dispatch({type: 'setting', name, value: target.checked})}
    />
    <label for="set-${key}">${words(key)}</label>
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
      'speed',
      words('pace'),
      speedsWith(settings.speed)
        .reverse()
        .map((value) => ({
          value,
          text:
            value === 0
              ? words('pace-none')
              : words('pace-seconds', {seconds: words.number(1 / value)}),
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
    ${select(
      'teaching',
      words('teaching'),
      [0, 20, 10, 5].map((value) => ({value, text: words('teaching-from', {points: value})})),
    )}
    ${renderLanguage({
      words,
      chosen: state.lang ?? settings.language,
      choose: (language) => dispatch({type: 'language-chosen', language}),
    })}
    <div class="field">
      <label for="set-volume">${words('volume')}</label>
      <input
        id="set-volume"
        type="range"
        min="0"
        max="100"
        step="5"
        .value=${String(settings.volume)}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) =>
          dispatch({type: 'setting', name: 'volume', value: target.valueAsNumber})}
      />
    </div>
    ${'vibrate' in (globalThis.navigator ?? {}) ? check('vibration', 'vibration') : nothing}
    ${check('oneTap', 'one-tap')}
    ${renderOffline(shown)}`;
}
