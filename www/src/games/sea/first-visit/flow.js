// The screen of a first visit over time: the last shots of the specimen, and how a hunt begins from it.
import {commandOf} from '../cell-command.js';
import {yourSeat} from '../select.js';
import {chanceAtLast, FIRST, FROM, isShot, LAST, RACE, soloRecord, specimenAt} from './specimen.js';

/** How long after the first paint the first of the last shots is shown, and how long each stays. */
const BEFORE_MS = 600;
const SHOT_MS = 1400;

/**
 * @param {import('../engine-request.js').Store} store
 * @param {import('../opening.js').Opening} opening
 * @param {{reducedMotion: () => boolean, signal: AbortSignal}} around
 */
export function createFirstVisit(store, opening, {reducedMotion, signal}) {
  const {dispatch, get} = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;

  /** @param {{shots?: number, plays?: boolean, drops?: boolean}} step */
  function show({shots = get().specimen?.shots ?? LAST, plays = false, drops}) {
    clearTimeout(clock);
    dispatch({type: 'specimen', specimen: {...specimenAt(shots), plays}, drops});
    if (plays) clock = setTimeout(() => next(shots + 1), shots === FIRST ? BEFORE_MS : SHOT_MS);
  }

  /** @param {number} shots */
  function next(shots) {
    if (get().specimen && !signal.aborted) show({shots, plays: shots < LAST});
  }

  /** A person hunts on from here: the shot that began it waits for the sea. */
  async function takeOver() {
    const opened = await opening.openRecord(RACE, {
      ...{from: FROM, history: 'replace', help: {own: 1, given: 1}},
    });
    if (opened && !get().chances.on) dispatch({type: 'chances'});
  }

  /** @param {string} cell @param {boolean} isFirst no other shot waits for the sea yet */
  function onShot(cell, isFirst) {
    const drops = isFirst && isShot(LAST, cell);
    show({shots: LAST, drops});
    if (isFirst && !drops) void takeOver();
  }

  /** What a person's first shot has taught, once it is counted. @param {import('../types.js').State} state @param {import('../../../engine/types.js').Belief} belief */
  function tellAnswer({game}, {basis, likeliest}) {
    if (!game?.given || yourSeat(game.view)?.shots !== LAST + 1) return;
    const move = game.view.moves[FROM];
    if (basis.kind !== 'counted' || !move?.cell || likeliest.length === 0) return;
    const [{cell, chance}] = likeliest;
    const args = {
      answer: move.answer?.kind ?? 'miss',
      was: Math.round(100 * chanceAtLast(move.cell)),
      fleets: Number(basis.fleets),
      cell,
      // What is not certain is never said to be so.
      chance: chance < 1 ? Math.min(99, Math.round(100 * chance)) : 100,
    };
    dispatch({type: 'said', key: 'first-answer', args});
  }

  store.on({
    'chances-there': ({belief}, state) => tellAnswer(state, belief),
    cell: (chosen, _state, before) =>
      before.specimen &&
      commandOf(before, chosen) === 'act' &&
      onShot(chosen.cell, before.asked === null),
    act: ({cell}, _state, before) => before.specimen && onShot(cell, before.asked === null),
    // What waits for a sea goes on waiting when the engine is asked for once more.
    retry: (_action, state) => state.specimen && state.asked && takeOver(),
    key: ({does, with: what}, {specimen}) =>
      specimen && does === 'go' && what === 'toggle' && dispatch({type: 'specimen-toggle'}),
    'specimen-toggle': (_action, {specimen}) =>
      specimen && specimen.shots < LAST && show({plays: !specimen.plays}),
    async 'specimen-watch'() {
      show({shots: LAST});
      const opened = await opening.openRecord(soloRecord(LAST), {history: 'replace'});
      if (opened) dispatch({type: 'go', where: 'toggle'});
    },
  });
  store.hear((_action, state, before) => {
    if (before.specimen && !state.specimen) clearTimeout(clock);
  });

  if (get().specimen) show(reducedMotion() ? {shots: LAST} : {plays: true});
}
