// Surprising steps, what an answer changed, and the review of one's own shots: by mouse, keys and touch.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  atStep,
  button,
  cell,
  fireAll,
  furtherActions,
  heard,
  overflow,
  press,
  record,
  timeline,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices, slowWorkers} from './harness.mjs';
import {
  drawnShips,
  freshRecord,
  playedOut,
  reasoned,
  targetsOf,
  viewOf,
  watersOf,
} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** @param {string} agent @param {string} game @param {string} [seed] */
const finished = (agent, game, seed = '42') =>
  playedOut(freshRecord({rules: game, seed, players: `solo:${agent}`})).record;

/** @param {Record<string, string>} query */
const link = (query) => `?${new URLSearchParams({v: '1', ...query})}`;

/**
 * The shots of a game whose choice lay 5 points under the likeliest, or whose answer had at most 10 %; by code of its own.
 *
 * @param {string} whole
 */
const surprising = (whole) =>
  reasoned(whole, (game) =>
    game.view().moves.flatMap((/** @type {any} */ {step, player, cell, action, answer}) => {
      if (!action.startsWith('F')) return [];
      game.seek(step - 1);
      const {chances, likeliest} = game.belief(player);
      const own = chances[10 * (Number(cell.slice(1)) - 1) + cell.charCodeAt(0) - 65];
      const ship = answer.kind !== 'miss' && answer.content !== 'water';
      const far = 100 * (likeliest[0].chance - own) >= 4.95;
      return far || (ship ? own : 1 - own) <= 0.1 ? [step] : [];
    }),
  );

/** @param {Page} page a hunt that is watched, its list of further actions left open */
async function openSurprises(page) {
  const surprises = page.getByText('Surprises to find');
  await surprises.waitFor({state: 'attached'});
  await furtherActions(page, true);
  await surprises.click();
}

/** Agents that do not go by chances surprise by a choice only where that is asked for. @param {Page} page */
async function wantFarChoices(page) {
  await openSurprises(page);
  await page.getByLabel('a choice far from the likeliest').check();
  await furtherActions(page, false);
}

/** @param {Page} page what the line beside the button says */
const line = (page) => page.locator('#surprise-text');

for (const game of ['admiral', 'admiral-apart', 'sea-battle', 'solitaire']) {
  test(`${game}: each surprising step has its mark, and is gone to by button and key`, async () => {
    const agent = game === 'solitaire' ? 'random' : 'hunt';
    const whole = finished(agent, game);
    const wanted = surprising(whole);
    assert.ok(wanted.length > 1);
    const visit = await visitor();
    const page = await visit.open(link({g: whole, step: '0', mode: 'watch'}));
    await atStep(page, 0);
    await wantFarChoices(page);
    const marks = page.locator('.scrubber-mark[data-kind=surprising]');
    // What is still to come is not given away.
    assert.equal(await marks.count(), 0);
    await press(page, 'Last step');
    await page.waitForFunction(
      (least) => document.querySelectorAll('.scrubber-mark[data-kind=surprising]').length >= least,
      wanted.length,
    );
    const seen = await marks.count();
    await press(page, 'First step');
    await line(page)
      .filter({hasText: /^Step \d+: /})
      .waitFor();
    // A ship sunk early may be a surprise besides.
    assert.ok(seen >= wanted.length && seen <= wanted.length + 6, `${seen} of ${wanted.length}`);
    await press(page, 'Next surprising step');
    const told = line(page).filter({hasText: /^Surprising: /});
    await told.waitFor();
    await heard(page, await told.innerText());
    const first = Number(await timeline(page).inputValue());
    assert.ok(first <= wanted[0] && first > 0);
    await cell(page, 'A1').focus();
    await page.keyboard.press('j');
    await page.waitForFunction(
      (step) =>
        Number(
          document
            .querySelector('input[type=range]')
            ?.getAttribute('aria-valuetext')
            ?.split(' ')[1],
        ) > step,
      first,
    );
    await page.keyboard.press('Shift+J');
    await atStep(page, first);
    await press(page, 'Last step');
    await line(page)
      .filter({hasText: /No surprising step after this one|^Surprising/})
      .waitFor();
    await furtherActions(page, true);
    assert.equal(await button(page, 'Next surprising step').count(), 0);
    await visit.leave();
  });
}

