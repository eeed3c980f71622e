import {html, nothing} from 'lit/html.js';
import {LANGUAGES} from '../../i18n/locales.js';
import {renderLanguage} from './language.js';

/**
 * What the header and the footer of a page that stands by itself are drawn from.
 * @typedef {object} Spoken
 * @property {string | null} lang what its link has asked for
 * @property {string} language the one chosen, or `system`
 * @property {string | null} missing the one whose words could not be had
 * @property {(language: string) => void} choose
 * @property {import('./site-header.js').SoundSwitch} sound
 */

/** @param {{words: import('../../i18n/words.js').Words} & Spoken} shown */
export const renderSiteFooter = ({words, language, missing, choose}) => html`<footer class="footer">
  ${
    missing === null
      ? nothing
      : html`<p class="notice" data-kind="fault" role="alert">${words('error-no-words', {language: LANGUAGES[missing]})}</p>`
  }
  ${renderLanguage({words, chosen: language, choose})}
</footer>`;
