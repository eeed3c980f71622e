// What an element fetches before it shows anything, and what it never fetches.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {browserTests, built} from './harness.mjs';

const {visitor} = browserTests();
const {page: write, asked} = embeddingTests();

quickTest('the board is drawn before there is an engine', async () => {
  const visit = await visitor();
  const page = await visit.context.newPage();
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await visit.context.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(write('<spyglass-board id="board" mode="race" seed="42"></spyglass-board>'));
  const cells = page.locator('spyglass-board [role=grid] [data-cell]');
  await cells.first().waitFor();
  assert.equal(await cells.count(), 100);
  assert.equal(await page.locator('spyglass-board').evaluate(stateOf), null);
  release();
  await page.waitForFunction(() =>
    /** @type {any} */ (document.querySelector('spyglass-board'))
      .api(1)
      .state()
      .record?.startsWith('spyglass1 '),
  );
  await visit.leave();
});

/** Runs in the page. @param {Element} board */
const stateOf = (board) => /** @type {any} */ (board).api(1).state().record;

test('what only a site keeps is not fetched for an element, nor what only its makers read', async () => {
  asked.length = 0;
  const visit = await visitor();
  const page = await visit.context.newPage();
  await page.goto(write('<spyglass-board id="board" seed="42" step="2"></spyglass-board>'));
  await page.locator('spyglass-board [data-cell="A1"][aria-label]').first().waitFor();
  await page.locator('spyglass-board .bar .button').first().waitFor();
  const scripts = asked.filter((path) => path.startsWith('/widget/') && path.endsWith('.js'));
  assert(scripts.length > 1);
  for (const script of scripts) {
    assert.doesNotMatch(script, /database/);
    assert.doesNotMatch(readFileSync(join(built, script), 'utf8'), /sourcesContent|indexedDB/);
  }
  const parts = readdirSync(join(built, 'widget'));
  assert(
    parts.some((name) => /^database.*\.js$/.test(name)),
    'it is a script of its own',
  );
  await visit.leave();
});
