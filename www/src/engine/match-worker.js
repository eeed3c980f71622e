// The worker that plays games of matches.
import {createMatches} from './match-responder.js';
import {serve, served} from './serving.js';
import {fetchWeights} from './weights.js';

serve((post) =>
  served(
    {
      bindings: () => import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js'),
      url: new URL('../../pkg/reversi_bg.wasm', import.meta.url),
    },
    (door, post) => createMatches(door, post, fetchWeights),
    post,
  ),
);
