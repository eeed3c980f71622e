// A result is sent: by keys, as a text, as a picture.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, contentOf, fireAll} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf, watersOf} from './oracle.mjs';

const {visitor} = browserTests();

const begun = freshRecord({rules: 'admiral', seed: '12', players: 'race:you,parity'});
const targets = targetsOf(begun);

/** The size a PNG says it has. @param {Buffer} png */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Somebody at the end of a hunt, with the dialog open. @param {any} [how] @param {(context: any) => Promise<void>} [prepare] */
async function atEnd(how = {}, prepare = async () => {}) {
  const visit = await visitor(how);
  await prepare(visit.context);
  const page = await visit.open('?game=admiral&seed=12');
  await fireAll(page, [...watersOf(begun, 4), ...targets]);
  await page.locator('.plate').waitFor();
  await page.locator('.result-actions').getByRole('button', {name: 'Share', exact: true}).click();
  const result = page.getByRole('region', {name: 'Your result', exact: true});
  await result.waitFor();
  return {visit, page, result};
}

quickTest(
  'the text is copied by keys, to the byte, and the picture is 1200 by 630 without a position',
  async () => {
    const {visit, page, result} = await atEnd({permissions: ['clipboard-read', 'clipboard-write']});
    const picture = result.getByRole('img', {
      name: /^21 shots, and all five are sunk\. You won: Parity needed/,
    });
    await picture.waitFor();
    // Drawn by itself it can fetch no font: it holds those of the page.
    const own = await picture.evaluate((image) =>
      /** @type {HTMLImageElement} */ (image).decode().then(() => {
        const {src} = /** @type {HTMLImageElement} */ (image);
        return decodeURIComponent(src).match(/@font-face\{font-family:[^;]+/g) ?? [];
      }),
    );
    for (const family of ['Literata', 'Commissioner'])
      assert.ok(
        own.some((rule) => rule.includes(family)),
        family,
      );
    await button(page, 'Copy result').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Copied', {exact: true}).first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const lines = text.split('\n');
    assert.match(lines[0], /^Spyglass · sea no\. 12 · 21 shots \(Parity \d+\)$/);
    assert.match(lines[1], /^~~~~[*#]{6}$/);
    assert.deepEqual(
      lines.slice(1, -1).map((line) => line.length),
      [10, 10, 1],
    );
    await button(page, 'Copy link to this sea').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(lines.at(-1), link);
    assert.deepEqual(await accessibilityFaults(page), []);
    const saved = page.waitForEvent('download');
    await button(page, 'Save picture').click();
    const download = await saved;
    assert.equal(download.suggestedFilename(), 'spyglass-result.png');
    const png = await contentOf(download);
    assert.deepEqual(sizeOf(png), [1200, 630]);
    // Its link opens the sea, before any shot.
    assert.ok(png.includes(Buffer.from(link)));
    await page.goto(link);
    await page.getByRole('button', {name: /^Change game/}).waitFor();
    assert.equal(await page.locator('.board .mark-burst').count(), 0);
    await visit.leave();
  },
);

test('where the device can share, it is given the text with the picture; what it refuses is copied', async () => {
  const {visit, page} = await atEnd(
    {...devices.phone, permissions: ['clipboard-read', 'clipboard-write']},
    (context) =>
      context.addInitScript(() => {
        const given = /** @type {any[]} */ ([]);
        Object.assign(window, {given});
        Object.assign(Navigator.prototype, {
          canShare: () => true,
          async share(/** @type {any} */ data) {
            given.push({...data, files: data.files?.map((/** @type {File} */ file) => file.name)});
            if (given.length > 1) throw new DOMException('no', 'NotAllowedError');
          },
        });
      }),
  );
  const share = button(page, 'Share…');
  await share.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /** @type {any} */ (window).given.length === 1);
  const [given] = await page.evaluate(() => /** @type {any} */ (window).given);
  assert.match(given.text, /^Spyglass · sea no\. 12 · 21 shots/);
  assert.deepEqual(given.files, ['spyglass-result.png']);
  assert.equal(await button(page, 'Copy link to this sea').count(), 0);
  await share.tap();
  await page.getByText('Copied', {exact: true}).first().waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), given.text);
  await visit.leave();
});

test('at 1280 by 860 all of the end is in view, and the board has not moved', async () => {
  const visit = await visitor({viewport: {width: 1280, height: 860}});
  const page = await visit.open('?game=admiral&seed=12');
  await button(page, 'Change game').waitFor();
  const board = page.locator('.board-sheet').first();
  await fireAll(page, watersOf(begun, 4));
  const before = await board.boundingBox();
  await fireAll(page, targets);
  await page.locator('.costliest').waitFor();
  for (const part of ['.plate', '.plot', '.skill', '.costliest', '.result-actions .button-main'])
    for (const one of await page.locator(part).all()) {
      const box = await one.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 860, `${part}: ${JSON.stringify(box)}`);
    }
  assert.deepEqual(await board.boundingBox(), before);
  await visit.leave();
});
