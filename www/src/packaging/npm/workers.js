// Where an element's engine runs, written so that every bundler sees the workers. A script that comes from another origin starts none: there the engine runs on the page itself.
import {placesOf} from '../../widget/worker-hosts.js';
import {fileAt} from './folder.js';

/** @param {URL} url @returns {Worker} */
const workerAt = (url) => new Worker(url, {type: 'module'});

/** @param {string} path @param {string} name @returns {Promise<import('../../widget/fallback.js').Serve> | null} null where it is in the bundle */
function fetched(path, name) {
  const url = fileAt(path);
  if (url === null) return null;
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url.href).then(
    (module) => module[name],
    (error) => {
      console.error(
        `<spyglass-board>: ${url} could not be had. Name the folder of the package by defineBoard({files}); for Vite's development server optimizeDeps: {exclude: ['@spyglass-board/spyglass']} does.`,
      );
      throw error;
    },
  );
}

export const {startGames, startReversi} = placesOf({
  games() {
    const url = fileAt('src/engine/worker.js');
    if (url) return workerAt(url);
    return new Worker(new URL('../../engine/worker.js', import.meta.url), {type: 'module'});
  },
  boards() {
    const url = fileAt('src/engine/reversi-worker.js');
    if (url) return workerAt(url);
    return new Worker(new URL('../../engine/reversi-worker.js', import.meta.url), {
      type: 'module',
    });
  },
  gamesInPage: () => fetched('src/engine/games.js', 'serveGames'),
  boardsInPage: () => fetched('src/engine/reversi-games.js', 'serveReversi'),
});
