// The frame in other people's pages, and its talk with them: near and far, without an origin of its own, and with those who mean harm.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {browserTests} from './harness.mjs';
import {viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {page: write, origin, asked} = embeddingTests();

/** Runs in the page around, before its scripts: what it hears, as it comes and as events. */
function listen() {
  if (window !== top) return;
  const heard = /** @type {any[]} */ ([]);
  const told = /** @type {any[]} */ ([]);
  Object.assign(window, {heard, told});
  addEventListener('message', ({data}) => heard.push(data));
  for (const name of ['ready', 'step', 'answer', 'end', 'error'])
    document.addEventListener(`board-${name}`, (event) =>
      told.push({type: event.type, .../** @type {CustomEvent} */ (event).detail}),
    );
}

/**
 * A page with a frame, as soon as it has been loaded.
 *
 * @param {Record<string, string | null>} said what the frame's address says
 * @param {object} [how]
 * @param {boolean} [how.other] the frame is of another origin
 * @param {string} [how.sandbox]
 * @param {boolean} [how.helped] the page has the script for frames
 * @param {boolean} [how.storage]
 */
async function framed(said, {other = true, sandbox, helped = true, storage = true} = {}) {
  const visit = await visitor({storage});
  await visit.context.addInitScript(listen);
  const warnings = /** @type {string[]} */ ([]);
  visit.context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const page = await visit.context.newPage();
  const query = new URLSearchParams(
    Object.entries({v: '1', origin: origin(), ...said}).filter(([, value]) => value !== null),
  );
  const host = origin(other);
  const head = helped ? `<script src="${host}/widget/spyglass-frame.js"></script>` : '';
  const box = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  const frame = `<iframe id="frame" title="A hunt" width="100%" height="200" ${box} src="${host}/embed/?${query}"></iframe>`;
  await page.goto(write(frame, {bare: true, head}));
  return {...visit, page, warnings, inside: page.frameLocator('#frame')};
}

/** Waits for a message. @param {Page} page @param {string} type @param {number} [count] */
async function hears(page, type, count = 1) {
  const all = () =>
    page.evaluate(
      (type) =>
        /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === type),
      type,
    );
  await page.waitForFunction(
    ({type, count}) =>
      /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === type)
        .length >= count,
    {type, count},
  );
  return (await all())[count - 1];
}

/** By the script for frames. @param {Page} page @param {string} call @param {any} [value] */
const tell = (page, call, value) =>
  page.evaluate(
    async ({call, value}) => {
      try {
        const {connect} = /** @type {any} */ (window).spyglassFrames;
        return await connect(document.getElementById('frame'))[call](value);
      } catch (/** @type {any} */ error) {
        return {code: error.code};
      }
    },
    {call, value},
  );

/** As it stands, whatever it is. @param {Page} page @param {string} message as an expression of the page */
const say = (page, message) =>
  page.evaluate(`document.getElementById('frame').contentWindow.postMessage(${message}, '*')`);

const HUNT = {mode: 'race', seed: '42', id: 'first'};

/** Every call, and what comes of it. @param {Page} page */
async function everyCall(page) {
  await hears(page, 'ready');
  const first = await tell(page, 'state');
  assert.equal(first.step, 0);
  assert.deepEqual(first.view, viewOf(first.record));
  const played = await tell(page, 'play', 'FA1');
  assert(played.steps > 0);
  const back = await tell(page, 'undo');
  assert.equal(back.step, 0);
  assert.equal((await tell(page, 'redo')).record, played.record);
  assert.equal(await tell(page, 'export', 'record'), played.record);
  assert.equal((await tell(page, 'play', 'FA1')).code, 'already-shot');
  const watched = await tell(page, 'load', {game: 'solitaire', seed: 3, step: 5});
  assert.equal(watched.step, 5);
  assert.deepEqual(watched.view, viewOf(watched.record));
  assert.equal((await tell(page, 'seek', 2)).step, 2);
  assert.equal((await tell(page, 'load', {game: 'chess'})).code, 'unknown-rules');
  assert.equal((await tell(page, 'state')).step, 2, 'what was refused has changed nothing');
}

for (const other of [false, true])
  test(`a page of ${other ? 'another' : 'the same'} origin hears and commands it`, async () => {
    const {page, leave} = await framed(HUNT, {other});
    await everyCall(page);
    const steps = await page.evaluate(() =>
      /** @type {any} */ (window).told.filter(
        (/** @type {any} */ one) => one.type === 'board-step',
      ),
    );
    assert(steps.every((/** @type {any} */ one) => one.frame === 'first'));
    assert(steps.some((/** @type {any} */ one) => one.action === 'FA1'));
    await leave();
  });

