// The page without its sight: state and flows on the real engine, in this process.

import assert from 'node:assert/strict';
import {createSeaClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {endSpoken} from '../../www/src/features/ending/sentences.js';
import {spoken} from '../../www/src/games/sea/announcer.js';
import {createActing} from '../../www/src/games/sea/commands.js';
import {createCounting} from '../../www/src/games/sea/counting.js';
import {createDeployingFlow} from '../../www/src/games/sea/deploy/flow.js';
import {deployingSpoken} from '../../www/src/games/sea/deploy/sentences.js';
import {createAsking} from '../../www/src/games/sea/engine-request.js';
import {createLoading} from '../../www/src/games/sea/loading.js';
import {createOpening} from '../../www/src/games/sea/opening.js';
import {createDraftingFlow} from '../../www/src/games/sea/own-rules/flow.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {leadBoard, shownView} from '../../www/src/games/sea/select.js';
import {createTurns} from '../../www/src/games/sea/shooting.js';
import {createWatching} from '../../www/src/games/sea/watching.js';
import {createStore} from '../../www/src/shell/store.js';
import {door, games, loadTutor, planning} from './engine.mjs';
import {speech} from './speech.mjs';

/** @param {any} known */
const stateOf = ({late: _, paced: __, mayFire: ___, ...known}) => initialState(known);

/** A page on an engine that lives in this process; `late` holds its answers back until let go. */
export function createPage(/** @type {any} */ known = {}) {
  /** @type {(value?: any) => void} */
  let letGo = () => {};
  const gate = known.late ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve();
  const startWorker = () => {
    const worker = {onmessage: null, onerror: null, terminate() {}, postMessage: null};
    const respond = createResponder(
      games,
      (data) => worker.onmessage?.({data: structuredClone(data)}),
      {loadTutor, loadPlanner: async () => planning},
    );
    worker.postMessage = (message) => void gate.then(() => respond(structuredClone(message)));
    gate.then(() => worker.onmessage?.({data: {status: 'ready'}}));
    return worker;
  };
  const store = createStore(stateOf(known), reduce);
  const client = createSeaClient({startWorker});
  const asking = createAsking(store, client);
  const opening = createOpening(store, client);
  /** @type {Promise<any>} */
  let started = Promise.resolve();
  const counting = createCounting(store, client);
  const turns = createTurns(store, asking, counting, {
    reducedMotion: () => !known.paced,
    mayFire: known.mayFire,
  });
  const watching = createWatching(store, asking, counting, {opened: () => started});
  const named = /** @type {any} */ ({});
  const hands = /** @type {any} */ ({
    focusCell() {},
    focusId() {},
    checkRules: createLoading(store, client, () => {}).checkRules,
  });
  createActing(store, {opening, turns, watching}, hands);
  const deploying = createDeployingFlow(store, client, opening, named, hands);
  createDraftingFlow(store, named, hands, speech.names.ship);
  const heard = [];
  store.hear((action, state, before) => {
    const text =
      spoken(action, state, before, speech) ||
      endSpoken(action, state, before, speech) ||
      deployingSpoken(action, state, before, speech);
    if (text) heard.push(text);
  });
  return {
    store,
    client,
    asking,
    opening,
    hands,
    turns,
    watching,
    counting,
    deploying,
    heard,
    letGo,
    start: (config) => (started = opening.openNew(config)),
    view: () => shownView(store.get()),
  };
}

export const cellsOf = ({rules}) =>
  Array.from(
    {length: rules.rows * rules.cols},
    (_, index) => 'ABCDEFGHIJKLMNOP'[index % rules.cols] + (Math.floor(index / rules.cols) + 1),
  );

/** Shoots row by row until the game is over, whatever may not be shot at left out. */
export async function sweep({turns, view, store}) {
  for (const cell of cellsOf(view())) {
    if (store.get().game.view.ended) return;
    if (leadBoard(view()).marks[cellsOf(view()).indexOf(cell)] === 'unknown')
      await turns.act(cell, 'shoot');
  }
}

/** A duel whose fleets are known, the person's shots at the second sea. */
export const duel = (seed, rules = 'admiral') => ({
  mode: 'play',
  rules,
  seed,
  fleets: [null, door.drawFleet(rules, seed)],
});

/** Longer than the slowest machine needs: a wait that ends here is for something that does not come. */
const NEVER_MS = 60_000;

/** @param {() => unknown} isSo */
export async function until(isSo) {
  const began = performance.now();
  while (!isSo()) {
    assert.ok(performance.now() - began < NEVER_MS, `never: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits for what takes as long as the machine needs. @param {any} store @param {(state: any) => unknown} isSo */
export const untilState = (store, isSo) =>
  new Promise((resolve) => {
    if (isSo(store.get())) return resolve(null);
    const leave = store.hear((/** @type {any} */ _action, /** @type {any} */ state) => {
      if (!isSo(state)) return;
      leave();
      resolve(null);
    });
  });
