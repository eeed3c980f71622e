// Statements of a frame: whatever was done is one in the shape that xAPI 1.0.3 asks for, about the same thing wherever it stands, of nobody in particular.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {afterTry, progressOf} from '../../www/src/features/lessons/progress.js';
import {packed} from '../../www/src/shell/base64url.js';
import {statementOf} from '../../www/src/widget/frame/statement.js';
import {createDice, drawnLesson} from './drawn-lessons.mjs';

const SITE = 'https://host.example/x/';
/** Where the frame's own page stands. */
const BASE = `${SITE}embed/`;
const RECORD = 'spyglass1 admiral s.7 race:you,hunt FA1';
const state = {
  mode: /** @type {const} */ ('race'),
  ...{record: RECORD, position: null, step: 0, steps: 1, view: null},
};

const isIri = (/** @type {unknown} */ text) =>
  typeof text === 'string' && /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && new URL(text).href === text;
/** @param {any} map of languages */
const assertLanguages = (map) => {
  assert.ok(Object.keys(map).length > 0);
  for (const [tag, text] of Object.entries(map)) {
    assert.match(tag, /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i);
    assert.equal(typeof text, 'string');
  }
};
/** What section 4.2.7 of the specification has. */
const INTERACTIONS = [
  ...['true-false', 'choice', 'fill-in', 'long-fill-in', 'matching', 'performance'],
  ...['sequencing', 'likert', 'numeric', 'other'],
];

/** @param {any} activity */
function assertActivity({objectType, id, definition, ...rest}) {
  assert.deepEqual([objectType, rest], ['Activity', {}]);
  assert.ok(isIri(id), id);
  const {type, interactionType, name, ...more} = definition;
  assert.ok(isIri(type) && Object.keys(more).length === 0);
  if (name) assertLanguages(name);
  assert.equal(/cmi\.interaction$/.test(type), interactionType !== undefined);
  if (interactionType) assert.ok(INTERACTIONS.includes(interactionType));
}

/** As a learning record store judges it. @param {any} statement */
function assertStatement(statement) {
  assert.deepEqual(JSON.parse(JSON.stringify(statement)), statement);
  const {actor, verb, object, result, context, ...rest} = statement;
  assert.deepEqual(rest, {});
  // Nobody is made up.
  const anonymous = {homePage: SITE, name: 'anonymous'};
  assert.deepEqual(actor, {objectType: 'Agent', account: anonymous});
  assert.deepEqual(Object.keys(verb).sort(), ['display', 'id']);
  assert.ok(isIri(verb.id));
  assertLanguages(verb.display);
  assertActivity(object);
  const {score, success, completion, response, duration, extensions, ...more} = result;
  assert.deepEqual(more, {});
  if (score) {
    const {scaled, raw, min, max, ...other} = score;
    assert.deepEqual(other, {});
    if (scaled !== undefined) assert.ok(scaled >= -1 && scaled <= 1, scaled);
    if (min !== undefined || max !== undefined) assert.ok(min < max && raw >= min && raw <= max);
    assert.ok([scaled, raw, min, max].every((one) => one === undefined || Number.isFinite(one)));
  }
  for (const truth of [success, completion])
    assert.ok(truth === undefined || typeof truth === 'boolean');
  assert.ok(response === undefined || typeof response === 'string');
  if (duration !== undefined)
    assert.match(duration, /^P(?=\w)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/);
  for (const [key, value] of Object.entries(extensions ?? {}))
    assert.ok(isIri(key) && Number.isInteger(value));
  for (const parent of context?.contextActivities.parent ?? []) assertActivity(parent);
  return statement;
}

/** @param {string} name @param {any} detail @param {any} [about] */
const said = (name, detail, about) =>
  assertStatement(statementOf(name, detail, {state, site: SITE, base: BASE, ...about}));

test('an answer is about the very step, and has the chance it was held against', () => {
  const {object, result, verb} = said('answer', {actions: ['FB1']});
  assert.equal(verb.id, 'http://adlnet.gov/expapi/verbs/answered');
  const link = new URL(object.id);
  assert.equal(link.pathname, '/x/');
  assert.equal(link.searchParams.get('step'), '0');
  assert.equal(link.searchParams.get('g'), RECORD);
  assert.deepEqual(result, {response: 'FB1'});
  const measure = {chance: 12.5, likeliest: {chance: 25}};
  const foretold = said('answer', {actions: [], prediction: 'B1', measure});
  assert.equal(foretold.result.response, 'B1');
  assert.deepEqual(foretold.result.score, {scaled: 0.5, raw: 12.5, min: 0, max: 25});
});

