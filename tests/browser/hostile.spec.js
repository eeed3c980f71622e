// Whatever a link, a text or a file says: a sentence, a sea to play on, and nothing changed.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  assertBoard,
  cellNames,
  drawn,
  fire,
  moreChoices,
  openGames,
  pick,
  press,
  record,
  seen,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, rulesWord, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor, address: site} = browserTests();

const good = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
/** @param {string} record */
const link = (record) => `?${new URLSearchParams({v: '1', g: record})}`;

const cannotBeRead = 'The record can’t be read.';
const noSeed = 'A sea number is a whole number up to';
const badLink = 'The link can’t be read. Here is a fresh game instead.';

/** @type {[string, string | RegExp][]} */
const links = [
  ['?v=3&mode=race', 'A newer version of this page made this link. Here is a fresh game instead.'],
  ['?v=__proto__', /^A newer version of this page made this link/],
  ['?v=1&mode=constructor', badLink],
  ['?v=1&g=', badLink],
  ['?v=1&game=admiral&seed=99999999999999999999', noSeed],
  ['?v=1&game=admiral&seed=%00', noSeed],
  ['?v=1&game=toString&seed=1', 'We don’t know these rules.'],
  ['?v=1&game=admiral&agent=valueOf', 'We don’t know this agent.'],
  [
    '?v=1&game=admiral&agent=parity(k=%3Cb%3E)',
    /“k=<b>” can’t be read .*Options: k=smallest\|longest\./,
  ],
  ['?v=1&game=admiral&mode=watch&agent=parity(k=longest', /\w \w/],
  [link('<img src=x onerror=alert(1)>'), cannotBeRead],
  [
    link('spyglass3 admiral s.42 race:you,parity -'),
    /^A newer version of this page wrote this record/,
  ],
  [link('spyglass1 admiral s.42 race:you,parity FZ99'), cannotBeRead],
  [link('spyglass1 admiral s.42 race:you,parity FA1.FA1'), cannotBeRead],
  [link('spyglass1 nowhere s.42 race:you,parity -'), 'We don’t know these rules.'],
  [link('spyglass1 admiral s.42 race:you,nobody -'), 'We don’t know this agent.'],
  [link(`spyglass1 ${rulesWord({rows: 9999, cols: 9999, fleet: []})} s.1 solo:you -`), /\w \w/],
  [link(`spyglass1 ${rulesWord({rows: 4, cols: 4, fleet: 'x'})} s.1 solo:you -`), /\w \w/],
  [link('spyglass1 r.%%% s.1 solo:you -'), cannotBeRead],
  [link(`${good}${'.FA1'.repeat(1500)}`), cannotBeRead],
];

quickTest('a link whose agent cannot play leads to its sea with another agent', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=sea-battle&seed=3&agent=planner(hunts=400)');
  await page.waitForURL(/sea-battle.*s\.3\b/);
  await page
    .locator('[data-kind=fault]')
    .getByText(/^This agent can’t play/)
    .waitFor();
  await visit.leave();
});

quickTest('links that cannot be followed: a sentence and a fresh sea, each', async () => {
  const visit = await visitor();
  const page = await visit.open();
  for (const [query, sentence] of links) {
    await page.goto(site(query));
    await record(page, 0);
    // The sentence is said before the game in its place is there, and with it.
    const notice = page
      .locator('[data-kind=fault]')
      .getByText(sentence)
      .filter({hasText: /Here is a fresh game instead\.$/});
    await notice.waitFor().catch(() => assert.fail(`${query} says nothing of ${sentence}`));
    // What this link says is quoted, as text.
    const said = (await notice.innerText()).replace('“k=<b>”', '');
    assert.doesNotMatch(said, /Something went wrong|[{}]|<|undefined/, query);
    const [water] = watersOf(await record(page), 1);
    if (!/mode=watch/.test(page.url())) await fire(page, water);
  }
  // A step that a game has not throws no game away.
  for (const step of ['-1', 'abc', '99999']) {
    await page.goto(site(`${link(good)}&step=${step}`));
    await page
      .locator('[data-kind=fault]')
      .getByText('a step that this game doesn’t have')
      .waitFor();
    assert.equal(await record(page), good, step);
  }
  // Nothing of it is remembered: the next visit begins as if it had not been.
  await page.goto(site('?mode=watch'));
  await page.getByRole('grid', {name: 'Parity on this sea'}).waitFor();
  assert.equal(await page.locator('[data-kind=fault]').count(), 0);
  await visit.leave();
});

test('parameters that nobody knows change nothing', async () => {
  const visit = await visitor();
  const page = await visit.open(
    `${link(good)}&mode=race&__proto__=1&constructor=x&lang=../../en&theme=%3Cscript%3E&step=0#"><b>`,
  );
  await record(page, 0);
  assert.equal(await page.locator('[data-kind=fault]').count(), 0);
  await assertBoard(page, viewOf(good));
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await visit.leave();
});