quickTest('which steps surprise is chosen, and remembered', async () => {
  const whole = finished('hunt', 'admiral');
  const visit = await visitor();
  const page = await visit.open(link({g: whole, mode: 'watch'}));
  const marks = page.locator('.scrubber-mark[data-kind=surprising]');
  await openSurprises(page);
  const far = page.getByLabel('a choice far from the likeliest');
  assert.equal(await far.isChecked(), false, 'Hunter does not go by chances');
  assert.equal(await page.getByLabel('an unlikely answer').isChecked(), true);
  await line(page)
    .filter({hasText: /^(Step \d+: |No surprising step)/})
    .waitFor();
  const few = await marks.count();
  await far.check();
  await page.waitForFunction(
    (least) => document.querySelectorAll('.scrubber-mark[data-kind=surprising]').length > least,
    few,
  );
  await page.reload();
  await openSurprises(page);
  assert.equal(await far.isChecked(), true);
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('past the end of what was played the agent plays on to the next surprise; Stop ends the search', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=5&agent=hunt');
  await record(page, 0);
  await press(page, 'Next surprising step');
  await line(page)
    .filter({hasText: /^Surprising: /})
    .waitFor();
  const told = (await timeline(page).getAttribute('aria-valuetext')) ?? '';
  const [, step, steps] = /^step (\d+) of (\d+)$/.exec(told) ?? [];
  assert.equal(step, steps, told);
  assert.ok(Number(step) > 0, told);
  await page.close();

  await slowWorkers(visit.context);
  const moving = await visit.open(
    link({g: finished('fixed-scan', 'moving'), step: '0', mode: 'watch'}),
  );
  await atStep(moving, 0);
  await line(moving)
    .filter({hasText: /shots have not been reviewed yet/})
    .waitFor();
  await press(moving, 'Next surprising step');
  await press(moving, 'Stop looking');
  await furtherActions(moving, true);
  await button(moving, 'Next surprising step').waitFor();
  await visit.leave();
});

test('what the last answer changed stands beside the reason, and its cells are lit while it is looked at', async () => {
  const visit = await visitor();
  const whole = finished('exact', 'admiral');
  const page = await visit.open(link({g: whole, step: '0', mode: 'watch'}));
  await atStep(page, 0);
  const told = page.locator('.reason .change');
  assert.equal(await told.count(), 0, 'nothing was told before the first decision');
  /** @type {string[]} */
  const sentences = [];
  for (const step of [1, 2, 3]) {
    await press(page, 'Forward');
    await atStep(page, step);
    const at = viewOf(whole).moves[step - 1].cell ?? '';
    const here = told.filter({hasText: new RegExp(`% → .*at ${at}\\.`)});
    await here.waitFor();
    sentences.push(await here.innerText());
  }
  const there = await visit.open(link({g: whole, step: '2', mode: 'watch'}));
  await there.locator('.change').filter({hasText: sentences[1]}).waitFor();
  await there.close();

  const [, named] = /([A-J]\d+).* \d+% → /.exec(sentences[2]) ?? [];
  await told.focus();
  const lit = page.locator(`[data-cell="${named}"][aria-label*="changed most"]`);
  await lit.waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await cell(page, 'A1').focus();
  await lit.waitFor({state: 'detached'});
  await told.hover();
  await lit.waitFor();
  await visit.leave();
});

const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
const targets = targetsOf(begun);
const waters = watersOf(begun, 3);

/** @param {string} row as its button says it */
const shotOf = (row) => Number(/^Shot (\d+):/.exec(row)?.[1]);

/** @type {Record<string, any>} */
const looks = {
  desktop: {},
  'dark phone': {...devices.phone, colorScheme: 'dark'},
};

for (const [look, device] of Object.entries(looks)) {
  test(`one’s own shots after the end, each beside the likeliest cell: ${look}`, async () => {
    const visit = await visitor(device);
    const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
    await record(page, 0);
    assert.equal(await page.getByRole('tab', {name: 'Review'}).count(), 0, 'not while one hunts');
    if (look === 'desktop') await fireAll(page, [...waters, ...targets]);
    else {
      // What was fired elsewhere is reviewed alike.
      const end = reasoned(begun, (game) => {
        for (const one of [...waters, ...targets]) {
          while (game.view().toMove !== 1) game.aiMove();
          game.shoot(one);
        }
        while (!game.view().over) game.aiMove();
        return game.record();
      });
      await page.goto(new URL(link({g: end, mode: 'race'}), page.url()).href);
    }
    await button(page, 'Review').click();
    await atStep(page, 0);
    const panel = page.getByRole('tabpanel', {name: 'Review'});
    await panel.getByText(/^On average [\d.]+ points lost per shot, over \d+ shots/).waitFor();
    await panel.getByText(`over ${waters.length + targets.length} shots`).waitFor();
    const rows = panel.locator('tbody tr');
    assert.equal(await rows.count(), waters.length + targets.length);
    const points = await rows.locator('td:last-child').allInnerTexts();
    const proved = await panel.locator('.review-proved').count();
    const rest = points.slice(proved).map(Number);
    assert.deepEqual(
      rest,
      [...rest].sort((a, b) => b - a),
    );
    const faults = await overflow(page);
    assert.equal(faults, 0, 'nothing sticks out');
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((one) => one.finished)),
    );
    assert.deepEqual(await accessibilityFaults(page), []);

    // A row leads to its step, by mouse or touch and by key.
    const name = await rows.nth(1).getByRole('button').innerText();
    await rows.nth(1).locator('td').first().click();
    await atStep(page, shotOf(name));
    await rows.nth(2).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await atStep(page, shotOf(await rows.nth(2).getByRole('button').innerText()));
    await panel.getByRole('button', {name: 'Show it'}).click();
    const worst = /costliest was at shot (\d+)/.exec(await panel.innerText())?.[1];
    await atStep(page, Number(worst));
    assert.match(
      (await panel.getByRole('link', {name: 'See it on small boards'}).getAttribute('href')) ?? '',
      /docs\/#small-boards$/,
    );
    await visit.leave();
  });
}

test('the shots of one’s own are reviewed under every rule set whose ships lie still', async () => {
  const visit = await visitor();
  for (const rules of ['admiral-apart', 'sea-battle', 'solitaire', drawnShips]) {
    const game = freshRecord({rules, seed: '42', players: 'solo:you'});
    const shots = targetsOf(game).slice(0, viewOf(game, 0).rules.budgets?.shots);
    const end = reasoned(game, (door) => {
      for (const cell of shots) door.shoot(cell);
      if (!door.view().over) door.solve();
      return door.record();
    });
    const page = await visit.open(link({g: end, mode: 'race'}));
    await button(page, 'Review').click();
    const panel = page.getByRole('tabpanel', {name: 'Review'});
    await panel.getByText(/^On average [\d.]+ points? lost per shot, over \d+ shots/).waitFor();
    await panel.getByText(`over ${shots.length} shots`).waitFor();
    await page.close();
  }
  await visit.leave();
});
