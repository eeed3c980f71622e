// Where an element's engine runs, written so that every bundler sees the worker. A script that comes from another origin starts none: there the engine runs on the page itself.
import {createInPage, withFallback} from '../widget/fallback.js';

export const startGames = () =>
  withFallback(
    () => new Worker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
    () => createInPage(() => import('../engine/games.js').then(({serveGames}) => serveGames)),
  );

export const startReversi = () =>
  new Worker(new URL('../engine/reversi-worker.js', import.meta.url), {type: 'module'});
