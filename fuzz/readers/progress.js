// A text as what was kept of a lesson: whatever it is the lesson goes on, from outcomes that can be of it and no others, and what was kept stays as it is.
import assert from 'node:assert/strict';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {
  isSettled,
  possibleOf,
  progressOf,
  resumed,
  triesOf,
} from '../../www/src/features/lessons/progress.js';
import {assertSame, LESSONS, valueIn} from './common.js';

const lessons = LESSONS.map(readLesson);

export const watched = /features\/lessons\/(progress|judge)\.js$/;
export const steps = [4000, 4];
/** By kind what an answer may be. */
const ANSWERS = {
  ...{cell: 'C7', chance: 25, predict: 'A1', score: 12, solve: true},
  certain: {ship: ['A1'], water: []},
};
export const seeds = lessons.map((lesson) => {
  const outcomes = lesson.chapters.map((chapter, at) => ({
    ...{chapter: at + 1, earned: possibleOf(chapter), possible: possibleOf(chapter)},
    ...{answer: ANSWERS[chapter.ask], tries: 1, hints: 0},
  }));
  return JSON.stringify(progressOf(lesson, outcomes, 1));
});

const isCell = (/** @type {any} */ answer) =>
  typeof answer === 'string' && /^([A-P]([1-9]|1[0-6])|[a-h][1-8])$/.test(answer);
/** What an answer of each kind is. @type {Record<string, (answer: any) => boolean>} */
const FORMS = {
  ...{cell: isCell, predict: isCell, solve: (answer) => typeof answer === 'boolean'},
  chance: (answer) => answer >= 0 && answer <= 100,
  score: (answer) => answer === null || Number.isFinite(answer),
  certain: (answer) =>
    Object.keys(answer).sort().join() === 'ship,water' &&
    [...answer.ship, ...answer.water].every(isCell),
};

/** @param {string} text */
export function law(text) {
  const value = valueIn(text);
  const before = structuredClone(value);
  const went = lessons.map((lesson) => {
    const taken = resumed(value, lesson);
    const {outcomes, at, finished} = taken;
    // As text it says the same, where that is JSON as it stands.
    if (!text.startsWith('\ufeff')) assert.deepEqual(resumed(text, lesson), taken);
    assert.equal(outcomes.length, lesson.chapters.length);
    assert.ok(at >= 0 && at < lesson.chapters.length);
    for (const [place, outcome] of outcomes.entries()) {
      if (!outcome) continue;
      const chapter = lesson.chapters[place];
      const {earned, possible, tries, hints} = outcome;
      assert.equal(outcome.chapter, place + 1);
      assert.ok(possible === possibleOf(chapter) && [0, possible / 2, possible].includes(earned));
      assert.ok(Number.isInteger(tries) && tries >= 1 && tries <= triesOf(chapter));
      assert.ok(Number.isInteger(hints) && hints >= 0 && hints <= (chapter.hints?.length ?? 0));
      assert.equal(isSettled(outcome, chapter), earned === possible || tries === triesOf(chapter));
      assert.ok(FORMS[chapter.ask](outcome.answer));
    }
    assert.ok(!finished || outcomes.every(Boolean));
    const progress = progressOf(lesson, outcomes, at, finished);
    assert.ok(progress.score >= 0 && progress.score <= 100);
    assertSame(resumed(JSON.stringify(progress), lesson), {...taken, finished: progress.done});
    return outcomes.filter(Boolean).length;
  });
  assert.deepEqual(value, before);
  return `goes on with ${went}`;
}
