// The course: boards that follow the text, questions and an exercise that are judged, on paper and without scripts; and the demo pages.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** Waits until a board shows a step. @param {Page} page @param {string} id @param {number} step */
const shows = (page, id, step) =>
  page.waitForFunction(
    ({id, step}) => {
      const board = /** @type {any} */ (document.getElementById(id));
      return board?.api && board.api(1).state().view !== null && board.api(1).state().step === step;
    },
    {id, step},
  );

/** The steps that the paragraphs of a chapter speak of. @param {Page} page @param {string} chapter */
const stepsOf = (page, chapter) =>
  page
    .locator(`#${chapter} [data-step]`)
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-step'))));

/** Scrolls until a paragraph stands so far down the window. @param {Page} page @param {string} chapter @param {number} nth @param {number} share */
const read = (page, chapter, nth, share) =>
  page
    .locator(`#${chapter} [data-step]`)
    .nth(nth)
    .evaluate(
      (paragraph, share) =>
        scrollBy(0, paragraph.getBoundingClientRect().top - share * innerHeight),
      share,
    );

/** @param {Page} page @param {string} form @param {string} name */
const fire = (page, form, name) => page.locator(`${form} [data-cell="${name}"]`).first().click();

test('from Learn to the course: the board follows the paragraph read, and a button does it by keys', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/');
  await page.getByRole('link', {name: 'Read the course'}).click();
  await page.waitForURL(/docs\/course\/$/);
  const steps = await stepsOf(page, 'parity');
  for (const nth of [1, 3, 2]) {
    await read(page, 'parity', nth, 0.45);
    await shows(page, 'board-parity', steps[nth]);
  }
  const button = page.locator('#parity .show-step');
  // The board has been walked on by its own controls; the same paragraph brings it back.
  await page.evaluate(() =>
    /** @type {any} */ (document.getElementById('board-parity')).api(1).seek(30),
  );
  await shows(page, 'board-parity', 30);
  await button.nth(2).focus();
  await page.keyboard.press('Enter');
  await shows(page, 'board-parity', steps[2]);
  assert.equal(await button.nth(2).getAttribute('aria-pressed'), 'true');
  assert.equal(await button.nth(1).getAttribute('aria-pressed'), 'false');
  await page.getByRole('link', {name: 'Learn', exact: true}).first().click();
  await page.waitForURL(/docs\/$/);
  await visit.leave();
});

test('questions are answered before the answer is shown, and counted once', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/course/');
  const [random, maps] = ['#random', '#maps'].map((chapter) =>
    page.locator(`${chapter} .question`),
  );
  const guess = page.getByLabel(/how many shots does it need on average/);
  const submit = random.getByRole('button', {name: 'Submit'});
  const verdict = random.getByRole('status').locator('p:visible');
  for (const unread of ['', 'abc']) {
    await guess.fill(unread);
    await submit.click();
    await verdict.getByText(/^Write a number in digits/).waitFor();
    assert.equal(await guess.getAttribute('aria-invalid'), 'true');
    assert.equal(await page.locator('[data-tally]').isVisible(), false, 'nothing was answered');
  }
  await maps.getByRole('button', {name: 'Submit'}).click();
  await maps.getByText('Choose one of them first.').waitFor();
  await guess.fill('95');
  assert.equal(await random.locator('details').getAttribute('open'), null);
  await submit.click();
  await verdict.getByText('That is near.').waitFor();
  assert.equal(await guess.getAttribute('aria-invalid'), 'false');
  // The very number is not called near.
  await guess.fill('95,4');
  await submit.click();
  await verdict.getByText(/^Right/).waitFor();
  assert.equal(await verdict.count(), 1);
  await random.getByText(/The next paragraphs say why/).waitFor();
  const tally = page.locator('[data-tally]');
  await maps.getByLabel('into a corner').check();
  await maps.getByRole('button', {name: 'Submit'}).click();
  await maps.getByText(/Count in how many ways/).waitFor();
  assert.match(
    (await tally.textContent()) ?? '',
    /^2 of \d+ answered, 1 right\. Only the first answer to each question counts\.$/,
  );
  await maps.getByLabel('into the middle').check();
  await maps.getByRole('button', {name: 'Submit'}).click();
  await maps.getByText('Right.').waitFor();
  assert.match(
    (await tally.textContent()) ?? '',
    /^2 of \d+ answered, 1 right\. Only the first answer to each question counts\.$/,
  );
  await visit.leave();
});

