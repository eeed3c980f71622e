// What is said of a lesson that is played, for eye and ear alike.
import {refusalSentence} from '../../shell/refusal-sentences.js';
import {feedbackTo, marksCounted, SHARES} from './judge.js';
import {chapterOf, heldUntil, isOver, playedOf, progressIn} from './player-state.js';
import {triesOf} from './progress.js';

/** @import {Chapter} from './types.js' */
/** @import {PlayedChapter, PlayerAction, PlayerState} from './player-types.js' */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** A square of Reversi is written as it is; a cell in the reader's letters. @param {string | null | undefined} cell @param {PlayedChapter} played @param {Speech} speech */
const nameOf = (cell, {scene}, {names}) =>
  scene?.game === 'reversi' ? String(cell ?? '') : names.cell(cell);

/** @param {number} chance @param {Speech} speech in percent, to a tenth */
const percentOf = (chance, {words}) => words.number(100 * chance, {maximumFractionDigits: 1});

/** @param {PlayerState} state @param {Speech} speech what the chapter shown asks for */
export function askSentence(state, {words, names}) {
  const chapter = chapterOf(state);
  const {scene} = playedOf(state);
  if (!chapter) return '';
  const {ask, goal, record} = chapter;
  const agent = names.agent(goal.agent ?? (scene?.game === 'reversi' ? 'engine-1' : null));
  if (scene?.game === 'reversi') {
    if (ask === 'cell') return words('lessons-ask-move', {side: String(scene.view.toMove)});
    if (ask === 'predict')
      return goal.agent
        ? words('lessons-ask-predict-move', {agent})
        : words('lessons-ask-predict-record-move');
  }
  if (ask === 'predict')
    return goal.agent || !record
      ? words('lessons-ask-predict', {agent})
      : words('lessons-ask-predict-record');
  if (ask === 'score') {
    if (goal.lead !== undefined) return words('lessons-ask-lead', {agent, lead: goal.lead});
    return goal.points === undefined
      ? words('lessons-ask-shots', {shots: goal.shots ?? 0})
      : words('lessons-ask-points', {points: goal.points});
  }
  return words(`lessons-ask-${ask}`, {cell: names.cell(goal.cell), of: goal.of ?? 'both'});
}

/** @param {Map<string, number>} values */
const bestIn = (values) => [...values].reduce((best, one) => (one[1] > best[1] ? one : best));

