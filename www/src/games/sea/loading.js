// The engine comes, or is slow to, or is asked for again.

/** @import {Store} from './engine-request.js' */
/** @import {Client} from '../../engine/client-kinds.js' */

/** After these the wait is said, and then its cause. */
const SLOW_S = /** @type {const} */ ([3, 15]);

const NO_ROOM = ['no-legal-deployment', 'deployment-not-found'];

/**
 * @param {Store} store
 * @param {Client} client
 * @param {() => void} openFirst the first game of the visit
 */
export function createLoading({dispatch, get}, client, openFirst) {
  /** @type {ReturnType<typeof setTimeout>[]} */
  let clocks = [];

  function start() {
    clocks.forEach(clearTimeout);
    clocks = SLOW_S.map((seconds) =>
      setTimeout(() => dispatch({type: 'waited', seconds}), seconds * 1000),
    );
    client
      .call('tables')
      .then(
        (tables) => dispatch({type: 'tables', tables}),
        // The client tells the state why the engine did not come.
        () => {},
      )
      // Nothing is waited for any more, and a page that has gone is held by no clock.
      .finally(() => clocks.forEach(clearTimeout));
    if (!get().game) openFirst();
  }

  return {
    start,
    retry() {
      client.restart();
      start();
    },
    /** @param {Partial<import('../../engine/types.js').Ruleset>} rules @returns {Promise<import('../../engine/types.js').Coded[]>} all that is wrong with them; where nothing is, whether the fleet has room */
    async checkRules(rules) {
      const faults = await client.call('checkRules', [rules]);
      if (faults.length > 0) return faults;
      try {
        await client.call('drawFleet', [rules, '1']);
        return [];
      } catch (error) {
        const {code, args} = /** @type {import('../../engine/types.js').Coded} */ (error);
        if (!NO_ROOM.includes(code)) throw error;
        return [{code, args}];
      }
    },
  };
}

/**
 * The game a person sees, however long it takes, and through every retry.
 * @param {Pick<Store, 'get' | 'subscribe'>} store
 * @returns {Promise<void>}
 */
export function gameThere({get, subscribe}) {
  if (get().game) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = subscribe(({game}) => {
      if (!game) return;
      leave();
      resolve();
    });
  });
}
