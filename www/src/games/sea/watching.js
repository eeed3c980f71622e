// What playback asks of a game on a sea: past the end of what was played only an agent that is watched plays on.
import {createPlayback} from '../../shell/playback.js';

/**
 * @param {import('./engine-request.js').Store} store
 * @param {import('./engine-request.js').Asking} asking
 * @param {import('./counting.js').Counting} counting
 * @param {Pick<import('../../shell/game.d.ts').PlaybackPort, 'opened' | 'awake' | 'next'>} around
 */
export function createWatching(store, {ask}, {settled}, around) {
  const isWatched = () => store.get().mode === 'watch';
  return createPlayback(store, {
    ...around,
    settled,
    seek: (step) => ask('seek', [step]),
    playOn: async () => isWatched() && ask('aiMove'),
    playsOut: isWatched,
  });
}
