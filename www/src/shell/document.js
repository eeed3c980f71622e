// What of the page stands outside its body: title, language, theme; and the file a record is saved as.
import {PSEUDO} from '../i18n/locales.js';

/** @import {State} from '../games/sea/types.js' */
/** @import {Speech} from './coded-sentence.js' */

/** @param {State} state @param {Speech} speech */
export function titleOf({game, mode}, {words, names}) {
  if (mode === 'edit' || mode === 'compare')
    return words('page-title-mode', {mode: words(`mode-${mode}`)});
  if (!game) return words('page-title-home');
  const title = {rules: names.rules(game.view.rules), seed: game.view.seed};
  return mode === 'puzzle' ? words('page-title-puzzle', title) : words('page-title', title);
}

/** The language spoken, whatever was asked for. @param {Speech['words']} words */
export const languageOf = ({locale}) => (locale === PSEUDO ? 'en' : locale);

/**
 * @param {Document} document
 * @param {State} state
 * @param {Speech} speech
 */
export function showDocument(document, state, speech) {
  const {words} = speech;
  showPage(
    document,
    {title: titleOf(state, speech), description: words('page-description')},
    words,
  );
  showLook(document.documentElement, state.settings);
}

/**
 * @param {Document} document
 * @param {{title: string, description: string}} page
 * @param {Speech['words']} words
 */
export function showPage(document, {title, description}, words) {
  // Setting a title anew is heard by some screen readers, also where nothing changed.
  if (document.title !== title) document.title = title;
  setAttribute(document.documentElement, 'lang', languageOf(words));
  const meta = document.querySelector('meta[name=description]');
  if (meta) setAttribute(meta, 'content', description);
}

/**
 * The theme and the motion wished for; where there is no wish, the system's.
 *
 * @param {Element} root
 * @param {{theme?: string, motion?: string}} settings
 */
export function showLook(root, {theme = 'system', motion = 'system'}) {
  setAttribute(root, 'data-theme', theme === 'system' ? null : theme);
  setAttribute(root, 'data-motion', motion === 'system' ? null : motion);
}

/**
 * Only what is different: an attribute of the root, set anew to what it was, still makes the browser style the whole page.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** @param {string} address what the page stands at, without another entry in the history */
export function replaceAddress(address) {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // In a frame without an origin of its own the address cannot be changed, nor oftener than the browser allows.
  }
}

/** @param {string} name @param {BlobPart} text @param {string} [type] */
export function download(name, text, type = 'text/plain') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A refusal also where a page without HTTPS has no clipboard at all. @param {string} text */
export const copyText = async (text) => navigator.clipboard.writeText(text);
