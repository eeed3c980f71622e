// A position goes out as a picture or a text, and what was handed out comes back in, as a file, dropped or pasted.

import {codeOf, refusal} from '../refusal.js';
import {carriedIn, KEYWORD} from './extract-link.js';

/** A picture of a board is some hundred kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** @import {About, ShareAction} from './types.js' */
/**
 * @typedef {object} Pictures how pictures are made, and what they carry
 * @property {(about: About) => string} svg of the boards that are seen
 * @property {(svg: string, fine?: number) => Promise<Uint8Array>} png
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
 * @param {(action: ShareAction | {type: 'said', key: string, args: {name: string}} | {type: 'refused', error: {code: string, args: {}}}) => void} dispatch
 * @param {(name: string, content: BlobPart, type?: string) => void} download
 * @param {Pictures} pictures
 * @returns {(action: {type: string}) => void} hears what is wished
 */
export function createHanding(dispatch, download, pictures) {
  /** @type {typeof download} */
  function save(name, content, type) {
    download(name, content, type);
    dispatch({type: 'said', key: 'share-saved', args: {name}});
  }

  /** @param {import('./types.js').HandOut} wish */
  async function hand(wish) {
    const {about} = wish;
    if (wish.form === 'share') return share(wish);
    if (wish.form === 'card')
      return save(`${wish.name}.png`, await cardOf(wish.svg, about), 'image/png');
    const svg = pictures.svg(about);
    if (wish.form === 'paper') {
      const {moves, record} = wish;
      return pictures.paper(about, {svg, moves, record});
    }
    const {name} = wish;
    if (wish.form === 'svg') return save(`${name}.svg`, svg, 'image/svg+xml');
    const png = pictures.withText(await pictures.png(svg), KEYWORD, about.link);
    save(`${name}.png`, png, 'image/png');
  }

  /** @param {string} svg @param {About} about as large as it is drawn: its pixels are meant */
  const cardOf = async (svg, about) =>
    pictures.withText(await pictures.png(svg, 1), KEYWORD, about.link);

  /** @param {Extract<import('./types.js').HandOut, {form: 'share'}>} wish */
  async function share({about, svg, name, text}) {
    const {title, link} = about;
    const files = svg
      ? [new File([await cardOf(svg, about)], `${name}.png`, {type: 'image/png'})]
      : [];
    const plain = svg ? {title, text} : {title, url: link};
    const whole = {...plain, files};
    const canAll = files.length > 0 && navigator.canShare?.(whole);
    try {
      await navigator.share(canAll ? whole : plain);
    } catch (error) {
      // Whoever thinks better of it has shared nothing; where the device refuses, the text can still be pasted.
      if (/** @type {Error} */ (error).name !== 'AbortError') dispatch({type: 'copy', text});
    }
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
