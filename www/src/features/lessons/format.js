// A lesson as text: read whole or refused with a code, and written so that it is read as the same. Pure; what a chapter begins from is checked by the engine.
import {isCount, isNumber, isObject, isOneOf, isText as isString} from '../../shell/checks.js';
import {refusal} from '../../shell/refusal.js';
import {isEngineName} from '../../shell/reversi-rules.js';

/** @import {Ask, Chapter, Lesson} from './types.js' */

/** The second has moves that are judged by what is lost, and by whom. */
export const VERSIONS = /** @type {const} */ ([1, 2]);

/** The lowest version that has them all, so that as many as possible can read it. @param {readonly Pick<Chapter, 'goal'>[]} chapters */
export const versionFor = (chapters) =>
  VERSIONS[chapters.some(({goal}) => goal.by === 'error') ? 1 : 0];

/** In characters; a book of puzzles has room. */
export const MOST_TEXT = 262_144;
export const MOST_CHAPTERS = 60;
export const MOST_HINTS = 3;

/** What may be asked of the games on a sea, and what of Reversi. */
export const KINDS = /** @type {const} */ ({
  sea: ['cell', 'chance', 'certain', 'predict', 'score', 'solve'],
  reversi: ['cell', 'predict', 'score'],
});

/** By what a cell may be judged, in each game; the first where nothing else is said. */
export const MEASURES = /** @type {const} */ ({
  sea: ['chance', 'shots', 'either'],
  reversi: ['discs', 'error'],
});

/** Whose search judges moves of Reversi where nobody is named. */
export const VALUER = 'engine-4';

/** How long a text may be. */
export const LENGTHS = {title: 120, prompt: 2000, hint: 600, feedback: 600};

/** What holds where nothing else is said. */
export const USUAL = {tries: 3, points: 1};

/** By kind: how many points lower than the likeliest a chance may be, or how far an answer may lie off. */
export const USUAL_GOALS = /** @type {const} */ ({
  cell: {by: 'chance', within: 2, near: 10},
  chance: {within: 2, near: 6},
  certain: {of: 'both'},
  predict: {near: 10},
  score: {near: 3},
});

/** What controls a text or turns its direction, but for the end of a line; and halves of letters. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const CELL = /^[A-P]([1-9]|1[0-6])$/;
const SQUARE = /^[a-h][1-8]$/;

/** @param {unknown} value of either game */
export const isCellText = (value) => isString(value) && (CELL.test(value) || SQUARE.test(value));

/** @param {string} cause the path of what is wrong, or what it lacks */
const bad = (cause) => refusal('bad-lesson', {cause, chapter: 0});

/** @param {string} cause the path of what is not there */
const absent = (cause) => refusal('bad-lesson', {cause, chapter: 0, lacks: 1});

/** @param {Record<string, unknown>} object @param {readonly string[]} names @param {string} path */
function noOthers(object, names, path) {
  const other = Object.keys(object).find((name) => !names.includes(name));
  if (other !== undefined) throw bad(`${path}${clipped(other)}`);
}

/** A text is told from the number in it. @param {unknown} version somebody else's */
export const versionSaid = (version) =>
  isCount(version)
    ? version
    : isString(version)
      ? `“${clipped(version)}”`
      : clipped(String(version));

/** @param {string} name somebody else's */
export const clipped = (name) => name.replace(/[^\w-]/g, '?').slice(0, 40);

/** @param {unknown} value @param {number} most @param {string} path @returns {string} */
function textOf(value, most, path) {
  if (value === undefined || (isString(value) && value.trim() === '')) throw absent(path);
  if (!isString(value) || value.length > most || CONTROLS.test(value)) throw bad(path);
  return value;
}

/** A number has one form: a nought no sign. @param {number} value */
const unsigned = (value) => value + 0;

