// A text as the content of a package, and as what a learning platform gives back of a lesson or a game: whatever it is the work goes on, with a score that can be, and from what the element takes.
import assert from 'node:assert/strict';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {progressOf, resumed} from '../../www/src/features/lessons/progress.js';
import {CONTENT, readContent} from '../../www/src/packaging/scorm/content.js';
import {createGameWork, WORTH} from '../../www/src/packaging/scorm/game-work.js';
import {createLessonWork} from '../../www/src/packaging/scorm/lesson-work.js';
import {MOST, suspendedIn, suspendedText} from '../../www/src/packaging/scorm/suspended.js';
import {assertSame, LESSONS} from './common.js';

const lessons = LESSONS.map(readLesson);
const RECORD = 'spyglass2 admiral s.42 solo:you FA1.FB2';
const attributes = {mode: 'race', record: RECORD, from: '1'};
/** @type {import('../../www/src/packaging/scorm/types.d.ts').State} */
const state = {mode: 'race', record: RECORD, step: 2, over: false, view: null};
const clock = {now: () => 0, date: () => new Date(0)};

function playedGame() {
  const work = createGameWork(attributes);
  work.hear('board-ready', {}, () => state);
  work.hear('board-end', {outcome: 'drawn', record: RECORD}, () => state);
  return work.report(state).suspended ?? '';
}

export const watched = /packaging\/scorm\/(content|suspended|game-work|lesson-work)\.js$/;
export const steps = [4000, 40];
export const seeds = [
  JSON.stringify({[CONTENT]: 1, identifier: 'a', mastery: 60, attributes}),
  playedGame(),
  ...lessons.map((lesson) => {
    const outcomes = lesson.chapters.map((_, at) => ({
      ...{chapter: at + 1, earned: 0, possible: 1, tries: 1, hints: 0},
      answer: /** @type {const} */ (['C7', 25, null, true])[at % 4] ?? {ship: ['A1'], water: []},
    }));
    return suspendedText(progressOf(lesson, outcomes, 1), lesson);
  }),
  ...lessons.map((lesson) => {
    const best = lesson.chapters.map((_, at) => ({
      ...{chapter: at + 1, earned: 1, possible: 1, tries: 2, hints: 1},
      answer: 'C7',
    }));
    return suspendedText(progressOf(lesson, [], 0), lesson, best);
  }),
];

/** @param {string} text */
function content(text) {
  const packed = readContent(text);
  if (packed === null) return 'none';
  assert.equal(typeof packed.identifier, 'string');
  assert.ok(packed.mastery === null || (packed.mastery >= 0 && packed.mastery <= 100));
  assert.ok(Object.keys(packed.attributes).length > 0);
  for (const [name, value] of Object.entries(packed.attributes)) {
    assert.match(name, /^[a-z-]+$/);
    assert.equal(typeof value, 'string');
  }
  assertSame(readContent(JSON.stringify({[CONTENT]: 1, ...packed})), packed);
  return 'content';
}

/** @param {string} text */
function game(text) {
  const work = createGameWork(attributes);
  const taken = work.resume([text]);
  const {suspended, score} = work.report({...state, record: null});
  assert.ok(score === null || Object.values(WORTH).includes(score));
  if (taken?.record) {
    assert.match(taken.step ?? '', /^\d+$/);
    assert.equal(taken.from, null);
  }
  // Told by another window it counts as much.
  const here = createGameWork(attributes);
  here.join(text);
  const joined = here.report({...state, record: null});
  assert.equal(joined.score, score);
  // What goes back is taken as the same, where it is not cut.
  const again = createGameWork(attributes).resume([suspended ?? '']);
  if (taken && text.length <= MOST && /^[ -~]*$/.test(text)) assert.deepEqual(again, taken);
  return taken ? `a game ${score}` : 'none';
}

/** @param {string} text */
function lesson(text) {
  return lessons.map((one) => {
    const found = suspendedIn(text, one);
    const progress = found?.progress ?? null;
    const taken = createLessonWork(one, clock).resume([text]);
    assert.equal(taken === null, progress === null);
    if (progress === null) return 'none';
    assert.ok(progress.score >= 0 && progress.score <= 100);
    // Told by another window it counts beside what was answered here.
    const work = createLessonWork(one, clock);
    work.join(text);
    const {score} = work.report({...state, view: progressOf(one, [], 0)});
    assert.ok(score === null || (score >= 0 && score <= 100));
    assert.equal(score ?? 0, progress.score);
    // What the element takes of it is kept as it was taken.
    const {outcomes, at, finished} = resumed(progress, one);
    const kept = progressOf(one, outcomes, at, finished);
    const back = suspendedIn(suspendedText(kept, one, found?.best), one);
    assertSame(resumed(back?.progress, one), {outcomes, at, finished});
    // What was better stays so.
    const shown = new Map(kept.outcomes.map(({chapter, earned}) => [chapter, earned]));
    const better = (found?.best ?? []).filter(
      ({chapter, earned}) => earned > (shown.get(chapter) ?? 0),
    );
    assert.deepEqual(
      back?.best.map(({chapter, earned}) => [chapter, earned]),
      better.map(({chapter, earned}) => [chapter, earned]),
    );
    return `${progress.outcomes.length}`;
  });
}

export const law = (/** @type {string} */ text) =>
  [content(text), game(text), lesson(text)].join(' ');
