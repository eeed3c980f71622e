// What an element is to show, opened: which game, and where in it.

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('../games/sea/engine-request.js').Store} Store */

/** The game of an element that names none. */
const USUAL_RULES = 'admiral';

/**
 * @param {Store} store
 * @param {import('../games/sea/opening.js').Opening} opening
 * @param {Wish} first
 */
export function createShowing(store, opening, first) {
  const {dispatch, get} = store;
  /** What is to follow once a position has been judged. @type {Wish | null} */
  let onward = null;

  /** A position has been asked for, and not been judged yet. */
  let awaited = firstMode(first) === 'edit';

  /** The position asked for is the one edited; until then another stands in its place, and may be judged. */
  let taken = wishedText(first) === null;

  /** What stands there since the position asked for was refused: as long as nobody changes it, it is nothing that was opened. @type {string | null} */
  let instead = null;

  const isJudged = () => {
    const {editing} = get();
    const isMeant = taken || (instead !== null && editing?.text !== instead);
    return isMeant && Boolean(editing?.verdict?.result) && editing?.verdict?.text === editing?.text;
  };

  store.hear(({type}) => {
    if (type === 'edit-fault') {
      onward = null;
      if (!taken) instead = get().editing?.text ?? null;
    }
    if (type === 'edit-taken') taken = true;
    // The same position as before is not judged again.
    if (['edit-taken', 'edit-verdict'].includes(type) && isJudged()) tellJudged();
  });

  function tellJudged() {
    if (!onward) dispatch({type: 'edit-judged', opens: awaited});
    awaited = false;
    goOn();
  }

  /** From a position that has been judged. */
  function goOn() {
    if (!onward) return;
    const {mode, agents} = onward;
    onward = null;
    const agent = agents[0] ?? get().settings.watched;
    dispatch(mode === 'watch' ? {type: 'edit-watch', agent} : {type: 'edit-play'});
  }

  /** @param {Wish} wish @param {boolean} [begins] what is a part of its own begins by itself, with the text it was given */
  async function show(wish, begins = false) {
    const {mode, record, position, step} = wish;
    onward = position !== null && !isOwn(mode) ? wish : null;
    awaited = firstMode(wish) === 'edit';
    if (begins && isOwn(firstMode(wish))) {
      // What begins by itself may have been judged before it is known what follows.
      if (isJudged()) goOn();
      return;
    }
    taken = wishedText(wish) === null;
    if (record !== null && mode !== 'compare') return openRecord(wish);
    const own = firstMode(wish);
    if (isOwn(own)) {
      dispatch({type: own, text: wishedText(wish), history: 'replace'});
      // Without a text that goes on which was edited last, and is judged already.
      if (awaited && isJudged()) tellJudged();
      return;
    }
    if (mode === 'puzzle')
      return dispatch({type: 'puzzle', wish: puzzleOf(wish), history: 'replace'});
    if (mode === 'play' && wish.seed === null)
      return dispatch({
        type: 'deploy',
        purpose: 'play',
        rules: rulesOf(wish),
        agent: wish.agents[0],
      });
    return opening.openNew(
      {
        version: wish.version,
        mode,
        rules: rulesOf(wish),
        agent: wish.agents[0] ?? null,
        step: mode === 'watch' ? step : null,
        ...(wish.seed === null ? {} : {seed: wish.seed, deploy: 'uniform'}),
      },
      'replace',
    );
  }

  /** @param {Wish} wish */
  const openRecord = ({record, step, from, friend}) =>
    opening.openRecord(record ?? '', {step: step ?? 0, from, friend, history: 'replace'});

  return {show};
}

/** @param {Wish} wish */
const rulesOf = ({rules}) => rules ?? USUAL_RULES;

/** @param {Wish} wish */
const puzzleOf = ({rules, seed}) => ({
  ...(rules === null ? {} : {rules}),
  ...(seed === null ? {} : {seed}),
});

/** @param {string} mode whether it is a part of its own, and begun by a text @returns {mode is 'edit' | 'compare'} */
const isOwn = (mode) => mode === 'edit' || mode === 'compare';

/** @param {Wish} wish a position is looked at first, whatever is done with it then */
export const firstMode = ({mode, position}) =>
  position !== null && mode !== 'compare' ? 'edit' : mode;

/** @param {Wish} wish the text of what is to be edited or compared */
export const wishedText = (wish) => (wish.mode === 'compare' ? comparison(wish) : wish.position);

/** @param {Wish} wish the link that says what is to be compared */
function comparison({version, record, rules, seed, agents, step}) {
  const query = new URLSearchParams({v: String(version), mode: 'compare'});
  if (record !== null) query.set('g', record);
  else query.set('game', rules ?? USUAL_RULES);
  if (record === null && seed !== null) query.set('seed', seed);
  if (record === null && agents.length > 0) query.set('agent', agents.join(','));
  if (step !== null) query.set('step', String(step));
  return `?${query}`;
}
