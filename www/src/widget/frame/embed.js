// The page of the frame: one element, as its address says.
import {readFrameAddress} from '../../shell/share/frame-address.js';
import {fillWindow} from './window.js';

fillWindow(
  /** @type {HTMLElement} */ (document.querySelector('spyglass-board')),
  readFrameAddress(location.search),
  new URL('../', location.href.split('?')[0]).href,
);
