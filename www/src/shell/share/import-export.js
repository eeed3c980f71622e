// A position goes out as a picture or a text, and what was handed out comes back in, as a file, dropped or pasted.

import {codeOf, refusal} from '../refusal.js';
import {carriedIn, KEYWORD} from './extract-link.js';

/** A picture of a board is some hundred kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** @import {About, ShareAction} from './types.js' */
/**
 * @typedef {object} Pictures how pictures are made, and what they carry
 * @property {(about: About) => string} svg of the boards that are seen
 * @property {(svg: string) => Promise<Uint8Array>} png
 * @property {(about: About, game: {svg: string, moves: string[], record: string}) => void} paper prints it
 * @property {(bytes: Uint8Array, keyword: string, text: string) => Uint8Array<ArrayBuffer>} withText
 * @property {(bytes: Uint8Array, keyword: string) => string | null} textOf
 * @property {(bytes: Uint8Array) => boolean} isPng
 */

/** @param {Pick<File, 'size' | 'arrayBuffer'>} file @param {Pick<Pictures, 'textOf' | 'isPng'>} pictures @returns {Promise<string>} what it carries */
export async function readFile(file, {textOf, isPng}) {
  if (file.size > MOST_BYTES) throw refusal('large-file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPng(bytes)) return carriedIn(new TextDecoder().decode(bytes));
  const text = textOf(bytes, KEYWORD);
  if (text === null) throw refusal('bad-picture');
  return text;
}

/**
 * @param {(action: ShareAction | {type: 'refused', error: {code: string, args: {}}}) => void} dispatch
 * @param {(name: string, content: BlobPart, type?: string) => void} download
 * @param {Pictures} pictures
 * @returns {(action: {type: string}) => void} hears what is wished
 */
export function createHanding(dispatch, download, pictures) {
  /** @param {import('./types.js').HandOut} wish */
  async function hand(wish) {
    const {about} = wish;
    const svg = pictures.svg(about);
    if (wish.form === 'paper') {
      const {moves, record} = wish;
      return pictures.paper(about, {svg, moves, record});
    }
    const {name} = wish;
    if (wish.form === 'svg') return download(`${name}.svg`, svg, 'image/svg+xml');
    const png = pictures.withText(await pictures.png(svg), KEYWORD, about.link);
    download(`${name}.png`, png, 'image/png');
  }

  const refused = (/** @type {unknown} */ error) =>
    dispatch({type: 'refused', error: {code: codeOf(error, 'no-picture'), args: {}}});

  return (heard) => {
    const action = /** @type {ShareAction} */ (heard);
    if (action.type === 'hand-out') void hand(action).catch(refused);
    if (action.type === 'open-file')
      void readFile(action.file, pictures).then(
        (record) => dispatch({type: 'open-record', record}),
        refused,
      );
  };
}
