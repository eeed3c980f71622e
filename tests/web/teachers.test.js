// The page For teachers: whatever a lesson is handed out as leads back to the same lesson, and who hands it out loses nothing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileName} from '../../www/src/features/lessons/file-name.js';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {lessonText} from '../../www/src/features/lessons/source.js';
import {
  addressOf,
  MOST_LINK,
  queryFor,
  sourceIn,
  sourceSaid,
} from '../../www/src/pages/lesson/address.js';
import {firstState, reduce} from '../../www/src/pages/lesson/state.js';
import {waysOf} from '../../www/src/pages/lesson/teachers/ways.js';
import {readFrameAddress} from '../../www/src/shell/share/frame-address.js';
import {createDice, drawnLesson} from './drawn-lessons.mjs';

const SITE = 'https://here.example/games/';
const place = {base: SITE, origin: 'https://here.example'};

/** As a parser of HTML reads an attribute between double quotes. @param {string} html @param {string} name */
function attributeIn(html, name) {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(html) ?? [];
  assert.ok(value !== undefined && !/<|&(?!(amp|quot|lt|gt);)/.test(value), html);
  const signs = /** @type {Record<string, string>} */ ({amp: '&', quot: '"', lt: '<', gt: '>'});
  return value.replace(/&(\w+);/g, (_, sign) => signs[sign]);
}

test('each way leads back to the same lesson, or says that the lesson is too long for it', async () => {
  let long = 0;
  for (let seed = 0; seed < 120; seed += 1) {
    const dice = createDice(seed);
    const lesson = drawnLesson(dice);
    // Some are long.
    if (seed % 4 === 0) for (const chapter of lesson.chapters) chapter.prompt = 'ß"<'.repeat(600);
    const ways = waysOf(/** @type {any} */ (lesson), SITE, null);
    assert.deepEqual(readLesson(ways.text), lesson);
    assert.match(ways.file, /^[\p{L}\p{M}\p{N}-]+\.json$/u);
    assert.match(
      ways.element,
      /^<script type="module" src="https:\/\/here\.example\/games\/widget\//,
    );
    const said = attributeIn(ways.element.split('\n')[1], 'lesson');
    if (ways.link === null || ways.frame === null) {
      long += 1;
      assert.ok(ways.link === null && ways.frame === null && ways.isBeside);
      assert.equal(said, ways.file);
      continue;
    }
    assert.deepEqual(readLesson(await lessonText(said, place)), lesson);
    assert.ok(ways.link.length <= SITE.length + 'lesson/'.length + MOST_LINK);
    const source = sourceIn(new URL(ways.link).search);
    assert.ok(source && typeof source === 'object' && 'of' in source && source.of === 'text');
    assert.deepEqual(readLesson(source.text), lesson);
    assert.deepEqual(sourceSaid(ways.link), source);
    const {attributes, origin, fault} = readFrameAddress(
      new URL(attributeIn(ways.frame, 'src')).search,
    );
    assert.deepEqual({origin, fault}, {origin: '*', fault: null});
    assert.deepEqual(readLesson(await lessonText(attributes.lesson, place)), lesson);
  }
  assert.ok(long > 10 && long < 60, `${long} long`);
});

test('the page has an address by which the same lesson is handed out again', () => {
  for (const source of /** @type {const} */ ([
    {of: 'ours', id: 'counting'},
    {of: 'kept', id: 'abc123'},
    {of: 'text', text: '{"spyglass-lesson":1}'},
  ])) {
    const address = addressOf({...firstState, mode: 'hand', source});
    assert.deepEqual(sourceIn(address), {hand: source});
    assert.deepEqual(sourceIn(queryFor(source) ?? ''), source);
    // Who previews it comes back there.
    assert.equal(addressOf({...firstState, mode: 'play', preview: 'hand', source}), address);
  }
  const none = addressOf({...firstState, mode: 'hand', source: null});
  assert.deepEqual(sourceIn(none), {hand: null});
  assert.equal(sourceSaid('https://elsewhere.example/'), 'lesson-link-broken');
});

test('what is handed out stays until something else is, also while it is tried', () => {
  const lesson = /** @type {any} */ (drawnLesson(createDice(1)));
  const source = /** @type {const} */ ({of: 'text', text: JSON.stringify(lesson)});
  const handed = reduce(firstState, {type: 'handed', source, lesson});
  const loading = reduce(handed, {type: 'loading'});
  const refused = reduce(loading, {type: 'refused', error: {code: 'no-lesson'}});
  assert.deepEqual([refused.mode, refused.handed, refused.source], ['hand', lesson, source]);
  const tried = reduce(loading, {type: 'played', source, preview: 'hand'});
  assert.equal(tried.handed, lesson);
  assert.equal(reduce(loading, {type: 'played', source, preview: null}).handed, null);
  assert.equal(reduce(handed, {type: 'page-mode', mode: 'shelf'}).handed, null);
});

test('a file is named by the title in its own script', () => {
  for (const [title, name] of [
    ['Мой первый урок', 'мой-первый-урок'],
    ['Πού είναι το πλοίο;', 'πού-είναι-το-πλοίο'],
    ['Perché qui?', 'perché-qui'],
    ['a/b\\c: "d"', 'a-b-c-d'],
    ['…', 'lesson'],
  ])
    assert.equal(fileName(title, 'zip'), `${name}.zip`);
});