/** @param {unknown} value @param {[least: number, most: number]} range @param {string} path @returns {number} */
function wholeOf(value, [least, most], path) {
  if (!Number.isSafeInteger(value) || Number(value) < least || Number(value) > most)
    throw bad(path);
  return unsigned(Number(value));
}

/** @param {unknown} value @param {number} most @param {string} path @returns {number} */
function amountOf(value, most, path) {
  if (!isNumber(value) || value < 0 || value > most) throw bad(path);
  return unsigned(value);
}

/** @param {unknown} value @param {RegExp} form @param {string} path @returns {string[]} */
function cellsOf(value, form, path) {
  if (!Array.isArray(value) || value.length > 256) throw bad(path);
  const cells = value.map((cell) => {
    if (!isString(cell) || !form.test(cell)) throw bad(path);
    return cell;
  });
  if (new Set(cells).size < cells.length) throw bad(path);
  return cells;
}

/** What is left out where it is not said: what is put together here was read field by field. @template {object} T @param {Record<string, unknown>} object @returns {T} */
const said = (object) =>
  /** @type {T} */ (
    Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
  );

/** @template T @param {Record<string, unknown>} object @param {string} name @param {(value: unknown, path: string) => T} read @param {string} [path] @returns {T | undefined} */
const maybe = (object, name, read, path = '') =>
  Object.hasOwn(object, name) ? read(object[name], `${path}${name}`) : undefined;

/** Of which game a chapter is. @param {Pick<Chapter, 'board' | 'record'>} chapter @returns {'sea' | 'reversi'} */
export const gameOf = ({board, record}) =>
  board !== undefined || /^\S+ reversi/.test(record ?? '') ? 'reversi' : 'sea';

/** @param {Record<string, unknown>} chapter what it begins from @returns {import('./draft.js').Start} */
function startOf(chapter) {
  const starts = ['position', 'board', 'record'].filter((name) => Object.hasOwn(chapter, name));
  if (starts.length !== 1) throw starts.length === 0 ? absent('position') : bad('position');
  return said({
    position: maybe(chapter, 'position', positionOf),
    board: maybe(chapter, 'board', (value, path) => textOf(value, 200, path)),
    record: maybe(chapter, 'record', (value, path) => textOf(value, 65_536, path)),
    step:
      starts[0] === 'record'
        ? wholeOf(chapter.step ?? 0, [0, 10_000], 'step')
        : Object.hasOwn(chapter, 'step')
          ? wholeOf(undefined, [0, 0], 'step')
          : undefined,
  });
}

/** What it holds is for the engine to judge; here it has the form in which it is written. @param {unknown} value @param {string} path @returns {Chapter['position']} */
function positionOf(value, path) {
  if (isString(value) && value.length <= 4096) return value;
  if (!isObject(value)) throw bad(path);
  try {
    return JSON.parse(JSON.stringify(value, writable));
  } catch {
    // A number beyond all, or deeper than can be written.
    throw bad(path);
  }
}

/** JSON reads `1e999` as a number that it would write as `null`. @param {string} _ @param {unknown} value */
function writable(_, value) {
  if (typeof value === 'number' && !isNumber(value)) throw new RangeError('not finite');
  return value;
}

/** @param {Record<string, unknown>} goal @param {string[]} names */
const only = (goal, names) => noOthers(goal, names, 'goal.');

