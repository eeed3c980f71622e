// Reversi for many boards, wherever it runs.

import {createBoards} from './reversi-boards.js';
import {served} from './serving.js';
import {reversiDoor} from './wasm-modules.js';
import {learned} from './weights.js';

/** @param {(message: any) => void} post @returns {(message: any) => void} */
export const serveBoards = (post) =>
  served(
    reversiDoor,
    new URL('../../pkg/reversi_bg.wasm', import.meta.url),
    (door, post) => createBoards(door, post, learned),
    post,
  );
