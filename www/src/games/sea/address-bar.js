// The address bar follows what is seen, and what is seen follows the address bar.

import {dayOfSea, goesOn} from '../../shell/record-origin.js';
import {recordParts} from '../../shell/records.js';
import {dayOf, seedOfDay} from '../../shell/utc-days.js';
import {followAddress} from './address.js';
import {writeAddress, writePositionAddress} from './address-written.js';
import {presetIds} from './presets.js';
import {refused} from './refused.js';
import {atEnd} from './select.js';
import {usableLaying} from './storage/laying.js';

/** @import {Store} from './engine-request.js' */
/** @import {Opening} from './opening.js' */
/** @import {Keep} from './storage/settings.js' */
/** @import {State} from './types.js' */

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;

/** What of the state is linked to. */
const LINKED = /** @type {const} */ ([
  'game',
  'mode',
  'editing',
  'comparing',
  'predict',
  'present',
  'permitted',
  'lesson',
  'lang',
]);

/** @param {{code: string}} fault */
const isOfEngine = ({code}) => /^(engine-.*|no-wasm|no-simd|c(sp|onnect)-refused)$/.test(code);

/** @param {{code: string} | null} fault */
const isOfAgent = (fault) => /agent/.test(fault?.code ?? '');

/**
 * @param {Store} store
 * @param {Opening} opening
 * @param {Keep} keep
 * @param {{window: Window, signal: AbortSignal, redact?: (state: State) => State}} around `redact`: what may be linked to
 */
