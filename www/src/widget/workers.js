// Where an element's engine runs, as the project's own build has it.
import {PageWorker} from './page-worker.js';
import {placesOf} from './worker-hosts.js';

export const {startGames, startReversi} = placesOf({
  games: () => new PageWorker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
  boards: () =>
    new PageWorker(
      /* webpackChunkName: "reversi-worker" */ new URL(
        '../engine/reversi-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
});
