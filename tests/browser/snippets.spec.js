// What docs/embedding.md tells to copy, as somebody copies it: each piece in a page of its own.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {at} from '../../scripts/lib/paths.mjs';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {browserTests} from './harness.mjs';

const {visitor, address} = browserTests();
const {page: write, origin} = embeddingTests();

const guide = readFileSync(at('docs/embedding.md'), 'utf8');

/** @param {string} language @returns {string[]} */
const snippets = (language) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text]) => text,
  );

/** @param {string} snippet */
const placed = (snippet) =>
  snippet.replaceAll('https://HOST', origin(true)).replaceAll('https://COURSE', origin());

const pieces = snippets('html');

quickTest('there is something to copy', () => {
  assert(pieces.length >= 5);
  assert(pieces.every((piece) => /<spyglass-board|<iframe/.test(piece)));
});

for (const [index, piece] of pieces.entries())
  test(`piece ${index + 1} shows its game`, async () => {
    const visit = await visitor();
    const page = await visit.context.newPage();
    await page.goto(write(placed(piece), {bare: true}));
    // As slides do it.
    await page.evaluate(() => {
      for (const frame of /** @type {NodeListOf<HTMLIFrameElement>} */ (
        document.querySelectorAll('iframe[data-src]')
      ))
        frame.src = /** @type {string} */ (frame.dataset.src);
    });
    const frames = await page.locator('iframe').count();
    const places = [
      ...Array.from({length: frames}, (_, at) => page.frameLocator('iframe').nth(at)),
      ...((await page.locator('spyglass-board').count()) > 0 ? [page] : []),
    ];
    assert(places.length > 0);
    for (const place of places)
      await place.locator('spyglass-board [data-cell="A1"]').first().waitFor();
    const asked = Number(/step=(?:")?(\d+)/.exec(piece)?.[1] ?? 0);
    const shot = places[0].locator('spyglass-board [data-cell]:not([aria-label*="unknown"])');
    if (frames > 0 && asked > 0) await shot.nth(asked - 1).waitFor();
    if (frames === 0)
      await page.waitForFunction(
        (asked) =>
          /** @type {any} */ (document.querySelector('spyglass-board')).api(1).state().step ===
          asked,
        asked,
      );
    if (piece.includes('board-answer')) {
      await page.locator('iframe[data-step]').waitFor();
      const open = '[data-cell="C3"][aria-label*="unknown"]';
      await places[0].locator(open).first().click();
      await page.getByText('FC3').waitFor();
    }
    if (/spyglass-frame|addEventListener/.test(piece))
      await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 400);
    await visit.leave();
  });

for (const piece of snippets('markdown'))
  test('the picture in Markdown leads to the position', async () => {
    const [, link] =
      /^\[!\[[^\]]+\]\([^)\s]+\)\]\(https:\/\/HOST\/([^)\s]*)\)\s*$/.exec(piece) ?? [];
    assert(link, 'one picture in one link');
    const visit = await visitor();
    const page = await visit.open(link);
    await page.locator('[data-cell="A1"]').first().waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    const query = new URL(address(link)).searchParams;
    await page.waitForFunction(
      (record) => new URLSearchParams(location.search).get('g')?.startsWith(record),
      query.get('g') ?? `spyglass${query.get('v')} ${query.get('game')}`,
    );
    await visit.leave();
  });
