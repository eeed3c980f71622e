// One's own exercises over time: which are played, when they come back, and what files and links bring.
import {
  badDeck,
  DECK_VERSIONS,
  isJudge,
  joinedDecks,
  keyOf,
  MOST_DECK_FILE,
  MOST_EXERCISES,
  readDeck,
  today,
  writeDeck,
} from '../../features/lessons/deck.js';
import {createDeckShelf} from '../../features/lessons/deck-shelf.js';
import {gameOf, VALUER, versionFor} from '../../features/lessons/format.js';
import {judgementOf} from '../../features/lessons/judge.js';
import {chapterFor, exercisesOf, nextIn, repeated} from '../../features/lessons/repetition.js';
import {scenesOf} from '../../features/lessons/scenes.js';
import {download} from '../../shell/document.js';
import {isEngineFault} from '../../shell/engine-fault.js';
import {recordParts} from '../../shell/records.js';
import {refusal, refusalOf} from '../../shell/refusal.js';

/** @import {Exercise} from '../../features/lessons/deck.js' */
/** @import {Action, Source, State} from './types.js' */

/** So many exercises at a time. */
const MOST_AT_ONCE = 12;

/**
 * @param {{get: () => State, dispatch: (action: Action) => void}} store
 * @param {import('../../features/lessons/player-flow.js').Engines} engines
 * @param {{speech: () => import('../../shell/coded-sentence.js').Speech, play: (source: Source) => Promise<boolean>, refuse: (error: unknown) => void}} around
 */
export function createDeckFlow({get, dispatch}, engines, {speech, play, refuse}) {
  const deckShelf = createDeckShelf();
  /** The exercises that are played, one a chapter. @type {Exercise[]} */
  let practised = [];
  /** What a link brought, until it is kept. @type {Exercise[]} */
  let brought = [];
  /** The chapters whose first try has counted. @type {Set<number>} */
  let answered = new Set();

  /** @param {Exercise[]} [only] @returns {string} a lesson of exercises: those named, else those that are due, else the next ones */
  function practice(only) {
    const {words} = speech();
    practised = (only ?? nextIn(deckShelf.read(), today())).slice(0, MOST_AT_ONCE);
    if (practised.length === 0) throw refusal('no-exercise');
    const chapters = practised.map((one) =>
      chapterFor(one, words(one.by ? 'lessons-deck-prompt-move' : 'lessons-deck-prompt')),
    );
    return JSON.stringify({
      'spyglass-lesson': versionFor(chapters),
      title: words('lessons-deck-title'),
      chapters,
    });
  }

  /** @param {Exercise[]} deck */
  const tell = (deck) =>
    dispatch({type: 'deck', deck, unread: deckShelf.unread().length > 0, today: today()});

  /** @param {Exercise[]} deck @returns {boolean} whether it is kept */
  function keep(deck) {
    const isKept = deckShelf.write(deck);
    tell(deck);
    return isKept;
  }

  /** When the exercise just answered comes back: by its first try. With the first answer what a link brought is one's own. */
  function repeat() {
    const {outcomes} = get().player;
    const answers = new Map(
      practised.flatMap((exercise, at) => {
        const outcome = outcomes[at];
        if (outcome?.tries !== 1 || answered.has(at)) return [];
        answered.add(at);
        return [/** @type {const} */ ([keyOf(exercise), judgementOf(outcome)])];
      }),
    );
    if (answers.size === 0) return;
    const {deck, left} = joinedDecks(deckShelf.read(), brought);
    brought = [];
    const isKept = keep(
      deck.map((one) => {
        const judgement = answers.get(keyOf(one));
        return judgement ? repeated(one, judgement, today()) : one;
      }),
    );
    if (!isKept) dispatch({type: 'said', key: 'lessons-deck-not-kept'});
    else if (left > 0)
      dispatch({type: 'said', key: 'lessons-deck-full', args: {left, most: MOST_EXERCISES}});
  }

  /** Decisions that come back, now and later. @param {{again: string, steps: number[], by: string | null}} asked `again`: the record */
  async function again({again: record, steps, by}) {
    const {actions} = recordParts(record);
    const fits = steps.filter((step) => step <= actions.length);
    const judge = gameOf({record}) === 'reversi' ? (by ?? VALUER) : undefined;
    try {
      if (judge !== undefined && !isJudge(judge, DECK_VERSIONS.length)) throw refusal('bad-judge');
      const fresh = readDeck(writeDeck(exercisesOf(record, fits, today(), judge)));
      await checkExercises(fresh);
      // What is there already keeps its days, and is judged as is asked now.
      const had = new Map(deckShelf.read().map((one) => [keyOf(one), one]));
      const only = fresh.map((one) => {
        const {due, streak} = had.get(keyOf(one)) ?? one;
        return {...one, due, streak};
      });
      if (!(await play({of: 'deck', only}))) return;
      brought = only.filter((one) => !had.has(keyOf(one)));
      if (brought.length > 0) dispatch({type: 'said', key: 'lessons-deck-offered'});
    } catch (error) {
      refuse(error);
    }
  }

  /** What the engine cannot open comes into no deck. @param {Exercise[]} fresh */
  async function checkExercises(fresh) {
    for (const [at, exercise] of fresh.entries())
      try {
        await (await scenesOf(exercise.by ? 'reversi' : 'sea', engines)).open(
          chapterFor(exercise, 'x'),
        );
      } catch (error) {
        throw isEngineFault(error) ? error : badDeck(at + 1, 'record');
      }
  }

  /** @param {Pick<File, 'size' | 'text'>} file */
  async function bring(file) {
    try {
      if (file.size > MOST_DECK_FILE) throw refusal('deck-too-large');
      const more = readDeck(await file.text());
      await checkExercises(more);
      // Others may have been answered or deleted meanwhile.
      const {deck, added, left} = joinedDecks(deckShelf.read(), more);
      if (!keep(deck)) return dispatch({type: 'said', key: 'lessons-deck-not-kept'});
      dispatch(
        left > 0
          ? {
              type: 'said',
              key: 'lessons-deck-brought-full',
              args: {added, left, most: MOST_EXERCISES},
            }
          : {type: 'said', key: 'lessons-deck-brought', args: {added}},
      );
    } catch (error) {
      refuse(error);
    }
  }

  return {
    ...{practice, repeat, again, bring},
    empty: () => keep([]),
    /** What is kept and cannot be read whole is not lost, and nothing is said of it over a lesson. */
    show() {
      tell(deckShelf.read());
      const text = deckShelf.unreadText();
      const {mode, loading, refused} = get();
      if (text === null || mode !== 'shelf' || loading || refused) return;
      try {
        readDeck(text);
      } catch (error) {
        const {args} = /** @type {import('../../shell/refusal.js').CodedError} */ (error);
        const {code} = refusalOf(error);
        refuse(refusal('deck-unread', {cause: speech().words(`error-${code}`, {...args})}));
      }
    },
    saveUnread() {
      const texts = deckShelf.unread();
      const text = texts.length === 1 ? texts[0] : JSON.stringify(texts);
      download('spyglass-exercises-unread.json', text, 'application/json');
    },
    save: () =>
      download('spyglass-exercises.json', writeDeck(deckShelf.read()), 'application/json'),
    /** Another lesson is played. */
    leave() {
      answered = new Set();
      brought = [];
    },
  };
}