quickTest(
  'a shot is held against the chances; in the exercise a wrong one gets a hint, a right one is told',
  async () => {
    const visit = await visitor();
    const page = await visit.open('docs/course/');
    const asked = page.locator('#counting .question');
    await asked.locator('spyglass-board').scrollIntoViewIfNeeded();
    await fire(page, '#counting .question', 'D5');
    await asked.getByText('D5: 43.2%. The likeliest has 43.2%.').waitFor();
    await page
      .getByText(/^1 of \d+ answered, 1 right\. Only the first answer to each question counts\.$/)
      .waitFor();
    const exercise = page.locator('#exercise .question');
    await exercise.locator('spyglass-board').scrollIntoViewIfNeeded();
    const verdict = exercise.getByRole('status').locator('p:visible');
    for (const [cell, said] of /** @type {[string, RegExp][]} */ ([
      ['C3', /likeliest.*Hint/],
      ['D4', /^Not this one\. Hint/],
      ['A3', /^Right/],
    ])) {
      await fire(page, '#exercise .question', cell);
      await verdict.filter({hasText: said}).waitFor();
      assert.equal(await verdict.count(), 1);
    }
    // Giving up, by whatever way, is told as every action is.
    const goesOn = await page.evaluate(() =>
      document.getElementById('board-exercise')?.dispatchEvent(
        new CustomEvent('board-answer', {
          ...{bubbles: true, cancelable: true},
          detail: {action: 'S', actions: ['S'], step: 0},
        }),
      ),
    );
    assert.equal(goesOn, false, 'giving up is no answer');
    const state = await page.evaluate(() =>
      /** @type {any} */ (document.getElementById('board-exercise')).api(1).state(),
    );
    assert.equal(state.view.players[0].shots, 1, 'the reader is asked, nothing is played');
    assert.deepEqual(await accessibilityFaults(page), []);
    await visit.leave();
  },
);

test('what a question asks is not shown by the board beside it until the text has answered it', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/course/');
  for (const [chapter, board] of [
    ['maps', '#board-map'],
    ['counting', '#board-exact'],
  ]) {
    const ask = await page
      .locator(`#${chapter} [data-step], #${chapter} form`)
      .evaluateAll((all) => all.findIndex(({localName}) => localName === 'form') - 1);
    for (const [nth, show] of /** @type {[number, string][]} */ ([
      [ask, ''],
      [ask + 1, 'overlay reason'],
      [ask, ''],
    ])) {
      await read(page, chapter, nth, 0.45);
      const steps = await stepsOf(page, chapter);
      await shows(page, board.slice(1), steps[nth]);
      await page.waitForFunction(
        ({board, show}) => document.querySelector(board)?.getAttribute('show') === show,
        {board, show},
      );
      // Two paragraphs of one step are not confused.
      await page.waitForFunction(
        (chapter) =>
          document.querySelectorAll(`#${chapter} .show-step[aria-pressed="true"]`).length === 1,
        chapter,
      );
    }
  }
  await visit.leave();
});

