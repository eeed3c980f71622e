// The script for pages with frames: whom it greets, and whom it leaves alone.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {browserTests} from './harness.mjs';

const {visitor} = browserTests();
const {page: write, origin} = embeddingTests();

const STRANGER = 'http://video.localhost/embed/?list=1';

test('frames of ours are known by address, mark or hello; strangers are not spoken to', async () => {
  const visit = await visitor();
  await visit.context.route(`${STRANGER}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>A film</title><script>got = []; onmessage = ({data}) => got.push(data);</script>',
    }),
  );
  const page = await visit.context.newPage();
  // A browser draws no foreign frame that is out of sight, and one that grows would push the next ones there.
  await page.setViewportSize({width: 1280, height: 3000});
  const frame = (/** @type {string} */ id, /** @type {string} */ query, more = '') =>
    `<iframe id="${id}" title="A hunt" width="100%" height="50" ${more} src="${origin(true)}/embed/?${query}"></iframe>`;
  const body = [
    frame('named', 'v=2&amp;seed=42'),
    frame('speaks', 'seed=42'),
    frame('marked', 'seed=42', 'data-spyglass'),
    `<iframe id="stranger" title="A film" height="50" src="${STRANGER}"></iframe>`,
  ].join('');
  const head = `<script src="${origin(true)}/widget/spyglass-frame.js"></script>`;
  await page.goto(write(body, {bare: true, head}));
  await page.waitForFunction(() =>
    ['named', 'speaks', 'marked'].every((id) => {
      const frame = /** @type {HTMLElement} */ (document.getElementById(id));
      return frame.offsetHeight > 200;
    }),
  );
  const stranger = page.frames().find((one) => one.url() === STRANGER);
  // As long as the first hellos take.
  await page.waitForTimeout(1500);
  assert.deepEqual(await stranger?.evaluate('got'), []);
  assert.equal(await page.locator('#stranger').evaluate((one) => one.style.height), '');
  await visit.leave();
});

quickTest(
  'a frame that nobody has named is not believed, whatever its address holds and wherever it was led',
  async () => {
    const visit = await visitor();
    const foreign = 'http://foreign.localhost';
    await visit.context.route(`${foreign}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A stranger</title><script>
        const say = (message) => parent.postMessage({spyglass: 1, ...message}, '*');
        say({type: 'hello', heard: false});
        say({type: 'hello', heard: true});
        say({type: 'height', height: 999});
        say({type: 'end', score: 1, record: 'forged'});
        parent.postMessage('said', '*');
      </script>`,
      }),
    );
    const page = await visit.context.newPage();
    const script = `${origin(true)}/widget/spyglass-frame.js`;
    const covering = ['currentScript', 'querySelectorAll', 'readyState']
      .map((name) => `<img name="${name}" alt="" src="data:,">`)
      .join('');
    const strangers = {
      plain: `${foreign}/film/`,
      query: `${foreign}/film/?next=/embed/?v=1`,
      fragment: `${foreign}/film/#/embed/?v=1`,
      version: `${foreign}/embed/?v=11`,
      sandboxed: `${foreign}/film/?a`,
      led: `${origin(true)}/embed/?v=1&amp;seed=42`,
      broken: 'http://',
    };
    const body = Object.entries(strangers)
      .map(
        ([id, address]) =>
          `<iframe id="${id}" title="A film" height="50" src="${address}" ${id === 'sandboxed' ? 'sandbox="allow-scripts"' : ''}></iframe>`,
      )
      .join('');
    const marked = `<iframe id="marked" title="A hunt" height="50" src="${foreign}/film/?b" data-spyglass></iframe>`;
    const head = `<script>
      heard = [];
      said = 0;
      addEventListener('board-end', ({target}) => heard.push(target.id));
      addEventListener('message', ({data}) => { said += data === 'said'; });
    </script>`;
    await page.goto(
      write(`${covering}<script src="${script}"></script>${body}`, {bare: true, head}),
    );
    await page.waitForFunction(
      () => /** @type {HTMLElement} */ (document.getElementById('led')).offsetHeight > 200,
    );
    // What covers the document's own is in the way of the test too.
    await page.evaluate(() => {
      for (const image of [...document.images]) image.remove();
    });
    const led = page.frames().find((one) => one.url().includes('/embed/?v=1&seed=42'));
    await led?.evaluate((to) => location.assign(to), `${foreign}/film/?led`);
    await page.waitForFunction(() => /** @type {any} */ (window).said === 6);
    assert.deepEqual(await page.evaluate('heard'), []);
    const {led: left, ...others} = Object.fromEntries(
      await page
        .locator('iframe')
        .evaluateAll((all) => all.map((one) => [one.id, one.style.height])),
    );
    assert.deepEqual(new Set(Object.values(others)), new Set(['']));
    // The board that was there may have grown until it was left.
    assert.match(left, /px$/);
    assert.notEqual(left, '999px');
    // Its author answers for one that is marked.
    await page.evaluate(
      (html) => document.documentElement.insertAdjacentHTML('beforeend', html),
      marked,
    );
    await page.waitForFunction(() => /** @type {any} */ (window).heard.includes('marked'));
    await visit.leave();
  },
);