/** What each kind takes as its goal. @type {Record<Ask, (goal: Record<string, unknown>, game: 'sea' | 'reversi') => Record<string, unknown>>} */
const GOALS = {
  cell(goal, game) {
    const form = game === 'sea' ? CELL : SQUARE;
    if (Object.hasOwn(goal, 'cells')) {
      only(goal, ['cells', 'nearCells']);
      const cells = cellsOf(goal.cells, form, 'goal.cells');
      if (cells.length === 0) throw bad('goal.cells');
      const near = maybe(goal, 'nearCells', (value, path) => cellsOf(value, form, path), 'goal.');
      return said({cells, nearCells: near});
    }
    // What is measured has who measures it.
    only(goal, ['by', 'within', 'near', ...(goal.by === 'error' ? ['agent'] : [])]);
    if (Object.hasOwn(goal, 'by') && !isOneOf(MEASURES[game], goal.by)) throw bad('goal.by');
    const agent = maybe(goal, 'agent', agentOf, 'goal.');
    if (agent !== undefined && !isEngineName(agent)) throw bad('goal.agent');
    return said({by: goal.by, agent, ...margins(goal)});
  },
  chance(goal) {
    only(goal, ['cell', 'within', 'near']);
    if (goal.cell === undefined) throw absent('goal.cell');
    if (!isString(goal.cell) || !CELL.test(goal.cell)) throw bad('goal.cell');
    return said({cell: goal.cell, ...margins(goal)});
  },
  certain(goal) {
    only(goal, ['of']);
    if (Object.hasOwn(goal, 'of') && !isOneOf(['ship', 'water', 'both'], goal.of))
      throw bad('goal.of');
    return said({of: goal.of});
  },
  predict(goal) {
    only(goal, ['agent', 'near']);
    return said({
      agent: maybe(goal, 'agent', agentOf, 'goal.'),
      near: maybe(goal, 'near', (value, path) => amountOf(value, 100, path), 'goal.'),
    });
  },
  score(goal, game) {
    const measures = game === 'sea' ? ['shots', 'points'] : ['lead'];
    only(goal, [...measures, 'near', 'seed', 'agent']);
    const [measure, ...more] = measures.filter((name) => Object.hasOwn(goal, name));
    if (measure === undefined || more.length > 0) throw bad(`goal.${measures[0]}`);
    const range = /** @type {[number, number]} */ (measure === 'shots' ? [1, 256] : [-999, 999]);
    return said({
      [measure]: wholeOf(goal[measure], range, `goal.${measure}`),
      near: maybe(goal, 'near', (value, path) => wholeOf(value, [0, 256], path), 'goal.'),
      seed: maybe(goal, 'seed', seedOf, 'goal.'),
      agent: maybe(goal, 'agent', agentOf, 'goal.'),
    });
  },
  solve(goal) {
    only(goal, []);
    return {};
  },
};

/** @param {Record<string, unknown>} goal */
const margins = (goal) => ({
  within: maybe(goal, 'within', (value, path) => amountOf(value, 100, path), 'goal.'),
  near: maybe(goal, 'near', (value, path) => amountOf(value, 100, path), 'goal.'),
});

/** @param {unknown} value @param {string} path */
function agentOf(value, path) {
  const text = textOf(value, 400, path);
  if (!/^[a-z][\w-]*(\([^()\s]*\))?$/.test(text)) throw bad(path);
  return text;
}

/** @param {unknown} value @param {string} path */
function seedOf(value, path) {
  const text = textOf(value, 20, path);
  if (!/^(0|[1-9]\d{0,18})$/.test(text)) throw bad(path);
  return text;
}

const FEEDBACK = ['right', 'near', 'wrong'];

/** @param {unknown} value @param {string} path @param {RegExp} form of cells */
function feedbackOf(value, path, form) {
  if (!isObject(value)) throw bad(path);
  noOthers(value, [...FEEDBACK, 'cells'], `${path}.`);
  const read = (/** @type {unknown} */ one, /** @type {string} */ at) =>
    textOf(one, LENGTHS.feedback, at);
  const cells = maybe(
    value,
    'cells',
    (given, at) => {
      if (!isObject(given)) throw bad(at);
      cellsOf(Object.keys(given), form, at);
      return Object.fromEntries(Object.entries(given).map(([cell, one]) => [cell, read(one, at)]));
    },
    `${path}.`,
  );
  const verdicts = FEEDBACK.map((name) => [name, maybe(value, name, read, `${path}.`)]);
  return said({...Object.fromEntries(verdicts), cells});
}

