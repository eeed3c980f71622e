// Loads Reversi and plays games of matches.
import {createMatches} from './match-responder.js';
import {serve} from './serving.js';
import {learned} from './weights.js';

serve(
  () => import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js'),
  new URL('../../pkg/reversi_bg.wasm', import.meta.url),
  (door, post) => createMatches(door, post, learned),
);
