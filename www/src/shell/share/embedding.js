// What somebody copies to show a position in a page of their own: as a frame, as an element, in Markdown. Pure.

import {isChallenge} from '../record-origin.js';
import {VERSION} from '../records.js';
import {escaped} from './extract-link.js';
import {writeFrameAddress} from './frame-address.js';

/** @import {State} from '../../games/sea/types.js' */
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
 * @property {string} origin of the page that will hear the frame, as it was typed; '' where none shall
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
  origin: '',
};

/**
 * @param {Embedding | undefined} embedding
 * @param {{type: string, change?: Partial<Embedding> | null}} action `change`: null where it is put away
 */
export const reduceEmbedding = (embedding, {type, change}) =>
  type !== 'embedding'
    ? embedding
    : (change && {...firstEmbedding, ...embedding, ...change}) || undefined;

/** @param {string} text an origin, or the address of a page there @returns {string | null} null where it is neither */
export function originIn(text) {
  try {
    const {origin, protocol} = new URL(text.trim());
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/** @param {Pick<State, 'game' | 'mode'>} state whether a challenge was hunted here to its end: to whoever gets it, it is a friend who played */
export const isReply = ({game, mode}) =>
  game !== null && game.friend === 0 && mode === 'race' && game.view.ended && isChallenge(game);

/** @param {Pick<State, 'game' | 'mode'>} state @param {string} link to what is seen @returns {string} the link that is handed to others */
export const handedLink = (state, link) => (isReply(state) ? `${link}&friend=1` : link);

/** @param {State} state @returns {Record<string, string | boolean> | null} by which an element shows what is shown here; null where nothing is */
function shownOf({mode, game, editing, comparing}) {
  if (mode === 'edit') return editing?.text ? {position: editing.text} : null;
  if (mode === 'compare')
    return comparing ? {mode, record: comparing.record, step: String(comparing.step)} : null;
  if (!game) return null;
  const {record, view, from, friend} = game;
  return {
    ...{mode, record, step: String(view.step)},
    ...(from > 0 ? {from: String(from)} : {}),
    ...(friend === 1 || isReply({mode, game}) ? {friend: true} : {}),
  };
}

/** @param {State} state @param {Embedding} wish @returns {Attributes | null} */
export function embeddingOf(state, wish) {
  const shown = shownOf(state);
  const {permitted = []} = state;
  if (!shown) return null;
  if (permitted.length > 0) shown.deductions = permitted.join(' ');
  return wished(shown, {...wish, predict: wish.predict && state.mode === 'watch'});
}

/**
 * @param {{record: string, view: {step: number}}} game of Reversi
 * @param {Embedding} wish
 * @returns {Attributes}
 */
export const reversiEmbeddingOf = ({record, view}, wish) =>
  wished({game: record.split(' ')[1], record, step: String(view.step)}, wish);

/** @param {Attributes} shown @param {Embedding} wish @returns {Attributes} */
function wished(shown, {overlay, reason, playable, predict, lang, theme}) {
  const show = [overlay && 'overlay', reason && 'reason'].filter(Boolean).join(' ');
  return {
    v: VERSION,
    ...shown,
    ...(show === 'overlay reason' ? {} : {show}),
    ...(playable ? {} : {readonly: true}),
    ...(predict ? {predict: true} : {}),
    ...(lang === 'system' ? {} : {lang}),
    ...(theme === 'system' ? {} : {theme}),
  };
}

/** @param {string} text as it may stand in a link's name */
const plain = (text) => text.replaceAll(/[[\]\\]/g, '\\$&');

/** @param {Attributes} attributes @param {string} site @param {string | null} [origin] of the page that hears it @returns {string} the frame's address */
export const frameLink = (attributes, site, origin = null) =>
  new URL(`embed/${writeFrameAddress({...attributes, origin})}`, site).href;

/**
 * @param {Form} form
 * @param {{attributes: Attributes, height: number, site: string, link: string, title: string, picture: string, origin?: string | null}} of `picture`: the name of its file
 * @returns {string}
 */
export function snippetOf(form, {attributes, height, site, link, title, picture, origin}) {
  if (form === 'markdown') {
    const name = `![${plain(title)}](${picture})`;
    // Brackets would end the link before its time.
    return `[${name}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  }
  const script = (/** @type {string} */ file) => new URL(`widget/${file}`, site).href;
  if (form === 'frame')
    return `<iframe src="${escaped(frameLink(attributes, site, origin))}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy"></iframe>
<script src="${escaped(script('spyglass-frame.js'))}"></script>`;
  const said = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
    .join('');
  return `<script type="module" src="${escaped(script('spyglass-board.js'))}"></script>
<spyglass-board${said}><a href="${escaped(link)}">${escaped(title)}</a></spyglass-board>`;
}
