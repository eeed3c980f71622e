// The lab: runs on a pool of workers, paused, cancelled, gone on with after a reload; bars that lead to games; files; the published figures.
import assert from 'node:assert/strict';
import {askLab, prepareLab} from '../../scripts/lib/lab.mjs';
import {quickTest, test} from '../suite.mjs';
import {button, chooseSpeed, contentOf, drawn, press} from './hands.mjs';
import {accessibilityFaults, browserTests, devices, slowWorkers} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** How long games may take where others work too. */
const GAMES_MS = 60_000;

/** @param {Page} page @param {string | RegExp} text */
const told = (page, text) =>
  page.locator('#lab-progress').filter({hasText: text}).waitFor({timeout: GAMES_MS});

/** @param {Page} page @param {string} name of the button @returns {Promise<string>} */
async function saved(page, name) {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  return String(await contentOf(await coming));
}

quickTest('what opens is ready, and runs to what the shell says', async () => {
  const visit = await visitor();
  const page = await visit.open();
  // Beside the packing of others an engine is slow to start.
  page.setDefaultTimeout(60_000);
  await page.getByRole('link', {name: 'Lab', exact: true}).click();
  await told(page, 'Ready to run.');
  await page.getByText('More choices', {exact: true}).click();
  const refused = page.getByText(/^Seed of the run:? /).and(page.locator('.notice'));
  for (const [seed, state] of /** @type {const} */ ([
    ['one', 'visible'],
    ['1', 'detached'],
  ])) {
    await page.getByLabel('Seed of the run').fill(seed);
    await page.getByLabel('Seed of the run').blur();
    await refused.waitFor({state});
  }
  await playIt(page);
  await told(page, 'All 1,000 games played.');
  await page
    .getByRole('listitem')
    .getByText(/Map needs 21\.\d ± 1\.0 fewer shots than Hunter\. That is unlikely to be chance\./)
    .waitFor();
  const report = JSON.parse(await saved(page, 'Report (JSON)'));
  const lab = await prepareLab('test');
  const agents = ['--agent', 'hunt', '--agent', 'probability-map'];
  const [native] = askLab(lab, [
    ...['play', '--rules', 'admiral', ...agents],
    ...['--games', '1000', '--seed', '1'],
  ]);
  for (const sums of native.agents) delete sums.seconds;
  assert.deepEqual(report, native);
  const csv = await saved(page, 'Results (CSV)');
  const rows = csv.trimEnd().split('\r\n');
  assert.equal(rows[0], 'game,hunt,probability-map');
  assert.equal(rows.length, 1001);
  const sum = rows.slice(1).reduce((all, row) => all + Number(row.split(',')[1]), 0);
  assert.equal(sum, native.agents[0].sum);
  await page.locator('.trail canvas').waitFor();
  const svg = await saved(page, 'Picture (SVG)');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.doesNotMatch(svg, /<!--|NaN/);
  // Each agent's running mean, and its line in the key.
  assert.equal(svg.match(/class="trail-line"/g)?.length, 4);
  await visit.leave();
});

/** @param {import('playwright-core').Page} page */
async function playIt(page) {
  await page.getByRole('button', {name: /^Run \d/}).click();
  await drawn(page);
}

test('a bar opens its first game, then the next, and the game is watched from its start', async () => {
  const visit = await visitor();
  const page = await visit.open(
    'lab/?game=admiral&agents=random,p-matrix&games=50&seed=9&deploy=border',
  );
  await playIt(page);
  await told(page, 'All 50 games played.');
  const rows = saved(page, 'Results (CSV)');
  const results = (await rows).trimEnd().split('\r\n').slice(1);
  await page.getByText('Matrix, as a table').click();
  const bar = page.locator('.lab-result').nth(1).getByRole('row').nth(3);
  const [from, to = from] = (await bar.getByRole('rowheader').innerText()).split('–').map(Number);
  const within = results.flatMap((row) => {
    const [game, , shots] = row.split(',').map(Number);
    return from <= shots && shots <= to ? [game] : [];
  });
  await bar.getByRole('button').click();
  const watch = page.getByRole('link', {name: /^Watch game/});
  await watch.filter({hasText: `game ${within[0] + 1} `}).waitFor();
  await press(page, 'Next game in this bar');
  const second = within[1] ?? within[0];
  await watch.filter({hasText: `game ${second + 1} `}).waitFor();
  await watch.click();
  await page.waitForURL(/mode=watch.*step=0|step=0.*mode=watch/);
  await chooseSpeed(page, 'instant');
  await press(page, 'Play');
  const shots = Number(results[second].split(',')[2]);
  // The last step needs no number in the link.
  await page.waitForURL(({searchParams}) => {
    const actions = (searchParams.get('g') ?? '').split(' ').at(-1);
    return actions?.split('.').length === shots && !searchParams.has('step');
  });
  await button(page, 'Forward').and(page.locator('[aria-disabled=true]')).waitFor();
  await visit.leave();
});

