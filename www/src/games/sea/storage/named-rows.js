// Fleets and rules that a person keeps under a name.

import {sameRules} from '../presets.js';

/**
 * @param {import('../engine-request.js').Store} store
 * @param {Pick<import('./settings.js').Keep, 'rows' | 'forgetful'>} keep
 */
export const createNamedRows = (store, keep) => ({
  /**
   * A name that is taken is refused: what was kept under it shall not be lost unasked.
   * @param {import('../types.js').KeptFleet} fleet
   */
  async keepFleet(fleet) {
    const {name} = fleet;
    if (store.get().fleets.some((kept) => kept.name === name))
      return store.dispatch({type: 'refused', error: {code: 'name-taken', args: {name}}});
    const rows = await keep.rows();
    await rows?.saveFleet(fleet);
    store.dispatch({type: 'kept', fleets: await rows?.fleets(), forgetful: keep.forgetful()});
    if (!rows) return;
    store.dispatch({type: 'said', key: 'deploy-fleet-kept', args: {name}});
  },
  /** @param {string} name */
  async forgetFleet(name) {
    const rows = await keep.rows();
    await rows?.forgetFleet(name);
    store.dispatch({type: 'kept', fleets: await rows?.fleets()});
  },
  /**
   * @param {import('../types.js').OwnRules} own
   * @returns {Promise<boolean>} whether they are kept under that name
   */
  async keepRules(own) {
    const {name, rules} = own;
    const kept = store.get().ownRules.find((one) => one.name === name);
    if (kept) {
      const same = sameRules(kept.rules, rules);
      if (!same) store.dispatch({type: 'refused', error: {code: 'name-taken', args: {name}}});
      return same;
    }
    const rows = await keep.rows();
    await rows?.saveRules(own);
    store.dispatch({type: 'kept', ownRules: await rows?.ownRules(), forgetful: keep.forgetful()});
    return rows !== null;
  },
});
