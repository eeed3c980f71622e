// What somebody copies to show a position in a page of their own: as a frame, as an element, in Markdown. Pure.
import {writeFrameAddress} from './frame-address.js';

/** @typedef {import('./reduce.js').State} State */
/** @typedef {typeof FORMS[number]} Form */
/**
 * @typedef {object} Embedding
 * @property {Form} form
 * @property {number} height of the frame, in pixels
 * @property {boolean} overlay
 * @property {boolean} reason
 * @property {boolean} playable
 * @property {boolean} predict
 * @property {string} lang `system`: the reader's
 * @property {'system' | 'light' | 'dark'} theme
 */
/** @typedef {Record<string, string | boolean>} Attributes */

export const FORMS = /** @type {const} */ (['frame', 'element', 'markdown']);
export const HEIGHTS = [480, 640, 800, 960];

/** @type {Embedding} */
export const firstEmbedding = {
  form: 'frame',
  height: 640,
  overlay: true,
  reason: true,
  playable: true,
  predict: false,
  lang: 'system',
  theme: 'system',
};

/** @param {State} state @returns {Attributes | null} by which an element shows what is shown here; null where nothing is */
function shownOf({mode, game, editing, comparing}) {
  if (mode === 'edit') return editing?.text ? {position: editing.text} : null;
  if (mode === 'compare')
    return comparing ? {mode, record: comparing.record, step: String(comparing.step)} : null;
  if (!game) return null;
  const {record, view, from, friend} = game;
  return {
    ...{mode, record, step: String(view.step)},
    ...(from > 0 ? {from: String(from)} : {}),
    ...(friend > 0 ? {friend: true} : {}),
  };
}

/** @param {State} state @param {Embedding} wish @returns {Attributes | null} */
export function embeddingOf(state, {overlay, reason, playable, predict, lang, theme}) {
  const shown = shownOf(state);
  const {permitted = []} = state;
  if (!shown) return null;
  const show = [overlay && 'overlay', reason && 'reason'].filter(Boolean).join(' ');
  return {
    ...shown,
    ...(show === 'overlay reason' ? {} : {show}),
    ...(permitted.length > 0 ? {deductions: permitted.join(' ')} : {}),
    ...(playable ? {} : {readonly: true}),
    ...(predict && state.mode === 'watch' ? {predict: true} : {}),
    ...(lang === 'system' ? {} : {lang}),
    ...(theme === 'system' ? {} : {theme}),
  };
}

/** @param {string} text as it may stand between quotes */
const quoted = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {string} text as it may stand in a link's name */
const plain = (text) => text.replaceAll(/[[\]\\]/g, '\\$&');

/** @param {Attributes} attributes @param {string} site @returns {string} the frame's address */
export const frameLink = (attributes, site) =>
  new URL(`embed/${writeFrameAddress(attributes)}`, site).href;

/**
 * @param {Form} form
 * @param {{attributes: Attributes, height: number, site: string, link: string, title: string, picture: string}} of `picture`: the name of its file
 * @returns {string}
 */
export function snippetOf(form, {attributes, height, site, link, title, picture}) {
  if (form === 'markdown') {
    const name = `![${plain(title)}](${picture})`;
    // Brackets would end the link before its time.
    return `[${name}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  }
  const script = (/** @type {string} */ file) => new URL(`widget/${file}`, site).href;
  if (form === 'frame')
    return `<iframe src="${quoted(frameLink(attributes, site))}" title="${quoted(title)}" width="100%" height="${height}" loading="lazy"></iframe>
<script src="${quoted(script('spyglass-frame.js'))}"></script>`;
  const said = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${quoted(String(value))}"`))
    .join('');
  return `<script type="module" src="${quoted(script('spyglass-board.js'))}"></script>
<spyglass-board${said}><a href="${quoted(link)}">${quoted(title)}</a></spyglass-board>`;
}
