// What of the document handing out needs: fetched by the pages that stand by themselves when it is first wished for.
import {createHanding} from '../flow/handing.js';
import {isPng, textOf, withText} from '../out/png.js';
import {printSheet} from '../out/sheet.js';
import {boardsIn, drawn, pictureOf} from '../out/svg.js';

/**
 * @param {(action: {type: string, [key: string]: any}) => void} dispatch
 * @param {(name: string, content: any, type?: string) => void} download
 * @param {HTMLElement} root
 */
export const handingOn = (dispatch, download, root) =>
  createHanding(dispatch, download, {
    isPng,
    textOf,
    withText,
    svg: (about) => pictureOf(boardsIn(root), about, root),
    png: drawn,
    paper: printSheet,
  });
