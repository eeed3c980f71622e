// A position goes out as a picture or a text, and what was handed out comes back in, as a file, dropped or pasted.

import {codeOf, refusal} from '../refusal.js';
import {carriedIn, KEYWORD} from './extract-link.js';

/** A picture of a board is some hundred kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * @typedef {object} Pictures how pictures are made, and what they carry
 * @property {(about: {title: string, desc: string, link: string}) => string} svg of the boards that are seen
 * @property {(svg: string) => Promise<Uint8Array>} png
 * @property {(about: {title: string, desc: string, link: string}, game: {svg: string, moves: string[], record: string}) => void} paper prints it
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
 * @param {(action: {type: string, [key: string]: any}) => void} dispatch
 * @param {(name: string, content: any, type?: string) => void} download
 * @param {Pictures} pictures
 * @returns {(action: any) => void} hears what is wished
 */
export function createHanding(dispatch, download, pictures) {
  /** @param {{form: string, name: string, about: {title: string, desc: string, link: string}, moves?: string[], record?: string}} wish */
  async function hand({form, name, about, moves = [], record = ''}) {
    const svg = pictures.svg(about);
    if (form === 'svg') return download(`${name}.svg`, svg, 'image/svg+xml');
    if (form === 'paper') return pictures.paper(about, {svg, moves, record});
    const png = pictures.withText(await pictures.png(svg), KEYWORD, about.link);
    download(`${name}.png`, png, 'image/png');
  }

  const refused = (/** @type {any} */ error) =>
    dispatch({type: 'refused', error: {code: codeOf(error, 'no-picture'), args: {}}});

  return (action) => {
    if (action.type === 'hand-out') void hand(action).catch(refused);
    if (action.type === 'open-file')
      void readFile(action.file, pictures).then(
        (record) => dispatch({type: 'open-record', record}),
        refused,
      );
  };
}
