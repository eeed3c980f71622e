// What a page may ask of an element, version 1: each answer is a promise of plain data.

import {permittedArgs, STAGES} from '../features/tutor/rules.js';
import {createAsking} from '../games/sea/engine-request.js';
import {
  agentDue,
  atEnd,
  boardId,
  hasDeductions,
  leadBoard,
  mayUndo,
  yourTurn,
} from '../games/sea/select.js';
import {createQueue} from '../shell/queue.js';
import {refusal} from '../shell/refusal.js';
import {callOf} from './actions.js';
import {stateOf} from './events.js';
import {createSettling} from './wait-for-action.js';

/** @typedef {import('../app/app.js').App} App */

/** @param {import('../games/sea/types.js').Action} action */
function failureIn(action) {
  if (action.type === 'refused') return action.error;
  if (action.type === 'edit-fault') return action.fault;
  if (action.type === 'engine') return action.status.phase === 'failed' ? action.status : null;
  return action.type === 'part' && action.status === 'failed' && OWN.includes(action.name)
    ? {code: 'engine-not-loaded'}
    : null;
}

/** Modes that open by themselves, once their part has come. */
const OWN = ['edit', 'compare', 'puzzle'];

/** @type {Record<string, import('../games/sea/types.js').Tool>} */
const TOOLS = {shoot: 'shoot', guess: 'flag', note: 'note', unguess: 'clear'};

/**
 * @param {Pick<App, 'store' | 'client'>} app
 * @param {() => void} start loads the engine, also where nobody looks
 * @param {AbortSignal} signal
 */