/** @param {PlayerState} state @param {Speech} speech what the engine makes of the position, once no answer may follow */
export function toldSentence(state, speech) {
  const chapter = chapterOf(state);
  const played = playedOf(state);
  const {last} = played;
  if (!chapter || !last) return '';
  const {words, names} = speech;
  const {ask, goal} = chapter;
  const {facts, answer} = last;
  const cell = (/** @type {unknown} */ one) => nameOf(/** @type {string} */ (one), played, speech);
  if (ask === 'score' || ask === 'solve') return scoreSentence(chapter, played, words);
  const held = heldUntil(state);
  const later = words('lessons-told-later', {chapter: held ?? 0});
  if (ask === 'certain' && facts.certain) {
    const {certain} = facts;
    const marks = /** @type {import('./types.js').Certain} */ (answer);
    const counts = words('lessons-told-marks', marksCounted(marks, goal, certain));
    if (!isOver(state)) return counts;
    if (held) return `${counts} ${later}`;
    const {ship, water} = certain;
    return `${counts} ${words('lessons-told-certain', {ship: ship.length, water: water.length})}`;
  }
  if (!isOver(state)) return '';
  if (held) return later;
  if (ask === 'predict' && facts.choice) {
    const at = cell(facts.choice.cell);
    if (played.scene?.game === 'reversi')
      return goal.agent
        ? words('lessons-told-predict-move', {agent: names.agent(goal.agent), cell: at})
        : words('lessons-told-record-move', {cell: at});
    return goal.agent
      ? words('lessons-told-predict', {agent: names.agent(goal.agent), cell: at})
      : words('lessons-told-record', {cell: at});
  }
  if (facts.values) {
    const {error, line, values} = facts;
    const best = facts.best ?? bestIn(values)[0];
    return [
      words('lessons-told-value', {
        cell: cell(answer),
        value: signed(values.get(String(answer)) ?? 0, words),
        best: cell(best),
        most: signed(values.get(best) ?? 0, words),
      }),
      error === undefined ? '' : marginText(error, goal, words),
      line ? words('lessons-told-line', {line: lineText(line, words)}) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (!facts.chances) return '';
  return [chanceSentence(chapter, played, speech), estimated(last, words)]
    .filter(Boolean)
    .join(' ');
}

/** @param {number} error @param {Chapter['goal']} goal @param {Speech['words']} words how far below the best a move counts as right; the error alone is its reason where nothing else is allowed */
const marginText = (error, {within = 0}, words) =>
  words(within > 0 ? 'lessons-told-within' : 'lessons-told-margin', {error: error + within});

/** @param {string[]} line @param {Speech['words']} words */
const lineText = (line, words) =>
  line.map((action) => (action === 'P' ? words('reversi-pass-step') : action.slice(1))).join(' ');

/** @param {NonNullable<PlayedChapter['last']>} last @param {Speech['words']} words */
const estimated = ({facts}, words) =>
  facts.belief?.basis.kind === 'sampled' ? words('lessons-estimated') : '';

/** @param {number} value @param {Speech['words']} words */
const signed = (value, words) =>
  words.number(value, {signDisplay: 'exceptZero', maximumFractionDigits: 1});

/** @param {Chapter} chapter @param {PlayedChapter} played @param {Speech} speech */
function chanceSentence({ask, goal}, played, speech) {
  const {words} = speech;
  const {facts, answer} = /** @type {NonNullable<typeof played.last>} */ (played.last);
  const chances = facts.chances ?? new Map();
  const cell = (/** @type {string} */ one) => nameOf(one, played, speech);
  if (ask === 'chance')
    return words('lessons-told-chance', {
      cell: cell(goal.cell ?? ''),
      chance: percentOf(chances.get(goal.cell ?? '') ?? 0, speech),
    });
  const [best, most] = bestIn(chances);
  const own = String(answer);
  if (facts.lost)
    return own === best || chances.get(own) === most
      ? words('lessons-told-same', {cell: cell(own)})
      : words('lessons-told-shots', {
          cell: cell(own),
          best: cell(best),
          more: signed(facts.lost.more, words),
          error: words.number(facts.lost.error, {maximumFractionDigits: 1}),
        });
  const chance = chances.get(own) ?? 0;
  const args = {cell: cell(own), chance: percentOf(chance, speech)};
  return chance === most
    ? words('lessons-told-best', args)
    : words('lessons-told-cell', {...args, best: cell(best), most: percentOf(most, speech)});
}

/** @param {Chapter} chapter @param {PlayedChapter} played @param {Speech['words']} words */
function scoreSentence({ask, goal}, {last, game}, words) {
  const {answer} = /** @type {NonNullable<typeof last>} */ (last);
  // Shots that are spent are not given up.
  if (game?.view.result?.code === 'ended' && answer === null) return '';
  if (answer === null || answer === false) return words('lessons-told-given-up');
  if (ask === 'solve') return '';
  if (goal.lead !== undefined)
    return words('lessons-told-score-lead', {lead: signed(Number(answer), words)});
  return goal.points === undefined
    ? words('lessons-told-score-shots', {shots: Number(answer)})
    : words('lessons-told-score-points', {points: Number(answer)});
}

/** @param {PlayerState} state @param {Speech} speech what is said of the answer: its judgement, and what its author says of it */
export function feedbackSentences(state, {words}) {
  const {last} = playedOf(state);
  const chapter = chapterOf(state);
  if (!last || !chapter) return null;
  const {judgement, answer} = last;
  const {earned = 0, possible = 0} = state.outcomes[state.at] ?? {};
  return {
    judgement: words(`lessons-${judgement}`),
    best: earned > possible * SHARES[judgement] ? words('lessons-best', {earned, possible}) : '',
    own: feedbackTo(chapter.feedback, judgement, answer),
  };
}

/** @param {PlayerState} state how many may still be made */
export const triesLeft = (state) => {
  const chapter = chapterOf(state);
  return chapter ? triesOf(chapter) - (state.outcomes[state.at]?.tries ?? 0) : 0;
};

/** @param {PlayerState} state @param {Speech} speech */
export function scoreLine(state, {words}) {
  const progress = progressIn(state);
  if (!progress) return '';
  const {earned, possible, score, done} = progress;
  return words(done ? 'lessons-score' : 'lessons-so-far', {
    earned,
    possible,
    score: words.number(score, {maximumFractionDigits: 0}),
  });
}

/** @param {PlayerAction} action @param {PlayerState} state @param {Speech} speech what is heard of an action; '' for silence */
export function playerSpoken(action, state, speech) {
  const {words} = speech;
  const played = playedOf(state);
  switch (action.type) {
    case 'lesson-visit':
    case 'lesson-begin':
      return words('lessons-chapter', {at: state.at + 1, of: state.chapters.length});
    case 'lesson-aim':
      return action.cell
        ? words('lessons-answer-cell', {cell: nameOf(action.cell, played, speech)})
        : '';
    case 'lesson-mark':
      return words('lessons-marked', {
        ship: played.marks.ship.length,
        water: played.marks.water.length,
      });
    case 'lesson-unread':
      return words('lessons-unread');
    case 'lesson-hint':
      return chapterOf(state)?.hints?.[played.hints - 1] ?? '';
    case 'lesson-judged': {
      const said = feedbackSentences(state, speech);
      const done = progressIn(state)?.done ? words('lessons-done') : '';
      return [said?.judgement, said?.best, said?.own, toldSentence(state, speech), done]
        .filter(Boolean)
        .join(' ');
    }
    case 'lesson-finish':
      return words('lessons-done');
    case 'lesson-result':
      return state.result.said ? words(state.result.said) : '';
    case 'lesson-line':
      return action.at === state.at
        ? words('lessons-told-line', {line: lineText(action.line, words)})
        : '';
    case 'lesson-game':
      return gameSpoken(played, speech);
    case 'lesson-unopened':
      return refusalSentence(action.error, speech, 'lessons-fault');
    default:
      return '';
  }
}

/** @param {PlayedChapter} played @param {Speech} speech what the last shot found */
function gameSpoken({game}, {names}) {
  if (game?.kind !== 'sea' || !game.view.last) return '';
  const {cell, answer} = game.view.last;
  return [names.cell(cell), names.answer(answer)].filter(Boolean).join(', ');
}

export {nameOf};