test('how a game ended is a statement for each outcome; what is no deed is none', () => {
  const outcomes = /** @type {const} */ ([
    ['won', 31, 'completed', true],
    ['lost', 40, 'completed', false],
    ['drawn', 40, 'completed', undefined],
    ['finished', 52, 'completed', undefined],
    ['finished', -215, 'completed', undefined],
    ['resigned', null, 'exited', false],
  ]);
  for (const [outcome, score, verb, success] of outcomes)
    for (const ms of [null, 0, 61_234.5]) {
      const {result, verb: did} = said('end', {outcome, score, record: RECORD}, {ms});
      assert.match(did.id, new RegExp(`/${verb}$`));
      assert.deepEqual(
        [result.success, result.completion, result.response, result.score?.raw ?? null],
        [success, outcome !== 'resigned', outcome, score],
      );
      assert.equal(result.duration, ms === null ? undefined : `PT${(ms / 1000).toFixed(2)}S`);
    }
  for (const [black, white, side] of /** @type {const} */ ([
    [40, 24, 'black'],
    [40, 24, 'white'],
    [64, 0, 'white'],
    [32, 32, 'black'],
  ])) {
    const players = [{kind: 'you', side}, {kind: 'agent'}];
    const view = {side: 8, players, result: {score: {black, white}}};
    const lead = side === 'black' ? black - white : white - black;
    const outcome = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn';
    const {score} = said(
      'end',
      {outcome, score: {black, white}, record: RECORD},
      {state: {...state, view}},
    ).result;
    assert.deepEqual(score, {scaled: lead / 64, raw: lead, min: -64, max: 64});
  }
  for (const name of ['ready', 'step', 'error', 'toString'])
    assert.equal(statementOf(name, {}, {state, site: SITE, base: BASE}), null);
});

/** What an answer may be, by its kind. @type {Record<string, () => any>} */
const ANSWERS = {
  ...{cell: () => 'C7', predict: () => 'C7', chance: () => 12.5, solve: () => false},
  ...{score: () => null, certain: () => ({ship: ['A1'], water: []})},
};

test('each try at a chapter is about that chapter, and the lesson is completed with its points, wherever it stands', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const dice = createDice(seed);
    const lesson = /** @type {any} */ (drawnLesson(dice));
    const text = JSON.stringify(lesson);
    const query = `?v=2&l=${packed(text)}`;
    const written = [text, ` ${text}`, query, `https://host.example/x/lesson/${query}#x`];
    const outcomes = lesson.chapters.map(() => null);
    let before = /** @type {any} */ (null);
    const ids = new Set();
    for (let tries = 0; tries < 8; tries += 1) {
      const at = dice.below(lesson.chapters.length);
      const chapter = lesson.chapters[at];
      const judgement = dice.oneOf(/** @type {const} */ (['right', 'near', 'wrong']));
      const tried = {number: at + 1, answer: ANSWERS[chapter.ask](), judgement, hints: 1};
      outcomes[at] = afterTry(outcomes[at], chapter, tried);
      // Another chapter may be shown by now.
      const progress = progressOf(lesson, outcomes, dice.below(lesson.chapters.length));
      const about = {lesson: dice.oneOf(written), before};
      const {object, result, context, verb} = said('lesson', progress, about);
      assert.match(verb.id, /\/answered$/);
      const [parent] = context.contextActivities.parent;
      assert.equal(object.id, `${parent.id}-${at + 1}`);
      ids.add(parent.id);
      const {earned, possible} = outcomes[at];
      assert.equal(result.success, earned === possible);
      assert.equal(result.score.scaled, earned / possible);
      assert.deepEqual(Object.values(result.extensions), [outcomes[at].tries, 1]);
      const done = said(
        'end',
        {outcome: 'finished', score: progress.score, record: null},
        {...about, ms: 5000, state: {...state, record: null, view: progress}},
      );
      assert.equal(done.object.id, parent.id);
      assert.equal(done.object.definition.name.und, lesson.title);
      assert.match(done.verb.id, /\/completed$/);
      assert.deepEqual(done.result, {
        score: {
          ...{scaled: progress.earned / progress.possible, raw: progress.earned},
          ...{min: 0, max: progress.possible},
        },
        ...{completion: true, duration: 'PT5.00S'},
      });
      before = progress;
    }
    assert.equal(ids.size, 1, 'one lesson has one name');
  }
  const detail = progressOf(
    /** @type {any} */ ({title: 'x', chapters: [{}]}),
    [{chapter: 1, earned: 1, possible: 1, answer: 'A1', tries: 1, hints: 0}],
    0,
  );
  const file = said('lesson', detail, {lesson: '../lessons/one.json', before: null});
  assert.equal(file.object.id, 'https://host.example/x/lessons/one.json#lesson-1');
  // Kept on a computer, the page has one site and its files another.
  const beside = said('lesson', detail, {
    ...{lesson: 'one.json', base: 'file:///home/x/spyglass.html', before: null},
  });
  assert.equal(beside.object.id, 'file:///home/x/one.json#lesson-1');
});
