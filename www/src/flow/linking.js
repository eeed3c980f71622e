// The address bar follows what is seen, and what is seen follows the address bar.
import {readAddress, writeAddress} from '../state/address.js';

/** @typedef {import('./asking.js').Store} Store */
/** @typedef {import('./opening.js').Opening} Opening */
/** @typedef {import('../state/keep.js').Keep} Keep */
/** @typedef {import('../state/reduce.js').State} State */

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;

/**
 * @param {Store} store
 * @param {Opening} opening
 * @param {Keep} keep
 * @param {{window: Window, signal: AbortSignal}} around
 */
export function createLinking(store, opening, keep, {window, signal}) {
  const {history, location} = window;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  let written = location.search;

  /** @param {State} state */
  const linkOf = ({game, mode, lang}) =>
    game
      ? writeAddress({
          mode,
          record: game.record,
          step: game.view.step,
          steps: game.view.steps,
          lang,
        })
      : null;

  /** @param {'pushState' | 'replaceState'} way @param {State} state */
  function write(way, state) {
    clearTimeout(clock);
    clock = undefined;
    const link = linkOf(state);
    if (
      link === null ||
      (link === written && way === 'replaceState' && history.state?.id === state.game?.id)
    )
      return;
    written = link;
    try {
      history[way]({id: state.game?.id}, '', link);
    } catch {
      // In a frame without an origin of its own the address cannot be changed; the game does not need it.
    }
  }

  store.hear((action, state, before) => {
    if (state.game === before.game && state.mode === before.mode) return;
    // Leave the entry of the game before complete, so that Back finds its last move.
    const leaves = before.game && before.game.id !== state.game?.id;
    if (leaves && clock !== undefined) write('replaceState', before);
    if (action.type === 'opened') {
      const another = history.state?.id !== undefined && history.state.id !== action.id;
      return write(action.history === 'push' && another ? 'pushState' : 'replaceState', state);
    }
    if (!state.game) return;
    clock ??= setTimeout(() => write('replaceState', store.get()), THROTTLE_MS);
  });

  const flush = () => clock !== undefined && write('replaceState', store.get());
  window.addEventListener('pagehide', flush, {signal});
  window.document.addEventListener('visibilitychange', flush, {signal});

  /** A link that cannot be followed says so and changes nothing. */
  function addressNow() {
    try {
      return {address: readAddress(location.search), error: null};
    } catch (error) {
      return {address: null, error};
    }
  }

  /** What the address says, or else the last game, or else a fresh one. */
  async function start() {
    const {address, error} = addressNow();
    const before = opening.asked();
    const games = await keep.games();
    store.dispatch({type: 'kept', games, fleets: await keep.fleets(), forgetful: keep.forgetful()});
    let fault = error;
    // A person who picks another game before this one has come shall keep it.
    const overtaken = (tried = 0) => opening.asked() > before + tried;
    if (overtaken()) return;
    if (address?.record) {
      const mine = games.find(({id}) => id === history.state?.id);
      // On a reload the kept game may know a move more than the address.
      const from =
        mine && mine.steps > 0 ? mine : {record: address.record, step: address.step, id: undefined};
      if (
        await opening.openRecord(from.record, {
          step: from.step,
          id: from.id,
          history: 'replace',
        })
      )
        return;
      fault = store.get().notice;
    } else if (address?.fresh) {
      if (await openFresh(address)) return;
      fault = store.get().notice;
    } else if (address && !address.mode) {
      const last = games.find(({over, mode}) => !over && mode !== 'watch');
      if (last && (await opening.openRecord(last.record, {...last, history: 'replace'}))) return;
    }
    if (overtaken(1)) return;
    if (address?.mode === 'play') return store.dispatch({type: 'deploy', purpose: 'play'});
    const opened = await opening.openNew({mode: address?.mode ?? 'race'}, 'replace');
    if (opened && fault) store.dispatch({type: 'refused', error: fault});
  }

  /** @param {import('../state/address.js').Address} address */
  function openFresh({fresh, mode}) {
    const {rules, seed, agent} = /** @type {NonNullable<typeof fresh>} */ (fresh);
    const as = mode ?? 'race';
    if (agent)
      store.dispatch({
        type: 'setting',
        name: as === 'watch' ? 'watched' : 'opponent',
        value: agent,
      });
    return opening.openNew({rules, ...(seed === null ? {} : {seed}), mode: as}, 'replace');
  }

  window.addEventListener(
    'popstate',
    async (event) => {
      written = location.search;
      const {address, error} = addressNow();
      if (error || !address?.record)
        return void (error && store.dispatch({type: 'refused', error}));
      const id = event.state?.id;
      const mine = (await keep.games()).find((game) => game.id === id);
      await opening.openRecord(mine?.record ?? address.record, {
        id,
        step: mine?.step ?? address.step,
        history: 'replace',
      });
    },
    {signal},
  );

  return {start, link: () => new URL(linkOf(store.get()) ?? '', location.href).href};
}

/** @typedef {ReturnType<typeof createLinking>} Linking */
