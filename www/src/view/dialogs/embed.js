// Share → Embed: a position for a page of one's own, as it will look, and the text to copy.
import {keyed} from 'lit/directives/keyed.js';
import {html, nothing} from 'lit/html.js';
import {LANGUAGES} from '../../i18n/locales.js';
import {statusSentence} from '../../speak/sentences.js';
import {
  embeddingOf,
  FORMS,
  firstEmbedding,
  frameLink,
  HEIGHTS,
  snippetOf,
} from '../../state/embedding.js';

/** @typedef {import('../page.js').Shown} Shown */
/** @typedef {import('../../state/embedding.js').Embedding} Embedding */

/** What has a name of its own is called so in every language. @type {Record<string, string>} */
const FORM_NAMES = {markdown: 'Markdown'};

/** @param {Shown} shown */
export function renderEmbed(shown) {
  const {state, view, words, names, link, dispatch} = shown;
  const {embedding} = state;
  const wish = {...firstEmbedding, ...embedding};
  const attributes = embeddingOf(state, wish);
  if (!attributes) return nothing;
  const change = (/** @type {Partial<Embedding>} */ own) =>
    dispatch({type: 'embedding', change: own});
  const site = new URL('.', link()).href;
  const title = state.game
    ? words('page-title', {rules: names.rules(view.rules), seed: view.seed})
    : words('page-title-mode', {mode: words(`mode-${state.mode}`)});
  const name = `spyglass-${state.mode}-${attributes.step ?? 0}`;
  const framed = frameLink(attributes, site);
  const text = snippetOf(wish.form, {
    ...{attributes, site, title},
    height: wish.height,
    link: link(),
    picture: `${name}.svg`,
  });

  /** @param {'overlay' | 'reason' | 'playable' | 'predict'} name */
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
      ${options.map(([value, told]) => html`<option .selected=${wish[name] === value}>${told}</option>`)}
    </select>
  </div>`;

  return html`<details
    class="embed"
    ?open=${embedding !== undefined}
    @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => target.open && !embedding && change({})}
  >
    <summary>${words('embed-title')}</summary>
    <div class="field-row" role="group" aria-label=${words('embed-form')}>
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
            ${check('overlay')} ${check('reason')} ${check('playable')} ${state.mode === 'watch' ? check('predict') : nothing}
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
          </div>`
    }
    <div class="field">
      <label for="embed-text">${words('embed-text')}</label>
      <textarea id="embed-text" rows="5" readonly spellcheck="false" .value=${text} @focus=${(/** @type {{target: HTMLTextAreaElement}} */ {target}) => target.select()}></textarea>
      <span class="field-row">
        <button class="button" type="button" @click=${() => dispatch({type: 'copy', text})}>${words('share-copy')}</button>
        ${
          wish.form === 'markdown'
            ? html`<button class="button" type="button" @click=${() => dispatch({type: 'hand-out', form: 'svg', name, about: {title, desc: statusSentence(state, shown), link: link()}})}>${words('embed-picture', {file: `${name}.svg`})}</button>`
            : nothing
        }
      </span>
    </div>
    ${
      embedding && wish.form !== 'markdown'
        ? // Another frame each time: one that is led elsewhere would stand in the way back.
          keyed(
            framed,
            html`<iframe class="embed-preview" title=${words('embed-preview')} height=${wish.height} src=${framed}></iframe>`,
          )
        : nothing
    }
  </details>`;
}
