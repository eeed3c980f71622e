// Where an element's engine runs: in a worker, and where the page's policy allows it none, on the page itself.
import {createInPage, withFallback} from './fallback.js';
import {PageWorker} from './page-worker.js';

export const startGames = () =>
  withFallback(
    () => new PageWorker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
    () => createInPage(() => import(/* webpackChunkName: "in-page" */ '../engine/games.js')),
  );

/** Each board of Reversi has a worker of its own: a search fills one. */
export const startReversi = () =>
  new PageWorker(
    /* webpackChunkName: "reversi-worker" */ new URL(
      '../engine/reversi-worker.js',
      import.meta.url,
    ),
    {type: 'module'},
  );
