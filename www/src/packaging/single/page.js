// The page that is one file: an element as its address says, in all the room there is, and in a frame like the frame's page.
import {readFrameAddress} from '../../shell/share/frame-address.js';
import {fillWindow} from '../../widget/frame/window.js';
import {attributesOf} from './address.js';

/** @param {Document} document */
export function showAddress(document) {
  const board = document.createElement('spyglass-board');
  fillWindow(
    board,
    {...readFrameAddress(location.search), attributes: attributesOf(location.search)},
    // A link to the site is one to this file too.
    location.href.split(/[?#]/)[0],
  );
  const main = document.createElement('main');
  main.append(board);
  document.body.append(main);
}
