// A position for a page of one's own, as it will look, and the text to copy.
import {guard} from 'lit/directives/guard.js';
import {keyed} from 'lit/directives/keyed.js';
import {html, nothing} from 'lit/html.js';
import {LANGUAGES} from '../../i18n/locales.js';
import {FORMS, frameLink, HEIGHTS, originIn, snippetOf} from './embedding.js';

/** @import {Embedding} from './embedding.js' */
/** @typedef {'overlay' | 'reason' | 'playable' | 'predict'} Choice a wish that is or is not */
/**
 * @typedef {object} Embedded
 * @property {Embedding} wish
 * @property {import('./embedding.js').Attributes} attributes
 * @property {boolean} isOpen
 * @property {Choice[]} choices which of the wishes mean something here
 * @property {string} site where the whole page stands
 * @property {string} title
 * @property {string} desc
 * @property {string} name of a file with its picture
 * @property {string} link to it on the page
 * @property {import('../../i18n/words.js').Words} words
 * @property {(action: import('./types.js').ShareAction) => void} dispatch
 */

/** What has a name of its own is called so in every language. @type {Record<string, string>} */
const FORM_NAMES = {markdown: 'Markdown'};

/** @param {Embedded} embedded */
export function renderEmbedding(embedded) {
  const {wish, attributes, isOpen, choices, site, title, desc, name, link, words, dispatch} =
    embedded;
  const change = (/** @type {Partial<Embedding>} */ own) =>
    dispatch({type: 'embedding', change: own});
  const framed = frameLink(attributes, site);
  // A comparison is played on meanwhile: only its line grows, and the preview need not begin anew for it.
  const {record, ...others} = attributes;
  const same = JSON.stringify(others);
  const origin = originIn(wish.origin);
  const text = snippetOf(wish.form, {
    ...{attributes, site, title, link, origin},
    height: wish.height,
    picture: `${name}.svg`,
  });

  /** @param {Choice} name */
  const check = (name) => html`<label class="choice"><input
      type="checkbox"
      .checked=${wish[name]}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({[name]: target.checked})}
    /> ${words(`embed-${name}`)}</label>`;
  /** @param {'height' | 'lang' | 'theme'} name @param {string} label @param {[string | number, string][]} options */
  const select = (name, label, options) => html`<div class="field">
    <label for="embed-${name}">${label}</label>
    <select
      id="embed-${name}"
      @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => change({[name]: options[target.selectedIndex][0]})}
    >
      ${options.map(([value, label]) => html`<option .selected=${wish[name] === value}>${label}</option>`)}
    </select>
  </div>`;

  return html`<div class="field-row" role="group" aria-label=${words('embed-form')}>
      ${FORMS.map(
        (
          form,
        ) => html`<button class="button" type="button" aria-pressed=${wish.form === form} @click=${() => change({form})}>
          ${FORM_NAMES[form] ?? words(`embed-form-${form}`)}
        </button>`,
      )}
    </div>
    ${
      wish.form === 'markdown'
        ? nothing
        : html`<div class="field-row">
            ${choices.map(check)}
          </div>
          <div class="field-row">
            ${
              wish.form === 'frame'
                ? select(
                    'height',
                    words('embed-height'),
                    HEIGHTS.map((height) => [height, words.number(height)]),
                  )
                : nothing
            }
            ${select('lang', words('language'), [['system', words('language-system')], ...Object.entries(LANGUAGES)])}
            ${select(
              'theme',
              words('theme'),
              ['system', 'light', 'dark'].map((theme) => [theme, words(`theme-${theme}`)]),
            )}
          </div>
          ${wish.form === 'frame' ? renderOrigin(wish.origin, change, words) : nothing}`
    }
    <div class="field">
      <label for="embed-text">${words('embed-text')}</label>
      <textarea id="embed-text" rows="5" readonly spellcheck="false" .value=${text} @focus=${(/** @type {{target: HTMLTextAreaElement}} */ {target}) => target.select()}></textarea>
      <span class="field-row">
        <button class="button" type="button" @click=${() => dispatch({type: 'copy', text})}>${words('share-copy')}</button>
        ${
          wish.form === 'markdown'
            ? html`<button class="button" type="button" @click=${() => dispatch({type: 'hand-out', form: 'svg', name, about: {title, desc, link}})}>${words('embed-picture', {file: `${name}.svg`})}</button>`
            : nothing
        }
      </span>
    </div>
    ${
      isOpen && wish.form !== 'markdown'
        ? // Another frame each time: one that is led elsewhere would stand in the way back.
          keyed(
            same,
            html`<iframe class="embed-preview" title=${words('embed-preview')} height=${wish.height} src=${guard([same], () => framed)}></iframe>`,
          )
        : nothing
    }
`;
}

/**
 * Without it the frame tells nobody what is answered in it.
 *
 * @param {string} origin as it was typed
 * @param {(own: Partial<Embedding>) => void} change
 * @param {import('../../i18n/words.js').Words} words
 */
function renderOrigin(origin, change, words) {
  const isBad = origin.trim() !== '' && originIn(origin) === null;
  return html`<div class="field">
    <label for="embed-origin">${words('embed-origin')}</label>
    <input
      id="embed-origin"
      type="url"
      inputmode="url"
      autocomplete="off"
      spellcheck="false"
      maxlength="300"
      placeholder="https://"
      .value=${origin}
      aria-invalid=${isBad}
      aria-describedby="embed-origin-hint"
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({origin: target.value})}
    />
    <span class=${isBad ? 'field-fault' : 'field-hint'} id="embed-origin-hint" role="status"
      >${words(isBad ? 'embed-origin-bad' : 'embed-origin-hint')}</span
    >
  </div>`;
}