test('it works without an origin of its own, where nothing can be kept', async () => {
  const {page, leave} = await framed(HUNT, {sandbox: 'allow-scripts', storage: false});
  await everyCall(page);
  assert(!asked.some((path) => path.includes('in-page')), 'the engine is beside the page here too');
  await leave();
});

test('it is given the height it needs, and keeps its own scroll bar until then', async () => {
  const {page, leave, inside} = await framed({...HUNT, game: 'sea-battle'});
  await hears(page, 'ready');
  const {height} = await hears(page, 'height', 2);
  assert(height > 200);
  const isWhole = () =>
    page.waitForFunction(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('frame'));
      const last = /** @type {any} */ (window).heard
        .filter((/** @type {any} */ one) => one.type === 'height')
        .at(-1);
      return frame.clientHeight === last.height;
    });
  await isWhole();
  const fits = () =>
    inside.locator('html').evaluate((html) => html.scrollHeight <= html.clientHeight);
  await page.setViewportSize({width: 400, height: 800});
  await page.waitForTimeout(500);
  await isWhole();
  assert(await fits());
  const before = await page.evaluate(() => /** @type {any} */ (window).heard.length);
  await page.waitForTimeout(1000);
  const after = await page.evaluate(() => /** @type {any} */ (window).heard.length);
  assert.equal(after, before, 'a height that is given needs no further one');
  await leave();

  const alone = await framed(HUNT, {helped: false});
  await hears(alone.page, 'ready');
  assert.equal(
    await alone.inside.locator('html').evaluate((html) => getComputedStyle(html).overflowY),
    'auto',
  );
  await alone.leave();
});

test('a person’s answer is told as a statement about this very step', async () => {
  const {page, leave, inside} = await framed(HUNT);
  const {record} = await hears(page, 'ready');
  await inside.locator('[data-cell="D4"]').first().click();
  const {statement, action, frame} = await hears(page, 'answer');
  assert.equal(frame, 'first');
  assert.equal(action, 'FD4');
  assert.equal(statement.verb.id, 'http://adlnet.gov/expapi/verbs/answered');
  assert.equal(statement.result.response, 'FD4');
  assert.equal(statement.actor.account.name, 'anonymous');
  const link = new URL(statement.object.id);
  assert.equal(link.origin, origin(true));
  assert.equal(link.searchParams.get('g'), record);
  await leave();
});

/** What no page should say, as expressions of the page, with the code each is answered with. */
const HOSTILE = /** @type {const} */ ([
  [`{spyglass: 2, type: 'undo', id: 1}`, 'unknown-version'],
  [`{spyglass: '1', type: 'undo', id: 1}`, 'unknown-version'],
  [`{spyglass: 1, type: 'play', id: 1, action: 'F'.repeat(10_000_000)}`, 'message-too-large'],
  [
    `{spyglass: 1, type: 'load', id: 1, start: Array.from({length: 2e6}, () => 0)}`,
    'message-too-large',
  ],
  [`{spyglass: 1, type: 'fly', id: 1}`, 'unknown-command'],
  [`{spyglass: 1, type: 'constructor', id: 1}`, 'unknown-command'],
  [`{spyglass: 1, type: ['undo'], id: 1}`, 'unknown-command'],
  [`{spyglass: 1, type: 'undo'}`, 'bad-id'],
  [`{spyglass: 1, type: 'undo', id: 'x'.repeat(65)}`, 'bad-id'],
  [`{spyglass: 1, type: 'play', id: 1}`, 'bad-command'],
  [`{spyglass: 1, type: 'play', id: 1, action: 5}`, 'bad-command'],
  [`{spyglass: 1, type: 'play', id: 1, action: 'FQ99'}`, 'bad-action'],
  [`{spyglass: 1, type: 'seek', id: 1, step: -1}`, 'bad-command'],
  [`{spyglass: 1, type: 'seek', id: 1, step: NaN}`, 'bad-message'],
  [`{spyglass: 1, type: 'seek', id: 1, step: 1, more: 1}`, 'bad-command'],
  [`{spyglass: 1, type: 'load', id: 1, start: {seed: {}, innerHTML: 'x'}}`, 'bad-command'],
  [`{spyglass: 1, type: 'load', id: 1, start: {mode: 'fly'}}`, 'bad-attribute'],
  [`{spyglass: 1, type: 'load', id: 1, start: new Map()}`, 'bad-message'],
  [`{spyglass: 1, type: 'load', id: 1, start: {position: [[[[[[[[[[]]]]]]]]]]}}`, 'bad-message'],
  [`{spyglass: 1, type: 'export', id: 1, format: 'exe'}`, 'bad-format'],
]);

