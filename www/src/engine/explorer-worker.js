// The worker of small boards.
import {createExplorer} from './explorer-responder.js';
import {serve, served} from './serving.js';

serve((post) =>
  served(
    {
      bindings: () => import(/* webpackChunkName: "learn-door" */ '../../pkg/explorer.js'),
      url: new URL('../../pkg/explorer_bg.wasm', import.meta.url),
    },
    (door, post) => createExplorer(door, post),
    post,
  ),
);
