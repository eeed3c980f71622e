// What a page's calls come to on the seas.

import {PARTS} from '../app/parts.js';
import {permittedArgs, STAGES} from '../features/tutor/rules.js';
import {createAsking} from '../games/sea/engine-request.js';
import {atEnd, hasDeductions, leadBoard} from '../games/sea/select.js';
import {refusal} from '../shell/refusal.js';
import {callOf} from './actions.js';
import {stateOf} from './events.js';

/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../games/sea/types.js').Action} Action */

/** Modes that open by themselves, once their part has come. */
const OWN = ['edit', 'compare', 'puzzle'];

/** @param {Action} action */
export function failureIn(action) {
  if (action.type === 'refused') return action.error;
  if (action.type === 'edit-fault') return action.fault;
  if (action.type === 'engine') return action.status.phase === 'failed' ? action.status : null;
  return action.type === 'part' && action.status === 'failed' && OWN.includes(action.name)
    ? {code: 'engine-not-loaded'}
    : null;
}

export const isOpen = (/** @type {{type: string}} */ {type}) =>
  ['opened', 'compare-opened', 'deploy-open', 'edit-judged'].includes(type);

/** A comparison is there once it has been played on to the round wished for. @param {{type: string}} action */
export const isShown = (action) =>
  action.type === 'compare-there' || (action.type !== 'compare-opened' && isOpen(action));

/** @param {App['store']} store how far what is wished for is there */
export function seaStanding({get, hear}) {
  /** The position edited has been judged: what is written into it later is there at once. */
  let judged = false;
  hear(({type}, {mode}) => {
    judged = mode === 'edit' && (judged || type === 'edit-judged');
  });
  return {
    state: () => stateOf(get()),
    fault() {
      const {engine, parts, mode} = get();
      if (engine.phase === 'failed') return {code: engine.code ?? 'engine-not-loaded'};
      return OWN.includes(mode) && parts[mode] === 'failed' ? {code: 'engine-not-loaded'} : null;
    },
    isThere() {
      const {game, mode, comparing} = get();
      if (mode === 'edit') return judged;
      return Boolean(mode === 'compare' ? comparing : game);
    },
    /** While a fleet is placed there is no game yet. */
    isBusy: () => get().deploying !== null,
  };
}

/**
 * @param {Pick<App, 'store' | 'client' | 'turns'>} app
 * @param {import('./element-game.d.ts').Following<Action>} following
 * @returns {import('./element-game.d.ts').ElementCalls}
 */
export function createSeaCalls({store, client, turns}, {settled, worked}) {
  const {dispatch, get} = store;
  // The page around is not asked about what it does itself, nor does a person's cursor, aim or tool count.
  const {ask} = createAsking(store, client);
  const view = () => get().game?.view;

  /** @param {() => Promise<unknown>} work on the game shown */
  async function played(work) {
    if (get().mode === 'edit' || get().mode === 'compare') throw refusal('no-game');
    return worked(work);
  }

  return {
    playing(action) {
      const call = callOf(action);
      if (!call) return null;
      const asking = () =>
        call.method === 'solve' ? ask(call.method) : ask(call.method, call.args);
      return () => played(() => turns.withReply(asking));
    },
    take: (method) => played(() => turns.take(method)),
    async goTo(step) {
      if (get().mode === 'compare')
        return settled(() => dispatch({type: 'compare-go', where: step}), isShown);
      const shown = view();
      if (!shown) throw refusal('no-game');
      const to = Math.min(step, shown.steps);
      if (to !== shown.step) await played(() => ask('seek', [to]));
    },
    mayPlayTo(step) {
      const now = view();
      return Boolean(now && get().mode === 'watch' && now.step < step && atEnd(now) && !now.over);
    },
    playOn: () => played(() => ask('aiMove')),
    async hint() {
      const {game, permitted} = get();
      if (!game) throw refusal('no-game');
      if (!hasDeductions(game.view.rules)) return null;
      const {shooter} = leadBoard(game.view);
      return client.call('hint', [shooter, STAGES, ...permittedArgs(permitted)], game.board);
    },
    async shotsToGo(cells) {
      return (await PARTS.shots()).shotsAsked(get(), client, cells);
    },
    async text() {
      const {game} = get();
      return game && client.call('viewText', [], game.board);
    },
  };
}
