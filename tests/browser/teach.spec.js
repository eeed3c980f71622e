// Lessons: choices foretold by mouse and by keys, answers handed in and checked, a decision presented.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {address, atStep, button, cell, cellNames, countOf, heard, press, record} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, reasoned} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** Each kind of rules, with an agent whose numbers are chances and one whose are none. */
const LESSONS = [
  {game: 'admiral', agent: 'exact'},
  {game: 'admiral', agent: 'hunt'},
  {game: 'sea-battle', agent: 'parity'},
  {game: 'solitaire', agent: 'expert-greedy'},
  {game: 'moving', agent: 'tracker'},
];

/** @param {Record<string, string>} query */
const link = (query) => `?${new URLSearchParams({v: '2', mode: 'watch', seed: '42', ...query})}`;

/** What an agent chooses first, by the engine alone. @param {string} game @param {string} agent */
const firstChoice = (game, agent) =>
  reasoned(
    freshRecord({rules: game, seed: '42', players: `solo:${agent}`}),
    (/** @type {any} */ one) => one.view().decision.cell,
  );

/** @param {Page} page */
const score = (page) => page.locator('.prediction-score');

/** @param {Page} page @param {string} wanted what of a decision is open */
const layer = (page, wanted) => page.locator(`.stage[data-layer=${wanted}]`).waitFor();

/** Copies the answers, and opens where some are checked. @param {Page} page */
async function handIn(page) {
  await page.getByRole('tab', {name: 'My answers'}).click();
  await press(page, 'Copy my answers');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('Check submitted answers').click();
  const check = async (/** @type {string} */ handed, /** @type {RegExp} */ told) => {
    await page.getByLabel('Text of the answers').fill(handed);
    await page.getByRole('button', {name: 'Check', exact: true}).click();
    await page.getByRole('tabpanel').getByText(told).waitFor();
  };
  return {text, check};
}

/** An open cell that is not the one the agent chooses. @param {Page} page @param {string} choice */
async function another(page, choice) {
  const names = await cellNames(page);
  const open = names.filter((name) => / unknown/.test(name)).map((name) => name.split(',')[0]);
  const own = open.find((name) => name !== choice);
  assert.ok(own);
  return own;
}

/** Nothing of a choice is on the page, in no name and in no link. @param {Page} page */
async function assertVeiled(page) {
  assert.equal(await page.locator('.mark-frame, .mark-score, .sounding, .aim-cross').count(), 0);
  assert.ok((await cellNames(page)).every((name) => !/percent|score|chosen/.test(name)));
  await page.getByRole('tab', {name: 'Candidates'}).click();
  assert.equal(await page.locator('.candidates').count(), 0);
  await page.getByText('Shown once you have chosen a cell.').waitFor();
}

for (const {game, agent} of LESSONS) {
  test(`${game}, ${agent}: foretold by a click, shown, and asked again`, async () => {
    const visit = await visitor();
    const page = await visit.open(link({game, agent, predict: '1'}));
    await page
      .getByText(/Choose a cell\./)
      .first()
      .waitFor();
    await assertVeiled(page);
    const choice = firstChoice(game, agent);
    const own = await another(page, choice);
    await press(page, 'Forward');
    await heard(page, 'Answer first, or press Skip.');
    await atStep(page, 0);
    await cell(page, own).click();
    await score(page)
      .filter({hasText: new RegExp(`You chose ${own} .*the agent (fires at|flags) ${choice}`)})
      .waitFor();
    await heard(page, new RegExp(`the agent (fires at|flags) ${choice}`));
    const by = ['exact', 'tracker'].includes(agent)
      ? 'Chances according to'
      : 'so these count all fleets that fit';
    assert.match(await score(page).innerText(), new RegExp(by));
    await press(page, 'Show the answer');
    await atStep(page, 1);
    assert.equal(countOf(await record(page, 1)), 1);
    await page
      .getByText(/Choose a cell\./)
      .first()
      .waitFor();
    await assertVeiled(page);
    await address(page, (query) => query.get('predict') === '1');
    await visit.leave();
  });
}

