import {html} from 'lit/html.js';
import {LANGUAGES, PSEUDO} from '../../i18n/locales.js';

/**
 * @param {{words: import('../../i18n/words.js').Words, chosen: string, choose: (language: string) => void}} choice
 * `chosen`: a language, or `system`
 */
export function renderLanguage({words, chosen, choose}) {
  const offered = Object.entries(LANGUAGES);
  if (chosen === PSEUDO) offered.push([PSEUDO, 'Pseudo']);
  return html`<div class="field">
    <label for="set-language">${words('language')}</label>
    <select
      id="set-language"
      @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      <option value="system" .selected=${!offered.some(([language]) => language === chosen)}>${words('language-system')}</option>
      ${offered.map(
        ([language, name]) =>
          html`<option value=${language} lang=${language === PSEUDO ? 'en' : language} .selected=${language === chosen}>${name}</option>`,
      )}
    </select>
  </div>`;
}