const texts = [
  '   ',
  'spyglass1',
  'spyglass1 admiral s.42 race:you,parity',
  'spyglass1 admiral s.-1 race:you,parity -',
  'spyglass1 admiral s.18446744073709551616 race:you,parity -',
  'spyglass1 admiral s.42 race:parity,parity,parity,parity,parity,parity -',
  'spyglass1 admiral s.42 duel:you -',
  'spyglass1 admiral s.42 race:you,parity FA1.2FA1.FA1',
  'spyglass1 admiral s.42 race:you,parity 9FA1',
  'spyglass1 solitaire s.42 race:you,hunt -',
  'spyglass1 solitaire s.42 duel:you,random -',
  'spyglass1 admiral d.42.AAAA solo:you -',
  'spyglass99999999999999999999 x x x x',
  `spyglass1 ${rulesWord({rows: 16, cols: 16, fleet: [{name: 'x', count: 99, length: 16}]})} s.1 solo:you -`,
  `spyglass1 ${rulesWord({rows: 2, cols: 2, fleet: [{name: 'x', count: 3, length: 2}]})} s.1 solo:you -`,
  `spyglass1 ${rulesWord({rows: 10, cols: 10, fleet: [{name: '<b>', length: 1e9}]})} s.1 solo:you -`,
  '{"version":1}',
  '𝕊pyglass1\u0000\u202e',
  'a'.repeat(59_999),
];

quickTest('hostile texts and files: a sentence in the dialog, the game as it was', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  // The engine of the quick suite is a slow one.
  page.setDefaultTimeout(60_000);
  await fire(page, watersOf(good, 1)[0]);
  const mine = await record(page, 2);
  const board = await cellNames(page);
  await openGames(page);
  const dialog = page.getByRole('dialog', {name: 'Open a game'});
  const input = dialog.getByLabel('Open a record');
  const alert = dialog.getByRole('alert');
  /** @param {string} what */
  const refused = async (what) => {
    await alert.waitFor().catch(() => assert.fail(`nothing is said of ${what}`));
    // A sentence, and after it the cause in brackets where the engine names one.
    assert.match(await alert.innerText(), /\w \w.*(\.|\. \(.*\))$/s, what);
    assert.doesNotMatch(await alert.innerText(), /Something went wrong|undefined|\{/, what);
    assert.equal(await record(page), mine, what);
    assert.deepEqual(await cellNames(page), board, what);
  };
  for (const text of texts) {
    await input.fill(text);
    await dialog.getByRole('button', {name: 'Open', exact: true}).click();
    await refused(text.slice(0, 80));
  }

  const file = dialog.getByLabel('Open a file');
  const files = [
    {
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71, 0, 255, 254]),
    },
    {name: 'empty.spyglass', mimeType: '', buffer: Buffer.alloc(0)},
    {name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(3_000_000, `${good} `)},
    {name: 'two.spyglass', mimeType: 'text/plain', buffer: Buffer.from(`${good}\n${good}\n`)},
    {name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>')},
  ];
  for (const one of files) {
    await file.setInputFiles(one);
    await refused(one.name);
  }

  // What is wrong with the name but right inside is a game all the same.
  await file.setInputFiles({name: 'game.exe', mimeType: '', buffer: Buffer.from(`  ${good}\r\n`)});
  await dialog.waitFor({state: 'detached'});
  assert.equal(await record(page, 0), good);
  await visit.leave();
});

test('fields of the page: a sea number and own rules that cannot be', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await record(page, 0);
  await press(page, 'Change game');
  await moreChoices(page);
  await page.getByLabel('Sea no.').fill('18446744073709551616');
  await press(page, 'Start this hunt');
  await seen(page, /^A sea number is a whole number up to/);
  assert.equal(await record(page), good);
  await page.getByLabel('Sea no.').fill('18446744073709551615');
  await press(page, 'Start this hunt');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await page.locator('[data-kind=fault]').waitFor({state: 'detached'});
  const query = new URL(page.url()).searchParams.get('g');
  assert.match(query ?? '', / s\.18446744073709551615 /);

  await pick(page, 'Game', 'Own rules…');
  const dialog = page.getByRole('dialog', {name: 'Own rules'});
  await dialog.getByLabel('Rows').fill('2');
  await dialog.getByLabel('Columns').fill('99');
  // Every fault is said as it is made, those of the ship being drawn beside it.
  const faults = dialog.getByRole('alert').getByRole('listitem');
  await faults.getByText('use whole numbers from 1 to 16.').waitFor();
  await dialog.getByLabel('Columns').fill('2');
  await faults.first().waitFor({state: 'detached'});
  await dialog.getByRole('button', {name: 'Play with these rules'}).click();
  await faults.getByText('The fleet has no ships.').waitFor();
  const add = dialog.getByRole('button', {name: 'Add this ship'});
  await add.click();
  await faults.getByText('The fleet has 6 cells, the board only 4.').waitFor();
  assert.equal(await add.getAttribute('aria-disabled'), 'true');
  await dialog.getByLabel('How many').fill('0');
  await faults.getByText('or its count is 0').waitFor();
  await add.click({force: true});
  await drawn(page);
  assert.equal(await dialog.getByRole('list', {name: 'Fleet'}).getByRole('listitem').count(), 1);
  await dialog.getByLabel('How many').fill('1');
  for (const [row, col] of [
    [2, 3],
    [3, 3],
  ])
    await dialog.getByRole('checkbox', {name: `row ${row}, column ${col}`, exact: true}).uncheck();
  // Three cells about a corner and one beside them: there is no water left between.
  await faults.getByText('This fleet can’t fit on this board.').waitFor();
  assert.doesNotMatch((await faults.allInnerTexts()).join(), /[{}]|undefined/);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await seen(page, /^Click a cell to fire/);
  await visit.leave();
});