quickTest(
  'by keys alone: switched on, foretold, taken back, typed, and there again after a reload',
  async () => {
    const visit = await visitor();
    const page = await visit.open(link({game: 'admiral', agent: 'hunt'}));
    await button(page, 'Predict the next shot').waitFor();
    await record(page, 0);
    await cell(page, 'A1').focus();
    await page.keyboard.press('q');
    await heard(page, /Where will Hunter shoot next/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await score(page)
      .filter({hasText: /^(You chose B2|Correct! You chose B2) /})
      .waitFor();
    await page.keyboard.press('z');
    await heard(page, 'You took your answer back.');
    await page.keyboard.press('/');
    await page.getByLabel('Cell:').fill('C3');
    await page.keyboard.press('Enter');
    await score(page)
      .filter({hasText: /C3 .*Try 2\./})
      .waitFor();
    await cell(page, 'C3').focus();
    await page.keyboard.press(']');
    await atStep(page, 1);
    await record(page, 1);
    await page.reload();
    await page.getByRole('tab', {name: 'My answers'}).click();
    await page.locator('table.answers').getByRole('row', {name: /C3/}).waitFor();
    assert.match(
      await page.locator('table.answers').getByRole('row', {name: /C3/}).innerText(),
      /try 2/,
    );
    await visit.leave();
  },
);

test('playing by itself stops at each question', async () => {
  const visit = await visitor();
  const page = await visit.open(link({game: 'admiral', agent: 'hunt', predict: '1'}));
  await press(page, 'Skip');
  await press(page, 'Play');
  await atStep(page, 1);
  await button(page, 'Play').waitFor();
  await page
    .getByText(/Choose a cell\./)
    .first()
    .waitFor();
  await visit.leave();
});

test('answers are copied, and what was handed in is checked', async () => {
  const visit = await visitor({permissions: ['clipboard-read', 'clipboard-write']});
  const page = await visit.open(link({game: 'admiral', agent: 'exact', predict: '1'}));
  for (const own of ['A1', 'B2']) {
    await page
      .getByText(/Choose a cell\./)
      .first()
      .waitFor();
    await cell(page, own).click();
    await press(page, 'Show the answer');
  }
  const {text, check} = await handIn(page);
  assert.match(text, /^spyglass answers 1\ngame spyglass2 admiral s\.42 solo:exact /);
  await check(text, /matches: nothing has changed/);
  await check(text.replace(/step 1: A1 \d/, 'step 1: A1 9'), /does not match/);
  await check('no answers', /This isn’t a text of answers/);
  const quoted = text.replaceAll(/^/gm, '> ').replace(/step 1: A1 \d/, 'step 1: A1 9');
  await check(`Anna:\n${text}\n\nBen:\n${quoted}`, /^2 texts of answers, 1 with a matching code\./);
  for (const [name, told, holds] of /** @type {const} */ ([
    ['Answers 1 of 2', 'Above them: “Anna:”. Below them: “Ben:”.', /matches: nothing/],
    ['Answers 2 of 2', 'Above them: “Ben:”.', /does not match/],
  ])) {
    const one = page.locator('section', {has: page.getByRole('heading', {name})});
    await one.getByText(told).waitFor();
    await one.getByText(holds).waitFor();
    await one.getByRole('table', {name}).getByRole('row', {name: /A1/}).waitFor();
  }
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

for (const [name, device] of Object.entries(devices)) {
  test(`${name}: a decision is presented layer by layer, forth and back, and left by Escape`, async () => {
    const visit = await visitor(device);
    const page = await visit.open(link({game: 'admiral', agent: 'exact', present: '1'}));
    const stage = page.locator('.stage');
    await layer(page, 'knew');
    const way = ['map', 'choice', 'answer', 'knew', 'map'];
    for (const next of way) {
      await page.keyboard.press('PageDown');
      await layer(page, next);
      await heard(page, await stage.locator('.stage-sentence').innerText());
    }
    for (const before of ['knew', 'answer', 'choice', 'map', 'knew']) {
      await page.keyboard.press('PageUp');
      await layer(page, before);
    }
    await page.keyboard.press('PageDown');
    await layer(page, 'map');
    assert.equal(await page.locator('.mark-frame').count(), 0);
    const small = await stage.evaluate((one) =>
      [...one.querySelectorAll('*')]
        .filter(
          (each) =>
            [...each.childNodes].some(
              ({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim(),
            ) && each.checkVisibility(),
        )
        .map((each) => ({
          size: Number.parseFloat(getComputedStyle(each).fontSize),
          what: each.className,
        }))
        .filter(({size, what}) => size > 0 && size < 24 && what !== 'unseen'),
    );
    assert.deepEqual(small, []);
    assert.deepEqual(await accessibilityFaults(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    await page.keyboard.press('Escape');
    await page.locator('#present').waitFor({state: 'attached'});
    await address(page, (query) => !query.has('present'));
    await visit.leave();
  });
}

test('Present and Predict together: nothing is opened before it is foretold', async () => {
  const visit = await visitor();
  const page = await visit.open(link({game: 'admiral', agent: 'exact', predict: '1'}));
  await page
    .getByText(/Choose a cell\./)
    .first()
    .waitFor();
  await press(page, 'Present');
  await layer(page, 'knew');
  await page.keyboard.press('PageDown');
  await heard(page, 'Answer first, or press Skip.');
  await layer(page, 'knew');
  await cell(page, 'C4').click();
  await layer(page, 'map');
  await page.keyboard.press('PageDown');
  await page
    .getByText(/You chose C4 \(\d+\.\d%\)\. The likeliest was/)
    .first()
    .waitFor();
  await visit.leave();
});

quickTest(
  'Reversi by clicks: a move is foretold, held against the agent’s values, and shown',
  async () => {
    const visit = await visitor();
    const page = await visit.open('reversi/?black=minimax-novice&white=minimax-medium&predict=1');
    await page.getByText('Which move will Black (Minimax, novice) choose?').first().waitFor();
    await press(page, 'Forward');
    await heard(page, 'Answer first, or press Skip.');
    await cell(page, 'D3', 'reversi').click();
    await score(page)
      .filter({hasText: /d3.*Your move loses nothing, according to Minimax, novice\./})
      .waitFor();
    await press(page, 'Show the answer');
    await page.getByText('Which move will White (Minimax, medium) choose?').first().waitFor();
    await address(
      page,
      (query) => query.get('predict') === '1' && countOf(query.get('g') ?? '') === 1,
    );
    await visit.leave();
  },
);

test('Reversi: answers are in a tab, copied, checked, taken back and given again, and there after a reload', async () => {
  const visit = await visitor({permissions: ['clipboard-read', 'clipboard-write']});
  const page = await visit.open('reversi/?black=minimax-novice&white=minimax-medium&predict=1');
  await page.getByText('Which move will Black (Minimax, novice) choose?').first().waitFor();
  await cell(page, 'D3', 'reversi').click();
  await press(page, 'Show the answer');
  await page.getByText('Which move will White (Minimax, medium) choose?').first().waitFor();
  await page.getByRole('tab', {name: 'My answers'}).click();
  const row = page.getByRole('table', {name: 'My answers'}).locator('tbody tr');
  await row.filter({hasText: /^\s*1\s*d3\s*discs?|^\s*1\s*d3\s*points: 0/}).waitFor();
  const {text, check} = await handIn(page);
  assert.match(
    text,
    /^spyglass answers 1\ngame spyglass2 reversi s\.\d+ duel:\S+ \S+\nstep 1: d3 gives up 0\.0 /,
  );
  await check(text, /matches: nothing has changed/);
  await check(text.replace('up 0.0', 'up 1.0'), /does not match/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await press(page, 'Take my answer back');
  await row.first().waitFor({state: 'detached'});
  await press(page, 'Answer again');
  await row.first().waitFor();
  await address(page, (query) => query.get('predict') === '1' && query.has('g'));
  await page.reload();
  await page.getByRole('tab', {name: 'My answers'}).click();
  await row.filter({hasText: 'd3'}).waitFor();
  await visit.leave();
});

test('Reversi by keys: foretold, taken back, and presented layer by layer', async () => {
  const visit = await visitor();
  const page = await visit.open('reversi/?black=minimax-novice&white=minimax-medium');
  await button(page, 'Predict').waitFor();
  await cell(page, 'D3', 'reversi').focus();
  await page.keyboard.press('q');
  await heard(page, 'Which move will Black (Minimax, novice) choose?');
  await page.keyboard.press('Enter');
  await score(page).filter({hasText: /d3/}).waitFor();
  await page.keyboard.press('q');
  await page.keyboard.press('f');
  for (const next of ['knew', 'map', 'choice', 'answer', 'knew']) {
    await layer(page, next);
    await page.keyboard.press('PageDown');
  }
  await layer(page, 'map');
  for (const before of ['knew', 'answer', 'choice']) {
    await page.keyboard.press('PageUp');
    await layer(page, before);
  }
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.keyboard.press('Escape');
  await page.locator('#present').waitFor({state: 'attached'});
  await visit.leave();
});