export function createLinking(store, opening, keep, {window, signal, redact = (state) => state}) {
  const {history, location} = window;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  let written = location.search;
  /** Where each game of this visit was left: its entry may have been left before the address followed. */
  const left = /** @type {Map<unknown, {record: string, step: number, friend: number}>} */ (
    new Map()
  );

  /** @param {State} state */
  function linkOf(state) {
    const {game, mode, lang, editing, comparing, wished, predict, present, permitted} =
      redact(state);
    if (mode === 'edit') return writePositionAddress({text: editing?.text ?? wished, lang});
    if (mode === 'compare' && comparing) return writeAddress({mode, lang, ...comparing});
    if (!game) return null;
    const {record, view, from, friend} = game;
    return writeAddress({
      mode,
      record,
      step: view.step,
      steps: view.steps,
      from,
      friend,
      lang,
      predict,
      present,
      permitted,
    });
  }

  /** What tells one entry from another. @param {State} state */
  const entryOf = ({mode, game}) => game?.id ?? mode;

  /** @param {'pushState' | 'replaceState'} way @param {State} state */
  function write(way, state) {
    clearTimeout(clock);
    clock = undefined;
    const link = linkOf(state);
    if (
      link === null ||
      (link === written && way === 'replaceState' && history.state?.id === entryOf(state))
    )
      return;
    written = link;
    try {
      history[way]({id: entryOf(state)}, '', link);
    } catch {
      // In a frame without an origin of its own the address cannot be changed; the game does not need it.
    }
  }

  store.hear((action, state, before) => {
    if (LINKED.every((key) => state[key] === before[key])) return;
    if (state.game) {
      const {id, record, view, friend} = state.game;
      left.set(id, {record, step: view.step, friend});
    }
    // Leave the entry of the game before complete, so that Back finds its last move.
    const leaves = linkOf(before) && entryOf(before) !== entryOf(state);
    if (leaves && clock !== undefined) write('replaceState', before);
    if (action.type === 'opened') {
      const another = history.state?.id !== undefined && history.state.id !== action.id;
      return write(action.history === 'push' && another ? 'pushState' : 'replaceState', state);
    }
    if (action.type === 'edit-open' || action.type === 'compare-opened')
      return write(action.history === 'push' ? 'pushState' : 'replaceState', state);
    if (!linkOf(state)) return;
    // Nothing follows that would be worth waiting for, and a reload now would not.
    if (state.game?.view.ended && atEnd(state.game.view)) return write('replaceState', state);
    clock ??= setTimeout(() => write('replaceState', store.get()), THROTTLE_MS);
  });

  const flush = () => clock !== undefined && write('replaceState', store.get());
  window.addEventListener('pagehide', flush, {signal});
  window.document.addEventListener('visibilitychange', flush, {signal});

  /** @param {unknown} fault of a link, where something else has been opened in its place */
  const tellFault = (fault) => fault && store.dispatch(refused(fault, true));

  function isReload() {
    const [visit] = window.performance.getEntriesByType('navigation');
    return /** @type {PerformanceNavigationTiming} */ (visit)?.type === 'reload';
  }

  /**
   * The game of this entry. On a reload it may know a move more than the address; and a reload right after a move can
   * come before the browser has taken note of the entry's id, or even of its address.
   * @param {import('./address.js').Address} address
   * @param {import('./types.js').KeptGame[]} games
   */
  function keptHere({record, fresh}, games) {
    const {id} = history.state ?? {};
    if (id !== undefined) return games.find((game) => game.id === id);
    if (!isReload()) return undefined;
    return games.find((game) => {
      if (record) return goesOn(game.record, record);
      const {rules, start, players} = recordParts(game.record);
      return (
        fresh?.seed &&
        start === `s.${fresh.seed}` &&
        rules === fresh.rules &&
        players.includes(fresh.agent ?? '')
      );
    });
  }

  /**
   * Who played the game of a link, as `friend` of a game says it. Of one that nobody here has played it is not known.
   * @param {import('./address.js').Address} address
   * @param {import('./types.js').KeptGame[]} games
   */
  function playerOf({record, friend}, games) {
    const mine = games.find((game) => goesOn(game.record, record ?? ''));
    return friend || (mine ? mine.friend : 2);
  }

  /**
   * Whether a duel begins with a person's own fleet: no record and no seed tells the seas.
   * @param {import('./address.js').Address} address
   */
  const wantsFleet = ({mode, fresh}) =>
    mode === 'play' && (!fresh || (fresh.seed === null && presetIds.includes(fresh.rules)));

  /** What the address says, or else the last game, or else a fresh one. */
  async function start() {
    const {address, fault: error} = followAddress(location.search);
    // What begins by itself meanwhile writes an address of its own.
    const {search} = location;
    const before = opening.asked();
    const kept = await keep.kept();
    const {games} = kept;
    store.dispatch({type: 'kept', ...kept, forgetful: keep.forgetful()});
    /** @type {import('./types.js').Notice | null} */
    let fault = error;
    let tries = 1;
    // A person who picks another game before this one has come shall keep it.
    const overtaken = (tried = 0) => opening.asked() > before + tried;
    if (overtaken()) return;
    // While a fleet is laid out the address still holds what was before it.
    // Another address was opened in its place, and is what a reload shall show.
    if (!isReload()) keep.saveLaying(null);
    const laying = usableLaying(keep.laying());
    if (laying) {
      store.dispatch({type: 'left', mode: laying.purpose});
      return store.dispatch({type: 'deploy', ...laying});
    }
    if (address.mode === 'edit') {
      store.dispatch({type: 'edit', text: address.position, history: 'replace'});
      return error && store.dispatch(refused(error));
    }
    if (address.mode === 'compare') return compare(search);
    const mine = error ? undefined : keptHere(address, games);
    if (address.puzzle && !mine) return openPuzzle(address.puzzle, games, error);
    if (mine) {
      if (await opening.openRecord(mine.record, {...mine, history: 'replace'})) return;
      fault = store.get().notice;
    } else if (address.record) {
      const {record, step, from} = address;
      const friend = playerOf(address, games);
      const how = {step, from, friend, history: /** @type {const} */ ('replace')};
      if (await opening.openRecord(record, how)) return tellFault(error);
      fault = store.get().notice;
    } else if (wantsFleet(address)) {
      const {rules, agent} = address.fresh ?? {};
      store.dispatch({type: 'deploy', purpose: 'play', rules, agent});
      return tellFault(error);
    } else if (address.fresh) {
      if (await openFresh(address)) return tellFault(error);
      fault = store.get().notice;
      if (overtaken(1)) return;
      if (isOfAgent(fault)) {
        // The same sea with another agent is nearer to the link than another sea.
        tries = 2;
        const fresh = {...address.fresh, agent: null};
        if (await openFresh({...address, fresh})) return tellFault(fault);
      }
    } else if (!address.mode && !error) {
      const last = games.find(({over, mode}) => !over && mode !== 'watch');
      if (last && (await opening.openRecord(last.record, {...last, history: 'replace'}))) return;
    }
    // Another sea in its place would be no answer to an engine that does not come: that is said, and tried again.
    if (overtaken(tries) || (fault && isOfEngine(fault))) return;
    const as = address.mode ?? 'race';
    if (as === 'puzzle') return openPuzzle({}, [], fault);
    // What is shown on a first visit is a game only once somebody fires.
    if (store.get().specimen && as === 'race' && !fault) return;
    if (as === 'play') store.dispatch({type: 'deploy', purpose: 'play'});
    else
      await opening.openNew(
        {mode: as, ...(fault || address.mode ? {} : dayNotPlayed(games))},
        'replace',
      );
    if (store.get().deploying ?? store.get().game) tellFault(fault);
  }

  /** The sea of the day, as long as nobody here has played it. @param {import('./types.js').KeptGame[]} games */
  function dayNotPlayed(games) {
    const {rules} = store.get().settings;
    const today = dayOf(new Date());
    // What an agent fired before somebody took over was only watched.
    const isPlayed = games.some(
      ({rules: of, record, from = 0}) =>
        of === rules &&
        dayOfSea(record) === today &&
        recordParts(record)
          .actions.slice(from)
          .some((action) => action.startsWith('F')),
    );
    // Own rules have no day's sea.
    return isPlayed || typeof rules !== 'string'
      ? {}
      : {seed: seedOfDay(today), deploy: /** @type {const} */ ('uniform')};
  }

  /**
   * Where no puzzle is named, the last one that is not solved goes on.
   * @param {import('./address.js').PuzzleWish} wish
   * @param {import('./types.js').KeptGame[]} games
   * @param {import('./types.js').Notice | null} fault of the link, told once the puzzle is there
   */
  async function openPuzzle(wish, games, fault) {
    const isAny = Object.keys(wish).length === 0 && !fault;
    const last = isAny && games.find(({over, mode}) => !over && mode === 'puzzle');
    if (last && (await opening.openRecord(last.record, {...last, history: 'replace'}))) return;
    store.dispatch({type: 'puzzle', wish, history: 'replace', fault});
  }

  /** What of this address can be followed its part of the page says. */
  const compare = (/** @type {string} */ text) =>
    store.dispatch({type: 'compare', text, history: 'replace'});

  /** @param {import('./address.js').Address} address */
  async function openFresh({fresh, mode, step}) {
    const {version, rules, seed, agent} = /** @type {NonNullable<typeof fresh>} */ (fresh);
    const as = mode ?? 'race';
    const drawn = seed === null ? {} : {seed, deploy: 'uniform'};
    return opening.openNew(
      {version, rules, agent, ...drawn, mode: as, step: as === 'watch' ? step : null},
      'replace',
    );
  }

  window.addEventListener(
    'popstate',
    async (event) => {
      written = location.search;
      const {address, fault: error} = followAddress(location.search);
      if (error) return store.dispatch(refused(error));
      if (address.mode === 'compare') return compare(location.search);
      if (address.mode === 'edit')
        return store.dispatch({type: 'edit', text: address.position, history: 'replace'});
      if (address.puzzle)
        return store.dispatch({type: 'puzzle', wish: address.puzzle, history: 'replace'});
      if (!address.record) return;
      const id = event.state?.id;
      const {games} = await keep.kept();
      const mine = left.get(id) ?? games.find((game) => game.id === id);
      await opening.openRecord(mine?.record ?? address.record, {
        id,
        step: mine?.step ?? address.step,
        from: address.from,
        friend: mine ? mine.friend : playerOf(address, games),
        history: 'replace',
      });
    },
    {signal},
  );

  /** The address of what was opened before there was an address bar to follow it. */
  const follow = () => write('replaceState', store.get());

  return {start, follow, link: () => new URL(linkOf(store.get()) ?? '', location.href).href};
}

/** @typedef {ReturnType<typeof createLinking>} Linking */