export function createApi({store, client}, start, signal) {
  const {dispatch, get, hear} = store;
  const {ask} = createAsking(store, client);
  /** What the page itself does it need not be asked about. @type {Set<string>} */
  const own = new Set();

  const settling = createSettling({hear, failureIn, told: () => stateOf(get()), signal});

  /** @param {() => void} wish @param {(action: import('../games/sea/types.js').Action) => boolean} done */
  const settled = (wish, done) =>
    settling(() => {
      start();
      wish();
    }, done);

  /** The position edited has been judged: what is written into it later is there at once. */
  let judged = false;
  hear(({type}, {mode}) => {
    judged = mode === 'edit' && (judged || type === 'edit-judged');
  });

  function isThere() {
    const {game, mode, comparing} = get();
    if (mode === 'edit') return judged;
    return Boolean(mode === 'compare' ? comparing : game);
  }

  const isOpen = (/** @type {{type: string}} */ {type}) =>
    ['opened', 'compare-opened', 'deploy-open', 'edit-judged'].includes(type);

  /** A comparison is there once it has been played on to the round wished for. @param {{type: string}} action */
  const isShown = (action) =>
    action.type === 'compare-there' || (action.type !== 'compare-opened' && isOpen(action));

  /** Something else is being opened: whatever is asked is asked of that. */
  let isOpening = false;
  hear((action) => {
    if (isOpen(action) || failureIn(action)) isOpening = false;
  });

  /** Why nothing could be opened: nobody shall wait for it. @type {{code?: string, args?: any} | null} */
  let missing = null;
  hear((action) => {
    if (isOpen(action)) missing = null;
    else if (!isThere()) missing = failureIn(action) ?? missing;
  });

  const there = async () => {
    // While a fleet is placed there is no game yet.
    if (get().deploying && !isOpening) throw refusal('no-game');
    if (isThere() && !isOpening) return;
    const {engine, parts, mode} = get();
    // What has failed tells so no second time.
    if (engine.phase === 'failed') throw refusal(engine.code ?? 'engine-not-loaded');
    if (OWN.includes(mode) && parts[mode] === 'failed') throw refusal('engine-not-loaded');
    if (missing) throw refusal(missing.code ?? 'unknown', missing.args);
    await settled(() => {}, isOpen);
  };

  /** The answer, or the reason why there is none. @param {() => ReturnType<typeof ask>} asking */
  async function asked(asking) {
    await there();
    if (get().mode === 'edit' || get().mode === 'compare') throw refusal('no-game');
    /** @type {any} */
    let refused = null;
    const leave = hear((action) => {
      if (action.type === 'refused') refused = action.error;
    });
    const answer = await asking().finally(leave);
    if (signal.aborted) throw refusal('stale');
    if (!answer) throw refusal(refused?.code ?? 'stale', refused?.args);
    return stateOf(get());
  }

  /** In watch mode what has still to be played is played. @param {number} step */
  async function seek(step) {
    if (!Number.isInteger(step) || step < 0) throw refusal('bad-step', {step: String(step)});
    await there();
    if (get().mode === 'compare')
      return settled(() => dispatch({type: 'compare-go', where: step}), isShown);
    const view = () => get().game?.view;
    const shown = view();
    if (!shown) throw refusal('no-game');
    const to = Math.min(step, shown.steps);
    if (to !== shown.step) await asked(() => ask('seek', [to]));
    for (
      let now = view();
      now && now.step < step && get().mode === 'watch' && atEnd(now) && !now.over;
      now = view()
    )
      await asked(() => ask('aiMove'));
    return stateOf(get());
  }

  /** Whether an agent answers to what a person does. */
  const answered = () => ['race', 'play'].includes(get().mode) && yourTurn(get());

  /** @param {string} method what a person does, and what the agents do then @param {import('../games/sea/types.js').Action} wish */
  function replied(method, wish) {
    let done = false;
    return settled(
      () => dispatch(wish),
      (action) => {
        done ||= action.type === 'answered' && action.method === method;
        return done && !agentDue(get());
      },
    );
  }

  /** @param {import('./actions.js').PersonCall} call */
  const askedFor = (call) =>
    asked(() => (call.method === 'solve' ? ask(call.method) : ask(call.method, call.args)));

  /** @param {import('./actions.js').PersonCall} call */
  function answeredTo(call) {
    const {method} = call;
    if (method === 'solve') return replied(method, {type: 'take', method});
    const [cell] = call.args;
    const {view} = /** @type {import('../games/sea/types.js').ShownGame} */ (get().game);
    const lead = leadBoard(view);
    // A person's flag is taken back by the same tool; in record form that is another action.
    if (method === 'guess' && lead.flags.includes(cell)) return askedFor(call);
    const tool = TOOLS[method];
    return replied(method, {
      type: 'key',
      does: 'use',
      with: tool,
      cell,
      board: boardId(lead.shooter),
    });
  }

  /** Said where the game stands too. @param {string} code @returns {never} */
  function refused(code) {
    dispatch({type: 'refused', error: {code}});
    throw refusal(code);
  }

  /** @param {'undo' | 'redo'} method */
  async function taken(method) {
    await there();
    const {game} = get();
    if (game && method === 'undo' && !mayUndo(game)) return refused('nothing-to-undo');
    const isPossible = method === 'undo' || (game !== null && !atEnd(game.view));
    return isPossible && answered()
      ? replied(method, {type: 'take', method})
      : asked(() => ask(method));
  }

  const inTurn = createQueue();

  /** @param {string} action */
  async function play(action) {
    const call = callOf(action);
    if (!call) throw refusal('bad-action', {action: String(action)});
    await there();
    own.add(action);
    return (answered() ? answeredTo(call) : askedFor(call)).finally(() => own.delete(action));
  }

  return {
    /** Whether the page itself does this. @param {string} action */
    isOwn: (action) => own.has(action),
    /** Something else is going to be opened. */
    awaits() {
      missing = null;
      isOpening = true;
    },
    /** @param {() => void} show opens another game */
    load(show) {
      // What was compared before may come to its round meanwhile.
      let isOther = false;
      return settled(show, (action) => {
        isOther ||= isOpen(action);
        return isOther && isShown(action);
      });
    },
    /** @param {string} action in record form */
    play: (action) => inTurn(() => play(action)),
    undo: () => inTurn(() => taken('undo')),
    redo: () => inTurn(() => taken('redo')),
    /** @param {number} step */
    seek: (step) => inTurn(() => seek(step)),
    /** @returns {Promise<any>} as the engine gives it; null where nothing certain is left to tell, or rules have no deductions */
    async hint() {
      await there();
      const {game, permitted} = get();
      if (!game) throw refusal('no-game');
      if (!hasDeductions(game.view.rules)) return null;
      const {shooter} = leadBoard(game.view);
      return client.call('hint', [shooter, STAGES, ...permittedArgs(permitted)], game.board);
    },
    state: () => stateOf(get()),
    /** @param {'record' | 'text' | 'json'} [format] */
    async export(format = 'record') {
      await there();
      const {record, view, position} = stateOf(get());
      if (format === 'json') return JSON.stringify(view ?? JSON.parse(position ?? 'null'));
      if (format === 'text' && get().game) return client.call('viewText', [], get().game?.board);
      if (format !== 'record' && format !== 'text') throw refusal('bad-format', {format});
      return record ?? position;
    },
  };
}
