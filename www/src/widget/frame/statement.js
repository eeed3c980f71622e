// What happens in a frame as statements in the shape of xAPI 1.0.3: of nobody in particular, about a step of a game, a chapter, a lesson. Pure.

import {lessonIn} from '../../features/lessons/link.js';
import {answeredIn, responseOf} from '../../features/lessons/progress.js';
import {leadOf} from '../../features/lessons/reversi-result.js';
import {writeAddress, writePositionAddress} from '../../games/sea/address-written.js';
import {shortName} from '../../shell/short-name.js';

/** @import {LessonOutcome, LessonProgress, BoardState, Statement} from '../public.js' */
/** @typedef {Pick<BoardState, 'mode' | 'record' | 'position' | 'step' | 'steps'> & {view?: unknown}} State */
/**
 * @typedef {object} About
 * @property {State} state as it was asked, or at the end
 * @property {string} site where the whole page stands
 * @property {string} base from which the address of a lesson's file was read
 * @property {string | null} [lesson] the attribute of that name
 * @property {LessonProgress | null} [before] how far the lesson had come
 * @property {number | null} [ms] since what is shown was begun; null where nobody knows
 */

const verb = (/** @type {string} */ name) => ({
  id: `http://adlnet.gov/expapi/verbs/${name}`,
  display: {en: name},
});
const QUESTION = {
  type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
  interactionType: 'other',
};
const LESSON = 'http://adlnet.gov/expapi/activities/lesson';
const GAME = 'http://activitystrea.ms/schema/1.0/game';

/** @param {string} id @param {Statement['object']['definition']} definition @returns {Statement['object']} */
const activity = (id, definition) => ({objectType: 'Activity', id, definition});

/** @param {State} state @param {string} site @returns {string} the link to this very step */
function linkOf({mode, record, position, step, steps}, site) {
  if (record === null) return new URL(writePositionAddress({text: position}), site).href;
  return new URL(writeAddress({mode, record, step, steps}), site).href;
}

/** The same of one lesson, whether its text or a link was written; of a file that of its address. @param {About} about */
function lessonId({lesson, site, base}) {
  const said = (lesson ?? '').trim();
  const text = /^\ufeff?[{[]/.test(said) ? said : lessonIn(said);
  return text === null
    ? new URL('#lesson', new URL(said, base)).href
    : new URL(`lesson/#${shortName(text)}`, site).href;
}

/** @param {{actions: string[], prediction?: string, measure?: {chance: number, likeliest: {chance: number}} | null}} answer in record form, or the cell predicted; `measure` where it was held against chances, in per cent @param {About} about */
function answered({actions, prediction, measure}, {state, site}) {
  const most = measure?.likeliest.chance ?? 0;
  const score = {scaled: (measure?.chance ?? 0) / most, raw: measure?.chance, min: 0, max: most};
  return {
    verb: verb('answered'),
    object: activity(linkOf(state, site), QUESTION),
    result: {response: prediction ?? actions.join(' '), ...(measure && most > 0 ? {score} : {})},
  };
}

/** @param {number} earned @param {number} possible */
const points = (earned, possible) => ({
  score: {scaled: earned / possible, raw: earned, min: 0, max: possible},
});

/** The chapter that was just answered: its best try so far. @param {LessonProgress} progress @param {About} about */
function chapterAnswered(progress, {before, ...about}) {
  const [made] = answeredIn(progress, before);
  // It was finished.
  if (!made) return null;
  const {chapter, earned, possible, answer, tries, hints} = /** @type {LessonOutcome} */ (made);
  const id = lessonId(about);
  const key = (/** @type {string} */ name) => new URL(`lesson/#${name}`, about.site).href;
  return {
    verb: verb('answered'),
    object: activity(`${id}-${chapter ?? progress.at}`, QUESTION),
    result: {
      response: answer === null ? 'resigned' : responseOf(answer, '; '),
      success: earned === possible,
      ...points(earned, possible),
      extensions: {[key('tries')]: tries, [key('hints')]: hints},
    },
    context: {contextActivities: {parent: [activity(id, {type: LESSON})]}},
  };
}

/** A number of seconds, as ISO 8601 writes it. @param {number | null} [ms] */
const lasting = (ms) =>
  (ms ?? null) === null ? {} : {duration: `PT${(Number(ms) / 1000).toFixed(2)}S`};

/** @param {About} about */
function lessonCompleted({state, ms, ...about}) {
  const {title, earned, possible} = /** @type {LessonProgress} */ (state.view);
  return {
    verb: verb('completed'),
    object: activity(lessonId({state, ...about}), {type: LESSON, name: {und: title}}),
    result: {...points(earned, possible), completion: true, ...lasting(ms)},
  };
}

/** What is won is a success and what is lost is none; against nobody, or in a draw, nobody can say. @type {Record<string, {success?: boolean}>} */
const SUCCESS = {won: {success: true}, lost: {success: false}, resigned: {success: false}};

/** @param {{outcome: string, score: number | {black: number, white: number} | null}} end @param {State} state @returns {{score?: Statement['result']['score']}} shots and points as they are; of Reversi the lead in discs, as a part of the board */
function scoreOf({score}, {view}) {
  if (typeof score === 'number') return {score: {raw: score}};
  if (score === null) return {};
  const board = /** @type {import('../../engine/reversi-types.js').ReversiView} */ (view);
  const [lead, most] = [leadOf(board), board.side ** 2];
  return {score: {scaled: lead / most, raw: lead, min: -most, max: most}};
}

/** @param {{outcome: string, score: number | {black: number, white: number} | null}} end @param {About} about */
function ended(end, {state, site, ms}) {
  const {outcome} = end;
  const completion = outcome !== 'resigned';
  return {
    verb: verb(completion ? 'completed' : 'exited'),
    object: activity(linkOf(state, site), {type: GAME}),
    result: {
      response: outcome,
      ...SUCCESS[outcome],
      completion,
      ...scoreOf(end, state),
      ...lasting(ms),
    },
  };
}

/** What each deed states. @type {Record<string, (detail: never, about: About) => Omit<Statement, 'actor'> | null>} */
const STATED = {
  answer: answered,
  lesson: chapterAnswered,
  end: (/** @type {Parameters<typeof ended>[0]} */ end, about) =>
    about.state.record === null ? lessonCompleted(about) : ended(end, about),
};

/**
 * @param {string} name of the event
 * @param {unknown} detail of the event
 * @param {About} about
 * @returns {Statement | null} null of what is no deed
 */
export function statementOf(name, detail, about) {
  if (!Object.hasOwn(STATED, name)) return null;
  const account = {homePage: about.site, name: /** @type {const} */ ('anonymous')};
  const stated = STATED[name](/** @type {never} */ (detail), about);
  return stated && {actor: {objectType: 'Agent', account}, ...stated};
}
