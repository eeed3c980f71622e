// A text as a lesson: read again as the same, tame in each of its texts, and open to be written on; or refused whole with a code of the document.
import assert from 'node:assert/strict';
import {readDraft, startIn, writeDraft} from '../../www/src/features/lessons/draft.js';
import {
  LENGTHS,
  readLesson,
  versionFor,
  writeLesson,
} from '../../www/src/features/lessons/format.js';
import {assertSame, CODES, refusedWith, valueIn} from './common.js';

export const watched = /features\/lessons\/(format|draft)\.js$/;
export const steps = [2000, 60];
/** @type {string[]} */
export const seeds = [];
export const words = [
  'near',
  'nearCells',
  'shots',
  'points',
  'lead',
  'either',
  'discs',
  'error',
  'engine-4',
  'language',
  'solve',
];

/** Letters that would change what stands around them. */
const isTame = (/** @type {string} */ text) =>
  [...text].every((letter) => {
    const code = Number(letter.codePointAt(0));
    const controls = code === 10 ? false : code < 32 || (code >= 127 && code < 160);
    const half = code >= 0xd800 && code < 0xe000;
    const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return !controls && !half && !turns;
  });

/** @param {string | undefined} text @param {number} most */
function assertText(text, most) {
  if (text === undefined) return;
  assert.ok(text.trim() !== '' && text.length <= most && isTame(text));
}

/** @param {import('../../www/src/features/lessons/types.js').Lesson} lesson */
function assertTame({title, chapters}) {
  assertText(title, LENGTHS.title);
  assert.ok(chapters.length >= 1 && chapters.length <= 60);
  for (const chapter of chapters) {
    const {
      prompt,
      hints = [],
      feedback = {},
      tries = 1,
      points = 1,
      position,
      board,
      record,
    } = chapter;
    assertText(chapter.title, LENGTHS.title);
    assertText(prompt, LENGTHS.prompt);
    assert.ok(hints.length <= 3);
    for (const hint of hints) assertText(hint, LENGTHS.hint);
    const {cells = {}, ...verdicts} = feedback;
    for (const said of [...Object.values(verdicts), ...Object.values(cells)])
      assertText(said, LENGTHS.feedback);
    for (const cell of Object.keys(cells)) assert.match(cell, /^([A-P](1[0-6]|[1-9])|[a-h][1-8])$/);
    assert.ok(tries >= 1 && tries <= 9 && points >= 1 && points <= 100);
    assert.equal([position, board, record].filter((start) => start !== undefined).length, 1);
  }
}

/** What was written, with what is usual where it was left out. @param {any} value */
const meant = ({chapters, ...lesson}) => ({
  ...lesson,
  chapters: chapters.map((/** @type {any} */ chapter) => ({
    ...chapter,
    ...(chapter.record === undefined ? {} : {step: chapter.step ?? 0}),
    goal: chapter.goal ?? {},
  })),
});

/** @param {string} text */
export function law(text) {
  startIn(text);
  const draft = readDraft(valueIn(text));
  if (draft) {
    // What can be written on is written, and is a lesson or lacks something.
    refusedWith(CODES, () => readLesson(writeDraft(draft)));
    assertSame(readDraft(JSON.parse(JSON.stringify(draft))), draft);
  }
  return refusedWith(CODES, () => {
    const lesson = readLesson(text);
    assertTame(lesson);
    const written = writeLesson(lesson);
    const again = readLesson(written);
    assert.deepEqual(again, lesson);
    assert.equal(writeLesson(again), written);
    // Nothing is left out, and nothing is there that was not; a nought has no sign.
    const said = JSON.parse(JSON.stringify(valueIn(text)));
    assert.deepEqual(lesson, {...meant(said), 'spyglass-lesson': versionFor(lesson.chapters)});
    return lesson.chapters.map(({ask, goal}) => [ask, ...Object.keys(goal)].join(' ')).sort()[0];
  });
}
