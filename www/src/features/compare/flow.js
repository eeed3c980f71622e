// Agents compared on one sea: the game is played on in the background to its end, and looked at round by round on a board of its own, forwards and backwards.

import {stepFrom} from '../../board/cells.js';
import {isStale, refused} from '../../games/sea/refused.js';
import {namedRules} from '../../games/sea/select.js';
import {createLatest} from '../../shell/latest.js';
import {sameSea} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {pauseOf} from '../../shell/speed.js';
import {
  ableAgents,
  agentsFault,
  isPending,
  partingOf,
  racing,
  readWish,
  reduceComparing,
  roundsIn,
  stepAfter,
  usualAgents,
} from './state.js';

/** @import {Action, KeyPress} from '../../games/sea/types.js' */
/** @import {Wish} from './types.js' */
/** @import {GameAnswer, View} from '../../engine/types.js' */
/** What is opened: the game on a board of the worker's to be looked at, and on another to be played on. @typedef {{shown: string, ahead: string, steps: number, views: Map<number, View>}} Boards */

/** How often a game played on is told to the page while nobody waits for it. */
const REPORT_MS = 250;
/** While the next round is still being played. */
const WAIT_MS = 50;
/** Views kept, so that a choice counted once is there at once again. */
const KEPT = 80;

/** @param {import('../../app/parts.js').AppContext} around */
export function createComparing({store, client, opening: games, hands}) {
  const {dispatch, get} = store;
  let opened = 0;
  /** Of the rounds looked at. */
  const latest = createLatest();
  let opening = 0;
  let choosing = false;
  /** @type {Boards | null} */
  let boards = null;
  /** The round wished for that the game has not come to yet. @type {number | null} */
  let awaited = null;
  /** Where the newest wish leads, also before it is shown. */
  let last = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  /** The choices of the round looked at are there. @type {Promise<unknown>} */
  let counted = Promise.resolve();

  const now = () => get().comparing;

  /** @param {Boards | null} used */
  function close(used) {
    for (const board of used ? [used.shown, used.ahead] : [])
      void client.call('close', [], board).catch(() => {});
  }

  /** @param {unknown} error @param {boolean} [instead] another comparison stands in its place */
  function refuse(error, instead = false) {
    if (!isStale(error)) dispatch(refused(error, instead));
  }

  /** @param {Wish} wish @param {string} board @returns {Promise<GameAnswer & {able: string[], replaced: boolean}>} */
  async function load({record, agents, rules, seed, version}, board) {
    if (record && !agents) {
      const answer = await client.call('openGame', [record], board);
      const able = await client.call('playersOf', [namedRules(answer.view.rules)]);
      return {...answer, able, replaced: false};
    }
    /** @type {View | null} */
    const sea = record ? (await client.call('openGame', [record], board)).view : null;
    const wanted = rules ?? (sea ? namedRules(sea.rules) : get().settings.rules);
    const able = await client.call('playersOf', [wanted]);
    if (able.length === 0) throw refusal('compare-rules');
    const chosen = agents ? ableAgents(agents, able) : usualAgents(able);
    const players = racing(chosen);
    // A duel has a sea for each, of which none is the one.
    const keeps = record && sea?.kind !== 'duel' && rules === undefined;
    const answer = keeps
      ? await client.call('openGame', [sameSea(record, players)], board)
      : await client.call(
          'newGame',
          [
            {
              version,
              players,
              rules: wanted,
              deploy: 'uniform',
              ...((seed ?? sea) ? {seed: seed ?? sea?.seed} : {}),
            },
          ],
          board,
        );
    const replaced = Boolean(agents?.some((agent) => !chosen.includes(agent)));
    return {...answer, able, replaced};
  }

  /**
   * What cannot be opened changes nothing.
   * @param {Wish} wish
   * @param {'push' | 'replace'} history
   * @returns {Promise<boolean>}
   */
  async function open(wish, history) {
    opened += 1;
    opening += 1;
    const mine = opened;
    const fresh = {shown: `compare-${mine}`, ahead: `ahead-${mine}`, steps: -1, views: new Map()};
    try {
      const {record, view, able, replaced} = await load(wish, fresh.ahead);
      if (mine !== opened) throw refusal('stale');
      const rounds = roundsIn(view);
      const wished = wish.step ?? rounds;
      const step = Number.isNaN(wished) ? rounds : Math.max(0, Math.min(wished, rounds));
      const line = {record, whole: view};
      const views = await roundOf(fresh, line, step);
      if (mine !== opened) throw refusal('stale');
      close(boards);
      boards = fresh;
      const isLookedAt = latest();
      // What the game has not come to yet is come to.
      awaited = wished > rounds && !view.over ? wished : null;
      last = awaited === null ? step : step + 1;
      dispatch({type: 'compare-opened', record, view, step, views, able, history});
      if (replaced) dispatch({type: 'noticed', notice: {code: 'compare-replaced'}});
      if (view.over && wished !== step)
        dispatch({
          type: 'noticed',
          notice: {code: 'other-step', args: {step: wished < 0 ? 'first' : 'last'}},
        });
      tellThere();
      counted = think(fresh, isLookedAt);
      void playAhead(fresh);
      return true;
    } catch (error) {
      close(fresh);
      if (mine === opened) refuse(error);
      return false;
    } finally {
      opening -= 1;
    }
  }

  /** @param {Boards} on @param {{record: string, whole: View}} line @param {number} step @returns {Promise<View>} */
  async function viewAt(on, {record, whole}, step) {
    const known = on.views.get(step);
    if (known) return known;
    if (step > on.steps) {
      // Known at once, so that no shorter line is opened after a longer one.
      on.steps = whole.steps;
      await client.call('openGame', [record], on.shown).catch((error) => {
        on.steps = -1;
        throw error;
      });
    }
    const {view} = await client.call('seek', [step], on.shown);
    keep(on, view);
    return view;
  }

  /** @param {Boards} on @param {View} view */
  function keep({views}, view) {
    views.delete(view.step);
    views.set(view.step, view);
    if (views.size > KEPT) views.delete(views.keys().next().value ?? 0);
  }

  /** @param {Boards} on @param {{record: string, whole: View}} line @param {number} round */
  async function roundOf(on, line, round) {
    /** @type {View[]} */
    const views = [];
    for (const {player} of line.whole.players)
      views.push(await viewAt(on, line, stepAfter(line.whole, player, round)));
    return views;
  }

  /** Shows a round that is known. @param {number} round */
  async function show(round) {
    const comparing = now();
    if (!boards || !comparing) return;
    const isNewest = latest();
    try {
      const views = await roundOf(boards, comparing, round);
      if (!isNewest()) return;
      dispatch({type: 'compare-round', step: round, views});
      tellThere();
      counted = think(boards, isNewest);
      await counted;
    } catch (error) {
      if (isNewest()) refuse(error);
    }
  }

  /** The round wished for is shown: it need not be waited for any more. */
  function tellThere() {
    if (awaited === null) dispatch({type: 'compare-there'});
  }

  /** Choices that take long to count come after the boards. @param {Boards} on @param {() => boolean} isNewest */
  async function think(on, isNewest) {
    try {
      for (const [at, shown] of (now()?.views ?? []).entries()) {
        if (!isPending(shown, at + 1) || shown.toMove !== at + 1) continue;
        await client.call('seek', [shown.step], on.shown);
        if (!isNewest()) return;
        const {view} = await client.call('think', [], on.shown);
        keep(on, view);
        if (!isNewest()) return;
        dispatch({type: 'compare-thought', player: at + 1, view});
      }
    } catch (error) {
      if (isNewest()) refuse(error);
    }
  }

  /** Plays the game on to its end: where the hunts part and how they end is known before one comes to it. @param {Boards} on */
  async function playAhead(on) {
    let reported = performance.now();
    let over = now()?.whole.over ?? true;
    try {
      while (!over && on === boards) {
        const {record, view} = /** @type {GameAnswer} */ (
          await client.call('aiMove', [], on.ahead)
        );
        if (on !== boards) return;
        over = view.over;
        const rounds = roundsIn(view);
        const waits = (awaited ?? Number.POSITIVE_INFINITY) <= rounds || behind(view);
        if (!over && !waits && performance.now() - reported < REPORT_MS) continue;
        reported = performance.now();
        dispatch({type: 'compare-line', record, view});
        catchUp();
      }
    } catch (error) {
      if (on === boards) refuse(error);
    }
  }

  /** @param {View} whole an agent's choice waited for the others' moves, and need not any more */
  const behind = (whole) => {
    const {views = [], step = 0} = now() ?? {};
    return views.some((one, at) => one.step !== stepAfter(whole, at + 1, step));
  };

  /** What was wished for, as far as the game has come to it. */
  function catchUp() {
    const comparing = now();
    if (!comparing) return;
    const {steps, step, whole} = comparing;
    if (awaited !== null && (awaited <= steps || whole.over)) {
      last = Math.min(awaited, steps);
      awaited = null;
      if (last !== step || behind(whole)) void show(last);
      else tellThere();
    } else if (behind(whole)) void show(Math.min(last, steps));
  }

  /** @param {number} round */
  function goTo(round) {
    const comparing = now();
    if (!comparing) return;
    const {steps, whole} = comparing;
    awaited = round > steps && !whole.over ? round : null;
    last = Math.min(round, whole.over ? steps : steps + 1);
    return show(Math.max(0, Math.min(round, steps)));
  }

  function stop() {
    clearTimeout(clock);
    if (get().playing) dispatch({type: 'playing', playing: false});
  }

  /** One round after the other, at the speed wished for; a round waits until its choices have been seen. */
  async function run() {
    clearTimeout(clock);
    const began = performance.now();
    const {playing, comparing} = get();
    if (!playing || !comparing) return;
    const {step, steps, whole} = comparing;
    if (step < steps) {
      const shown = goTo(step + 1);
      // At once is at once: what takes long to count comes later.
      if (get().settings.speed > 0) await shown;
      else await Promise.race([shown, new Promise((done) => setTimeout(done, WAIT_MS))]);
    } else if (whole.over) return dispatch({type: 'playing', playing: false});
    if (!get().playing) return;
    const {speed} = get().settings;
    const wait = step < steps ? pauseOf(speed) : WAIT_MS;
    clock = setTimeout(run, Math.max(0, wait - (performance.now() - began)));
  }

  /** @param {'first' | 'back' | 'forward' | 'last' | 'toggle' | 'parting' | number} where */
  async function go(where) {
    const comparing = now();
    if (!comparing) return;
    const {step, steps, whole} = comparing;
    if (where === 'toggle') {
      const playing = !get().playing;
      if (playing && step === steps && whole.over) await goTo(0);
      dispatch({type: 'playing', playing});
      return run();
    }
    stop();
    /** @type {Record<string, number>} */
    const ways = {
      first: 0,
      back: last - 1,
      forward: last + 1,
      last: whole.over ? steps : Number.POSITIVE_INFINITY,
      parting: partingOf(comparing)?.step ?? step,
    };
    return goTo(Math.max(0, typeof where === 'number' ? where : (ways[where] ?? step)));
  }

  /** @param {{text: string | null, history?: 'push' | 'replace'}} wished @param {import('./types.js').Comparing | null} [before] what was compared last */
  async function begin({text, history = 'push'}, before = null) {
    const known = before && {record: before.record, step: before.step};
    const {wish, fault} = readWish(text);
    const mine = opened + 1;
    if (await open((text === null && known) || wish, history)) return fault && refuse(fault, true);
    // In the place of what cannot be opened, something that can; not in that of an engine that does not come.
    const {notice, engine} = get();
    if (mine !== opened || !notice || engine.phase === 'failed') return;
    if (await open(known ?? {rules: 'admiral'}, history)) refuse(fault ?? notice, true);
  }

  /** @param {import('./types.js').Comparing} comparing @param {import('./types.js').Chosen} chosen @returns {Wish} the round looked at stays */
  const wishOf = ({record, step}, {agents, rules, seed}) =>
    seed === null
      ? {record, agents, step}
      : {agents, rules: namedRules(rules), seed: seed === 'new' ? undefined : seed, step};

  /** One choice after the other: of those made while one is opened only the newest is. @param {Action<'compare-choose'>} action */
  async function choose({agents}) {
    const fault = agents && agentsFault(agents);
    if (fault) return refuse(fault);
    if (choosing) return;
    choosing = true;
    for (let comparing = now(); comparing?.chosen; comparing = now()) {
      const {chosen} = comparing;
      await open(wishOf(comparing, chosen), 'replace');
      dispatch({type: 'compare-tried', chosen});
    }
    choosing = false;
  }

  /** @param {KeyPress} press */
  function onKey({does, with: what, cell: drawn, board}) {
    const {mode, focuses, comparing} = get();
    if (mode !== 'compare' || !comparing) return;
    if (does === 'go') return go(what);
    if (does === 'reveal') return dispatch({type: 'reveal'});
    if ((does !== 'move' && does !== 'leap') || !board || !drawn) return;
    const cell = stepFrom(focuses[board] ?? drawn, what[0], what[1], comparing.whole.rules);
    dispatch({type: 'focus', board, cell});
    hands.focusCell(board, cell);
  }

  /** Nothing more is counted for what nobody looks at. */
  function leave() {
    opened += 1;
    latest();
    awaited = null;
    clearTimeout(clock);
    close(boards);
    boards = null;
  }

  store.on({
    key: onKey,
    'compare-open': (action, _state, before) => begin(action, before.comparing),
    'compare-go': ({where}) => go(where),
    'compare-choose': choose,
    'compare-leave': ({players}) => {
      const comparing = now();
      return comparing && games.openRecord(sameSea(comparing.record, players));
    },
    engine({status}) {
      const {mode, wished, comparing} = get();
      const isIdle = !boards && opening === 0;
      if (status.phase === 'ready' && mode === 'compare' && isIdle)
        void begin({text: wished, history: 'replace'}, comparing);
    },
  });

  store.extend(reduceComparing);
  store.hear((_action, state, before) => {
    if (before.mode === 'compare' && state.mode !== 'compare') leave();
  });
  if (get().mode === 'compare') void begin({text: get().wished, history: 'push'});
}