/** @param {unknown} value @param {string} path */
function hintsOf(value, path) {
  if (!Array.isArray(value) || value.length > MOST_HINTS) throw bad(path);
  return value.map((hint) => textOf(hint, LENGTHS.hint, path));
}

const CHAPTER = [
  ...['title', 'position', 'board', 'record', 'step'],
  ...['prompt', 'ask', 'goal', 'hints', 'feedback', 'tries', 'points'],
];

/** @param {unknown} value @returns {Chapter} refused without its number */
function chapterOf(value) {
  if (!isObject(value)) throw bad('chapters');
  noOthers(value, CHAPTER, '');
  const start = startOf(value);
  const game = gameOf(start);
  const {ask} = value;
  if (!isOneOf(KINDS[game], ask)) {
    const known = isOneOf(KINDS.sea, ask);
    throw refusal(known ? 'lesson-kind-not-for-game' : 'unknown-lesson-kind', {
      kind: isString(ask) ? clipped(ask) : '',
    });
  }
  const goal = value.goal ?? {};
  if (!isObject(goal)) throw bad('goal');
  const form = game === 'sea' ? CELL : SQUARE;
  return said({
    title: maybe(value, 'title', (one, path) => textOf(one, LENGTHS.title, path)),
    ...start,
    prompt: textOf(value.prompt, LENGTHS.prompt, 'prompt'),
    ask,
    goal: GOALS[/** @type {Ask} */ (ask)](goal, game),
    hints: maybe(value, 'hints', hintsOf),
    feedback: maybe(value, 'feedback', (one, path) => feedbackOf(one, path, form)),
    tries: maybe(value, 'tries', (one, path) => wholeOf(one, [1, 9], path)),
    points: maybe(value, 'points', (one, path) => wholeOf(one, [1, 100], path)),
  });
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  if (text.length > MOST_TEXT) throw refusal('lesson-too-large', {most: MOST_TEXT});
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw refusal('no-lesson');
  }
}

/** @param {string} text @returns {Lesson} refused whole: `no-lesson`, `lesson-too-large`, `unknown-lesson-version`, `unknown-lesson-kind`, `lesson-kind-not-for-game`, `bad-lesson` */
export function readLesson(text) {
  const value = parsed(text);
  if (!isObject(value) || !Object.hasOwn(value, 'spyglass-lesson')) throw refusal('no-lesson');
  const version = value['spyglass-lesson'];
  if (!isOneOf(VERSIONS, version))
    throw refusal('unknown-lesson-version', {version: versionSaid(version)});
  noOthers(value, ['spyglass-lesson', 'title', 'language', 'chapters'], '');
  const {chapters} = value;
  const language = maybe(value, 'language', (one, path) => textOf(one, 35, path));
  if (language !== undefined && !/^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8})*$/.test(language))
    throw bad('language');
  if (Array.isArray(chapters) && chapters.length === 0) throw absent('chapters');
  if (!Array.isArray(chapters) || chapters.length > MOST_CHAPTERS) throw bad('chapters');
  const read = chapters.map((one, at) => numbered(at + 1, () => chapterOf(one)));
  return said({
    'spyglass-lesson': versionFor(read),
    title: textOf(value.title, LENGTHS.title, 'title'),
    language,
    chapters: read,
  });
}

/** What is refused of a chapter says of which. @template T @param {number} chapter @param {() => T} read @returns {T} */
function numbered(chapter, read) {
  try {
    return read();
  } catch (error) {
    const {code, args} = /** @type {import('../../shell/refusal.js').CodedError} */ (error);
    throw refusal(code, {...args, chapter});
  }
}

/** @param {Lesson} lesson @returns {string} one text a lesson */
export const writeLesson = (lesson) => JSON.stringify(lesson);

/** What a person typed or pasted, as a lesson may hold it. @param {string} text @param {number} most */
export const tidied = (text, most) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .slice(0, most)
    .replace(new RegExp(CONTROLS, 'gu'), '');
