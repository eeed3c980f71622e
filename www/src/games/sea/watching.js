// What playback asks of a game on a sea: past the end of what was played only an agent that is watched plays on.
import {createPlayback} from '../../shell/playback.js';

/**
 * @param {import('./engine-request.js').Store} store
 * @param {import('./engine-request.js').Asking} asking
 * @param {import('./counting.js').Counting} counting
 * @param {Pick<import('../../shell/game.d.ts').PlaybackPort, 'opened' | 'awake'>} around
 */
export function createWatching(store, {ask}, {settled}, {opened, awake}) {
  const isWatched = () => store.get().mode === 'watch';
  return createPlayback(store, {
    ...{opened, awake, settled},
    seek: (step) => ask('seek', [step]),
    playOn: async () => isWatched() && ask('aiMove'),
    playsOut: isWatched,
  });
}
