// What of the document handing out needs: fetched by the pages that stand by themselves when it is first wished for.
import {createHanding} from './import-export.js';
import {isPng, textOf, withText} from './png.js';
import {printSheet} from './sheet.js';
import {boardsIn, drawn, pictureOf} from './svg.js';

/**
 * @param {Parameters<typeof createHanding>[0]} dispatch
 * @param {Parameters<typeof createHanding>[1]} download
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