test('on a phone the board stands above the text, nothing is too wide, and it follows there too', async () => {
  const visit = await visitor({...devices.phone, locale: 'it-IT'});
  const page = await visit.open('docs/course/');
  await page.getByText('Il testo è in inglese.').waitFor();
  assert.equal(await page.locator('article').getAttribute('lang'), 'en');
  await page.getByRole('button', {name: 'Mostra sulla griglia'}).first().waitFor();
  const steps = await stepsOf(page, 'parity');
  await read(page, 'parity', 3, 0.65);
  await shows(page, 'board-parity', steps[3]);
  await page.locator('#board-parity').getByRole('group', {name: 'Il mare'}).waitFor();
  const box = await page.locator('#board-parity').boundingBox();
  assert.ok(box && box.y >= 0 && box.height < 740 / 2, 'half of the window is left for the text');
  for (const width of [360, 280]) {
    await page.setViewportSize({width, height: 740});
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, width);
  }
  await visit.leave();
});

test('without scripts the text is whole, with still pictures; on paper too', async () => {
  const bare = await visitor({javaScriptEnabled: false});
  const plain = await bare.open('docs/course/');
  await plain.getByRole('img', {name: /^Parity on sea no\. \d+: after \d+ shots/}).waitFor();
  await plain.getByText(/Whole fleets of five ships are counted/).waitFor();
  assert.equal(await plain.getByRole('button').count(), 0, 'no control that does nothing');
  await plain.getByText('The answer', {exact: true}).first().click();
  await plain.getByText(/The next paragraphs say why/).waitFor();
  await bare.leave();

  const visit = await visitor();
  const page = await visit.open('docs/course/');
  await page.locator('#board-random:defined').waitFor();
  await page.emulateMedia({media: 'print'});
  await page.getByRole('img', {name: /^Exact on sea/}).waitFor();
  assert.equal(await page.locator('.show-step:visible, spyglass-board:visible').count(), 0);
  for (const answer of await page.locator('.question details > :not(summary)').all())
    assert.ok(await answer.isVisible(), 'an answer that cannot be opened is read');
  assert.equal(await page.getByRole('combobox').count(), 0, 'no control on paper');
  await visit.leave();
});

test('the demo pages show their boards, listen, hand in, and turn slides', async () => {
  const visit = await visitor();
  const page = await visit.open('demo/');
  for (const name of [
    'A board in a page',
    'Several boards on a page',
    'A board under a strict Content Security Policy',
  ]) {
    await page.getByRole('link', {name, exact: true}).click();
    await page.locator('spyglass-board [data-cell]').first().waitFor();
    await page.goBack();
  }
  await page.getByRole('link', {name: /^A frame, for/}).click();
  await page.frameLocator('iframe').locator('[data-cell]').first().waitFor();
  await page.goBack();
  await page.getByRole('link', {name: 'A frame in a sandbox', exact: true}).click();
  const boxed = page.frameLocator('iframe[sandbox="allow-scripts"]');
  await boxed.locator('[data-cell]:not([aria-label*="unknown"])').nth(11).waitFor();
  // The page around gives it the height it needs, in a sandbox too.
  await page.waitForFunction(() => {
    const {style, height} = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    return style.height !== '' || height !== '760';
  });
  await page.goBack();
  await page.getByRole('link', {name: /^To take along/}).click();
  await page.getByRole('heading', {name: 'A package'}).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.goBack();
  await page.getByRole('link', {name: /^A page that listens/}).click();
  const log = page.getByRole('log');
  await fire(page, '#asked', 'E5');
  await log.getByText('You would do FE5.').waitFor();
  await page.goBack();
  await page.getByRole('link', {name: /^A unit of a course/}).click();
  await fire(page, '#task', 'E5');
  await page.waitForFunction(() =>
    /** @type {HTMLTextAreaElement} */ (document.getElementById('hand-in')).value.includes('FE5'),
  );
  await page.goBack();
  await page.getByRole('link', {name: 'Slides'}).click();
  await page.locator('[data-now] [data-cell]').first().waitFor();
  await page.locator('[data-by="1"]').click();
  await page.getByRole('heading', {name: 'Draw a map'}).waitFor();
  await page.locator('[data-now] [data-cell]').first().waitFor();
  await visit.leave();
});