test('a run is paused, left by a reload, gone on with, and comes to the same', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const search = 'lab/?game=admiral&agents=p-matrix&games=3000&seed=4';
  const page = await visit.open(search);
  await playIt(page);
  await told(page, /of 3,000 games, .* a second/);
  await press(page, 'Pause');
  await told(page, /^Paused after/);
  await page.reload();
  await press(page, 'Continue with it');
  await told(page, /^Paused after [1-9]/);
  await press(page, 'Continue');
  await told(page, 'All 3,000 games played.');
  const report = JSON.parse(await saved(page, 'Report (JSON)'));
  const [native] = askLab(await prepareLab('test'), [
    ...['play', '--rules', 'admiral', '--agent', 'p-matrix'],
    ...['--games', '3000', '--seed', '4'],
  ]);
  assert.deepEqual(report.agents[0].histogram, native.agents[0].histogram);
  // What has ended is not left.
  await page.reload();
  await told(page, 'Ready to run.');
  assert.equal(await button(page, 'Continue with it').count(), 0);
  await visit.leave();
});

test('a run that a published figure takes the place of is offered on return', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const page = await visit.open('lab/?game=admiral&agents=p-matrix&games=100000&seed=4');
  await playIt(page);
  await told(page, /of 100,000 games, .* a second/);
  const run = page.locator('.figures tbody').filter({hasText: 'Fixed scan · Moving'}).first();
  await run.getByRole('button', {name: /^Run, about/}).click();
  await told(page, /All 1,000 games played/);
  await page.reload();
  await press(page, 'Continue with it');
  await told(page, /^Paused after [1-9].* of 100,000/);
  await visit.leave();
});

test('a run is cancelled, and another begins at once', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const page = await visit.open('lab/?game=solitaire&agents=exact&games=1000&seed=4');
  await playIt(page);
  await told(page, /of 1,000 games/);
  await press(page, 'Cancel');
  await told(page, /^Stopped after/);
  await page.getByLabel('Agent 1').selectOption('random');
  await playIt(page);
  await told(page, 'All 1,000 games played.');
  await visit.leave();
});

quickTest('bad wishes are refused in words, and change nothing', async () => {
  const visit = await visitor();
  const page = await visit.open('lab/?game=admiral&agents=hunt&games=20&seed=1');
  await playIt(page);
  await told(page, 'All 20 games played.');
  await page.getByText('More choices').click();
  await page.getByLabel('Rules changed').fill('rows=99');
  await playIt(page);
  await page.locator('.notice[data-kind="fault"]').waitFor();
  await page.getByLabel('Rules changed').fill('nonsense=1');
  await playIt(page);
  await page.locator('.notice', {hasText: '“nonsense=1” changes no rule'}).waitFor();
  await page.getByLabel('Rules changed').fill('sunkCellsTold=true');
  await page.getByLabel('Seed of the run').fill('x');
  await page.getByLabel('Seed of the run').press('Tab');
  assert.equal(
    await page.getByLabel('Seed of the run').evaluate((field) => field.matches(':invalid')),
    true,
  );
  await page.locator('.notice').getByText('Seed of the run: a whole number').waitFor();
  await page.getByText('You’ve changed the settings').waitFor();
  await page.getByLabel('Seed of the run').fill(' 7 ');
  await playIt(page);
  await told(page, 'All 20 games played.');
  await visit.leave();
});

test('a published figure is played again and judged beside what was published', async () => {
  const visit = await visitor();
  const page = await visit.open('lab/');
  const run = page.locator('.figures tbody').filter({hasText: 'Fixed scan · Moving'}).first();
  await run.getByRole('button', {name: /^Run, about/}).click();
  await told(page, /All 1,000 games played/);
  await run
    .getByRole('row')
    .filter({hasText: 'best'})
    .getByRole('cell', {name: '58'})
    .last()
    .waitFor();
  assert.match(page.url(), /game=moving/);
  assert.match(await saved(page, 'Picture (SVG)'), /class="bars-published"/);
  await press(page, 'Measure here');
  await page
    .locator('.lab-times')
    .filter({hasText: / to 1\. The ratio/})
    .waitFor();
  await page.locator('#times').getByText('not reproduced', {exact: true}).waitFor();
  await visit.leave();
});

