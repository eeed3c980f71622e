// Why the likeliest cell is not always the best: fetched once a reader comes to it, played in the reader's browser, by hand and by keys.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, heard, overflow} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';

const {visitor} = browserTests();
const NAME = 'Why the likeliest cell is not always the best';

/** @param {import('playwright-core').Page} page once all hunts are played */
async function played(page) {
  const section = page.getByRole('region', {name: NAME});
  await section.getByRole('button', {name: 'Hunt 8,000 fleets'}).waitFor({timeout: 120_000});
  await heard(page, /on the same fleets \(4,000\)/);
  return section;
}

quickTest('it is fetched once it is in view; its hunts are played and compared', async () => {
  const visit = await visitor();
  /** @type {string[]} */
  const fetched = [];
  visit.context.on('request', (request) => fetched.push(request.url()));
  const page = await visit.open('docs/');
  await page.getByRole('cell', {name: '90/16'}).waitFor();
  const isHere = () => fetched.some((url) => /parts\/likeliest/.test(url));
  assert.ok(!isHere());
  await page.getByRole('link', {name: NAME}).click();
  const section = await played(page);
  assert.ok(isHere());
  const cells = section.getByRole('table', {name: /^Which cell/});
  assert.equal(await cells.getByRole('row').count(), 9);
  assert.equal(await cells.getByRole('radio', {checked: true}).count(), 1);
  assert.equal(
    await section.getByRole('img', {name: /; mean shots: [\d.]+\. The shortest/}).count(),
    2,
  );
  await section.getByText('Numbers behind the plots').click();
  await section.getByRole('columnheader', {name: 'Fleets, first J1'}).waitFor();
  // Another cell by keys: the same hunts, told anew.
  await cells.getByRole('radio', {checked: true}).focus();
  await page.keyboard.press('ArrowUp');
  await section.getByText(/^First J3; mean shots: [\d.]+$/).waitFor();
  await heard(page, /J3/);
  // One fleet and the next, shot by shot.
  await section.getByText('Fleet 1 of 12').waitFor();
  await button(page, 'Next fleet').click();
  await section.getByText('Fleet 2 of 12').waitFor();
  await section.getByLabel('Shots shown').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await section.getByText('First J3: 1 shot so far').waitFor();
  // A small board is solved where small boards are.
  await section.getByRole('link', {name: '5×5: 3'}).click();
  await page
    .getByRole('region', {name: 'Small boards, solved'})
    .getByRole('cell', {name: '213/30'})
    .waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('hunts are stopped, and more of them wished', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/#likeliest');
  const section = page.getByRole('region', {name: NAME});
  await section.scrollIntoViewIfNeeded();
  await played(page);
  // The first hunts may all be played before a test looks at them; of twice as many the last are far.
  const more = section.getByRole('button', {name: 'Hunt 8,000 fleets'});
  const progress = section.getByRole('progressbar', {name: 'Fleets hunted'});
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await more.press('Enter');
  await progress.waitFor();
  assert.equal(await focused(), 'likeliest-hunted');
  await section.getByText(/^Fleets hunted: [\d,]+ of 8,000\.$/).waitFor();
  await section.getByRole('button', {name: 'Cancel'}).press('Enter');
  await more.waitFor();
  assert.equal(await focused(), 'likeliest-hunted');
  await progress.waitFor({state: 'detached'});
  await more.click();
  await section.getByRole('button', {name: 'Hunt 16,000 fleets'}).waitFor({timeout: 120_000});
  await heard(page, /on the same fleets \(8,000\)/);
  await visit.leave();
});

for (const [name, options] of Object.entries({
  phone: devices.phone,
  Russian: {locale: 'ru'},
})) {
  test(`nothing is wrong with it in either theme, ${name}`, async () => {
    const visit = await visitor(options);
    const page = await visit.open('docs/');
    const section = page.locator('#likeliest');
    await section.scrollIntoViewIfNeeded();
    await section.locator('.histograms').waitFor({timeout: 60_000});
    await section.locator('progress').waitFor({state: 'detached', timeout: 120_000});
    // In both themes of one visit, since the hunts take most of it.
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({colorScheme});
      assert.deepEqual(await accessibilityFaults(page), [], colorScheme);
    }
    assert.ok((await overflow(page)) <= 0);
    await visit.leave();
  });
}

test('without a network the section says so, and is fetched again', async () => {
  const visit = await visitor();
  await visit.context.route(/parts\/likeliest/, (route) => route.abort());
  const page = await visit.open('docs/');
  const section = page.getByRole('region', {name: NAME});
  await section.scrollIntoViewIfNeeded();
  await section.getByText('This part of the page didn’t load.').waitFor();
  await visit.context.unrouteAll();
  await section.getByRole('button', {name: 'Try again'}).press('Enter');
  await section.getByRole('progressbar').waitFor({timeout: 60_000});
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'likeliest-title');
  visit.complaints.splice(0);
  await visit.leave();
});

test('without the engine it says so, and tries again', async () => {
  const visit = await visitor();
  await visit.context.route('**/spyglass*.wasm', (route) => route.fulfill({status: 404, body: ''}));
  const page = await visit.open('docs/');
  const section = page.getByRole('region', {name: NAME});
  await section.scrollIntoViewIfNeeded();
  await section.locator('.notice').waitFor();
  await visit.context.unrouteAll();
  await section.getByRole('button', {name: 'Hunt 4,000 fleets'}).click();
  await section.getByRole('progressbar').waitFor();
  visit.complaints.splice(0);
  await visit.leave();
});

quickTest('a link to a section leads there', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/#likeliest');
  const isThere = () => {
    const top = document.getElementById('likeliest')?.getBoundingClientRect().top;
    return top !== undefined && 0 < scrollY && -2 < top && top < innerHeight / 2;
  };
  await page.waitForFunction(isThere);
  await played(page);
  await page.waitForFunction(isThere);
  await visit.leave();
});
