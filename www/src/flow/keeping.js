// Every move is kept as it is made; the settings too.
import {yourSeat} from '../state/select.js';

/** @typedef {import('./asking.js').Store} Store */
/** @typedef {import('../state/keep.js').Keep} Keep */
/** @typedef {import('../state/reduce.js').State} State */

/** @param {State} state @returns {import('../state/reduce.js').KeptGame | null} */
function keptOf({game, mode}) {
  // A sea nobody has shot at is no game to continue; what agents play among themselves is all in the link.
  if (!game || game.view.steps === 0 || !yourSeat(game.view)) return null;
  const {record, id, view} = game;
  return {
    id,
    mode,
    record,
    step: view.step,
    steps: view.steps,
    over: game.ended,
    rules: view.rules.id ?? 'custom',
    updated: Date.now(),
  };
}

/**
 * @param {Store} store
 * @param {Keep} keep
 */
export function createKeeping(store, keep) {
  let saving = false;
  let dirty = false;

  async function save() {
    dirty = true;
    if (saving) return;
    saving = true;
    while (dirty) {
      dirty = false;
      const kept = keptOf(store.get());
      if (kept)
        store.dispatch({
          type: 'kept',
          games: await keep.saveGame(kept),
          forgetful: keep.forgetful(),
        });
    }
    saving = false;
  }

  store.hear((_action, state, before) => {
    if (state.settings !== before.settings) {
      keep.saveSettings(state.settings);
      if (keep.forgetful() !== state.forgetful)
        store.dispatch({type: 'kept', forgetful: keep.forgetful()});
    }
    if (state.game !== before.game && state.game) void save();
  });

  return {
    /** @param {string} id */
    async forgetGame(id) {
      await keep.forgetGame(id);
      store.dispatch({type: 'kept', games: await keep.games()});
    },
    /** @param {import('../state/reduce.js').KeptFleet} fleet */
    async keepFleet(fleet) {
      await keep.saveFleet(fleet);
      store.dispatch({type: 'kept', fleets: await keep.fleets(), forgetful: keep.forgetful()});
    },
    /** @param {string} name */
    async forgetFleet(name) {
      await keep.forgetFleet(name);
      store.dispatch({type: 'kept', fleets: await keep.fleets()});
    },
  };
}