test('a frame that loads only when it is seen is not spoken to before, and what it is asked waits', async () => {
  const visit = await visitor();
  const page = await visit.context.newPage();
  const faults = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const query = `v=1&amp;seed=42&amp;step=3&amp;origin=${origin()}`;
  const head = `<script src="${origin(true)}/widget/spyglass-frame.js"></script>`;
  await page.goto(
    write(
      `<div style="height: 20000px"></div><iframe id="frame" loading="lazy" title="A hunt" width="100%" height="50" src="${origin(true)}/embed/?${query}"></iframe>`,
      {bare: true, head},
    ).toString(),
  );
  const step = page.evaluate(async () => {
    const {connect} = /** @type {any} */ (window).spyglassFrames;
    const frame = /** @type {HTMLElement} */ (document.getElementById('frame'));
    const ready = new Promise((resolve) => {
      frame.addEventListener('board-ready', resolve, {once: true});
    });
    const early = connect(frame).export('record');
    await ready;
    return {early: await early, step: (await connect(frame).state()).step};
  });
  await page.waitForTimeout(1000);
  await page.locator('#frame').scrollIntoViewIfNeeded();
  const told = await step;
  assert.match(told.early, /^spyglass1 /);
  assert.equal(told.step, 3);
  assert.deepEqual(faults, []);
  await visit.leave();
});

test('what a frame tells before its hello waits for it, and what is hostile changes nothing', async () => {
  const visit = await visitor();
  const hostile = 'http://hostile.localhost/embed/?v=1';
  await visit.context.route(hostile, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A stranger</title><script>
        const say = (message) => parent.postMessage({spyglass: 1, ...message}, '*');
        say({type: 'ready', mode: 'race', step: 0, steps: 0, record: 'first'});
      </script>`,
    }),
  );
  const page = await visit.context.newPage();
  const head = `<script>
      told = [];
      for (const name of ['ready', 'step', 'answer', 'end', 'error'])
        addEventListener('board-' + name, ({type, detail}) => told.push([type, detail]));
    </script>
    <script src="${origin(true)}/widget/spyglass-frame.js"></script>`;
  await page.goto(
    write(`<iframe id="frame" title="A hunt" height="50" src="${hostile}"></iframe>`, {
      bare: true,
      head,
    }),
  );
  const frame = page.frames().find((one) => one.url() === hostile);
  const told = () => page.evaluate('told');
  /** @param {string} messages */
  const say = async (messages) => {
    await frame?.evaluate(`${messages}.forEach(say)`);
    // Messages come in turn: after this one all others have come.
    await frame?.evaluate("say({type: 'error', code: 'last', args: {}, sentence: ''})");
  };
  const last = (/** @type {number} */ count) =>
    page.waitForFunction((count) => /** @type {any} */ (window).told.length === count, count);
  await frame?.waitForFunction('typeof say === "function"');
  assert.deepEqual(await told(), []);
  await frame?.evaluate("say({type: 'hello', heard: true})");
  await last(1);
  assert.equal((await told())[0][1].record, 'first');
  await say(`[
    {type: 'height', height: '100vh'}, {type: 'height', height: -5}, {type: 'height', height: 1e9},
    {type: 'height', height: NaN}, {type: 'step', step: 'one'}, {type: 'answer', actions: 'FA1'},
    {type: 'end', score: 'all', record: 7}, {type: 'toString'}, {type: 'reply', id: {}},
    {type: 'ready', mode: 'race', step: 0, steps: 0, record: {length: 9}},
  ]`);
  await last(2);
  assert.equal((await told())[1][1].code, 'last');
  assert.equal(await page.locator('#frame').evaluate((one) => one.style.height), '');
  await say("[{type: 'height', height: 321}]");
  await last(3);
  assert.equal(await page.locator('#frame').evaluate((one) => one.style.height), '321px');
  await visit.leave();
});
