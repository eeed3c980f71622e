// Every move is kept as it is made; the settings too.

import {freshId} from './opening.js';
import {helpOf, wasHelped} from './reduce.js';
import {yourSeat} from './select.js';

/** @import {Store} from './engine-request.js' */
/** @import {Keep} from './storage/settings.js' */
/** @import {StoredRows} from './storage/games-database.js' */
/** @import {State} from './types.js' */

/** @param {State} state @returns {import('./types.js').KeptGame | null} */
function keptOf({game, mode}) {
  if (!game || !yourSeat(game.view)) return null;
  const {record, id, view} = game;
  const {rows, cols} = view.rules;
  // A sea nobody has shot at or had help on is no game to continue; what agents play among themselves is all in the link.
  if (view.steps === 0 && !wasHelped(game)) return null;
  return {
    id,
    mode,
    record,
    step: view.step,
    steps: view.steps,
    over: game.view.ended,
    rules: view.rules.id ?? (mode === 'puzzle' ? `puzzle-${rows}x${cols}` : 'custom'),
    ...helpOf(game),
    updated: Date.now(),
  };
}

/**
 * @param {Store} store
 * @param {Keep} keep
 */
export function createKeeping(store, keep) {
  let saving = false;
  let isMarked = false;
  /** What is still to be written: each game as it last stood. @type {Map<string, import('./types.js').KeptGame>} */
  const unsaved = new Map();
  /** When what this tab knows of each game was written. @type {Map<string, number | undefined>} */
  const based = new Map();

  /** Two tabs may play one game on in two ways: then they are two games. @param {string} id @param {StoredRows} rows */
  async function ownId(id, rows) {
    const updated = await rows.updated(id);
    if (updated === undefined || updated === based.get(id)) return id;
    const to = freshId();
    store.dispatch({type: 'game-renamed', id, to});
    store.dispatch({type: 'noticed', notice: {code: 'two-tabs'}});
    const later = unsaved.get(id);
    unsaved.delete(id);
    if (later) unsaved.set(to, {...later, id: to});
    return to;
  }

  function nextUnsaved() {
    const [next] = unsaved.values();
    if (next) unsaved.delete(next.id);
    return next;
  }

  async function save() {
    if (saving) return;
    saving = true;
    for (let next = nextUnsaved(); next; next = nextUnsaved()) {
      const rows = await keep.rows();
      if (!rows) {
        // The next move tries again, with what is newer of the same game.
        if (!unsaved.has(next.id)) unsaved.set(next.id, next);
        tellForgetful();
        break;
      }
      const id = await ownId(next.id, rows);
      based.set(id, next.updated);
      const games = await rows.saveGame({...next, id});
      store.dispatch({type: 'kept', games, forgetful: keep.forgetful()});
    }
    saving = false;
  }

  /** A ship in hand lies where it was taken from. @param {State} state */
  function saveLaying({deploying}) {
    if (!deploying) return keep.saveLaying(null);
    const {purpose, agent, rules, ships, first} = deploying;
    keep.saveLaying({purpose, agent, rules, ships, first});
  }

  /** Only a try to save tells whether that is allowed. */
  function tellForgetful() {
    const forgetful = keep.forgetful();
    if (forgetful !== store.get().forgetful) store.dispatch({type: 'kept', forgetful});
  }

  store.hear((action, state, before) => {
    if (state.settings !== before.settings) {
      keep.saveSettings(state.settings, before.settings);
      tellForgetful();
    }
    // Before a fleet is drawn there is nothing to keep.
    if (state.deploying?.ships !== before.deploying?.ships && action.type !== 'deploy-open') {
      saveLaying(state);
      tellForgetful();
    }
    const {game} = state;
    if (!game || game === before.game || action.type === 'game-renamed') return;
    if (action.type === 'opened' && !based.has(game.id))
      based.set(game.id, state.kept.find(({id}) => id === game.id)?.updated);
    const kept = keptOf(state);
    if (!kept) return;
    unsaved.set(game.id, kept);
    if (!isMarked) {
      // Who has a game here comes back to it, and is greeted as new no more.
      isMarked = true;
      keep.saveSettings({});
      tellForgetful();
    }
    void save();
  });

  store.on({
    async 'forget-game'({id}) {
      unsaved.delete(id);
      const rows = await keep.rows();
      await rows?.forgetGame(id);
      store.dispatch({type: 'kept', games: await rows?.games()});
    },
  });
}
