// Where an element's engine runs: in a worker, and where the page's policy allows it none, on the page itself.
import {createInPage, withFallback} from './fallback.js';
import {PageWorker} from './page-worker.js';
import {createSharing} from './sharing.js';

const inPage = () =>
  import(/* webpackChunkName: "in-page" */ '../engine/games.js').then(({serveGames}) => serveGames);

export const startGames = () =>
  withFallback(
    () => new PageWorker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
    () => createInPage(inPage),
  );

const boardsInPage = () =>
  import(/* webpackChunkName: "reversi-in-page" */ '../engine/reversi-games.js').then(
    ({serveBoards}) => serveBoards,
  );

/** The workers of all boards of Reversi. */
const reversi = createSharing(() =>
  withFallback(
    () =>
      new PageWorker(
        /* webpackChunkName: "reversi-worker" */ new URL(
          '../engine/reversi-boards-worker.js',
          import.meta.url,
        ),
        {type: 'module'},
      ),
    () => createInPage(boardsInPage),
  ),
);

export const startReversi = reversi.start;