quickTest('whatever else it is told changes nothing, and is answered with a code', async () => {
  const {page, leave} = await framed({...HUNT, step: '0'});
  await hears(page, 'ready');
  await tell(page, 'play', 'FA1');
  const before = await tell(page, 'state');
  for (const [index, [message, code]] of HOSTILE.entries()) {
    await say(page, message);
    const answer = await hears(page, 'refused', index + 1);
    assert.equal(answer.code, code, message);
  }
  // Of others on the same line nothing is thought.
  for (const message of [`'hello'`, `null`, `42`, `{type: 'undo', id: 1}`, `[1]`])
    await say(page, message);
  assert.deepEqual(await tell(page, 'state'), before);
  const count = await page.evaluate(
    () =>
      /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === 'refused')
        .length,
  );
  assert.equal(count, HOSTILE.length);
  await leave();
});

test('whom the address does not name it refuses and tells nothing else, and its author is told why', async () => {
  const {page, warnings, context, inside} = await framed(
    {...HUNT, origin: 'https://somebody.example'},
    {helped: false},
  );
  await inside.locator('[data-cell="D4"]').first().waitFor();
  await say(page, `{spyglass: 1, type: 'play', id: 1, action: 'FD4'}`);
  await say(page, `{spyglass: 1, type: 'hello', heard: false, sizes: true}`);
  await page.waitForTimeout(500);
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  assert.deepEqual(
    heard.map((/** @type {any} */ {type, id, code}) => ({type, id, code})),
    [1, null].map((id) => ({type: 'refused', id, code: 'wrong-origin'})),
  );
  assert.match(
    (await inside.locator('[data-cell="D4"]').first().getAttribute('aria-label')) ?? '',
    /unknown/,
  );
  assert.equal(warnings.filter((text) => text.includes('wrong-origin')).length, 1);
  await context.close();
});

for (const named of ['*', null])
  test(`nobody commands a frame whose address names ${named ?? 'nobody'}`, async () => {
    const {page, context} = await framed({...HUNT, origin: named});
    await hears(page, 'height');
    await say(page, `{spyglass: 1, type: 'play', id: 7, action: 'FD4'}`);
    const {id, code} = await hears(page, 'refused');
    assert.deepEqual({id, code}, {id: 7, code: 'no-origin'});
    if (named) await hears(page, 'ready');
    else await page.waitForTimeout(1500);
    const heard = await page.evaluate(() =>
      /** @type {any} */ (window).heard.map((/** @type {any} */ one) => one.type),
    );
    assert.equal(heard.includes('step'), named !== null);
    await context.close();
  });

test('an address of a later version is said to be one, and opens nothing', async () => {
  const {page, inside, leave, warnings} = await framed({...HUNT, v: '9'});
  await inside.getByText('newer version').first().waitFor();
  await hears(page, 'height');
  assert.equal(await inside.locator('[data-cell], button').count(), 0);
  assert.deepEqual(
    warnings.filter((text) => text.startsWith('spyglass:')),
    ['spyglass: unknown-version'],
  );
  const frame = page.frames()[1];
  const {record, view} = await frame.evaluate(() =>
    /** @type {any} */ (document.querySelector('spyglass-board')).api(1).state(),
  );
  assert.deepEqual({record, view}, {record: null, view: null});
  assert.equal(page.workers().length, 0);
  await leave();
});

test('its page has one heading, that of the game, in the language asked for', async () => {
  for (const [said, heading] of /** @type {const} */ ([
    [{game: 'solitaire'}, 'Solitaire with clues'],
    [{game: 'solitaire', lang: 'it'}, 'Solitario con indizi'],
    [{game: 'reversi', mode: 'watch'}, 'Reversi'],
  ])) {
    const {inside, leave} = await framed({...HUNT, ...said});
    const headings = inside.getByRole('heading', {level: 1});
    await headings.and(inside.getByText(heading)).waitFor();
    assert.equal(await headings.count(), 1);
    await leave();
  }
});