test('a match of Reversi comes to what the shell says, is gone on with after a reload, and a bar opens its very game', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const page = await visit.open(
    'lab/?game=reversi&agents=minimax-novice,engine-1&games=400&seed=5',
  );
  await page.getByLabel('Agent 1').getByRole('option', {name: 'Minimax, novice'}).waitFor({
    state: 'attached',
  });
  await playIt(page);
  await told(page, /[1-9]\d* of 400 games/);
  await press(page, 'Pause');
  await told(page, /^Paused after/);
  await page.reload();
  await press(page, 'Continue with it');
  await told(page, /^Paused after/);
  await press(page, 'Continue');
  await told(page, 'All 400 games played.');
  await page
    .getByText(/takes [\d.]+% of the points/)
    .first()
    .waitFor();
  const report = JSON.parse(await saved(page, 'Report (JSON)'));
  const [native] = askLab(await prepareLab('test'), [
    ...['reversi', 'match', '--black', 'minimax-novice', '--white', 'engine-1'],
    ...['--games', '400', '--seed', '5'],
  ]);
  assert.deepEqual(report, native);
  assert.match(await saved(page, 'Picture (SVG)'), /^<svg.*Minimax, novice against Engine 1: /s);
  const rows = (await saved(page, 'Results (CSV)')).trimEnd().split('\r\n').slice(1);
  await page.getByText('Minimax, novice, as a table').click();
  const bar = page.locator('.lab-result').first().getByRole('row').nth(1);
  const [from, to = from] = (await bar.getByRole('rowheader').innerText())
    .replaceAll('−', '-')
    .split('–')
    .map(Number);
  await bar.getByRole('button').click();
  const game = rows.findIndex((row) => {
    const lead = Number(row.split(',')[3]);
    return from <= lead && lead <= to;
  });
  await page.getByRole('link', {name: `Watch game ${game + 1} `}).click();
  await page.waitForURL(/reversi\/\?.*step=0/);
  const record = new URL(page.url()).searchParams.get('g') ?? '';
  const players = ['minimax-novice', 'engine-1'];
  if (game % 2 === 1) players.reverse();
  assert.ok(record.startsWith('spyglass2 reversi '), record);
  assert.ok(record.includes(` duel:${players} `), record);
  await visit.leave();
});

test('two who play Reversi are chosen, and its printed positions are checked', async () => {
  const visit = await visitor();
  const page = await visit.open('lab/');
  await told(page, 'Ready to run.');
  await page.getByLabel('Game', {exact: true}).selectOption('reversi-6');
  await page.getByLabel('Agent 2').selectOption('reversi-random');
  assert.equal(await button(page, 'Add an agent').count(), 0);
  await page.getByLabel('Games', {exact: true}).fill('80');
  await playIt(page);
  await told(page, 'All 80 games played.');
  await page
    .getByText(/Engine 1 takes .* against Random\. That is unlikely to be chance/)
    .first()
    .waitFor();
  await press(page, 'Check the printed positions here');
  const checked = page.locator('#printed tbody');
  await checked.getByText('28 of 40').waitFor();
  assert.equal(await checked.getByText('not reproduced', {exact: true}).count(), 2);
  assert.equal(await checked.getByRole('row').count(), 10);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByLabel('Game', {exact: true}).selectOption('admiral');
  await page.getByLabel('Games', {exact: true}).fill('20');
  await playIt(page);
  await told(page, 'All 20 games played.');
  await page
    .locator('.verdicts')
    .getByText(/A verdict needs at least 30 games/)
    .waitFor();
  await visit.leave();
});

test('the numbers of the Russian article are worked out, and its figure’s position is watched', async () => {
  const visit = await visitor();
  const page = await visit.open('lab/');
  await press(page, 'Work them out, about half a minute');
  const rows = page.locator('#article tbody').getByRole('row');
  const figure = rows.filter({hasText: 'The figure'});
  await figure.getByText('an example found', {exact: true}).waitFor({timeout: GAMES_MS});
  await rows.filter({hasText: 'by the article’s function'}).getByText('not reproduced').waitFor();
  await figure.getByRole('link').click();
  await page.waitForURL(/mode=watch/);
  await page.getByRole('tab', {name: 'Candidates'}).click();
  await page
    .getByText(/of 10 cells that make sense/)
    .first()
    .waitFor();
  await visit.leave();
});

for (const [name, device] of Object.entries(devices))
  for (const colorScheme of /** @type {const} */ (['light', 'dark']))
    test(`axe finds nothing on the lab: ${name}, ${colorScheme}`, async () => {
      const visit = await visitor({...device, colorScheme});
      const page = await visit.open('lab/?games=40');
      assert.deepEqual(await accessibilityFaults(page), []);
      await playIt(page);
      await told(page, 'All 40 games played.');
      for (const more of await page.locator('summary').all()) await more.click();
      assert.deepEqual(await accessibilityFaults(page), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      await visit.leave();
    });
