// What a person does and reads on the page, by the names that assistive software is given too.

import assert from 'node:assert/strict';
import {allCells, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/src/engine/types.js').View} View */
/** @typedef {import('../../www/src/engine/types.js').Board} Board */

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} [board]
 */
export const cell = (page, name, board = 'sea-1') =>
  page.locator(`[data-board="${board}"] [data-cell="${name}"]`);

/** What was downloaded; read from the browser, as its own files may be out of reach. @param {import('playwright-core').Download} download */
export async function contentOf(download) {
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

/** What was downloaded, as a file that is opened again. @param {import('playwright-core').Download} download */
export const fileOf = async (download) => ({
  name: download.suggestedFilename(),
  mimeType: 'application/octet-stream',
  buffer: await contentOf(download),
});

/**
 * @param {Page} page
 * @param {string} name
 */
export const button = (page, name) => page.getByRole('button', {name, exact: true});

/**
 * Waits until what was done is drawn, as far as the page needs no engine for it: it draws once a frame.
 *
 * @param {Page} page
 */
export const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * @param {Page} page
 * @param {string} name
 */
export async function press(page, name) {
  await unfolded(page, name);
  await button(page, name).click();
  await drawn(page);
}

/** Where a record or a file is opened, by its address; the Solver leads there. @param {Page} page */
export async function openGames(page) {
  const [here] = page.url().split('#');
  // Else the browser would only look for the place in the page.
  await page.goto('about:blank');
  await page.goto(`${here}#open`);
  await page.getByRole('dialog', {name: 'Open a game'}).waitFor();
}

/** @param {Page} page @returns {Promise<number>} by how many pixels it is wider than its window */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens the list of further actions where what is named stands in it.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function unfolded(page, name) {
  const shown = button(page, name);
  const inList = page.locator('.more-list button', {hasText: new RegExp(`^\\s*${name}\\s*$`)});
  await shown.or(inList).first().waitFor({state: 'attached'});
  if ((await shown.count()) > 0 || (await inList.count()) === 0) return;
  const list = await inList.evaluate((row) => row.closest('.more-list')?.id);
  await page.locator(`[popovertarget="${list}"]`).click();
  // A list takes the focus when it opens, and not at once.
  await page.locator(`#${list} :focus`).waitFor();
}

/**
 * How fast is played; watching, that stands in the list of further actions.
 *
 * @param {Page} page
 * @param {string} label
 */
export async function chooseSpeed(page, label) {
  const speed = page.getByLabel('Speed');
  await speed.waitFor({state: 'attached'});
  await furtherActions(page, true);
  await speed.selectOption({label});
  await furtherActions(page, false);
}

/**
 * The list of what one can do with a hunt that is watched; elsewhere there is none.
 *
 * @param {Page} page
 * @param {boolean} isOpen as it shall be
 */
export async function furtherActions(page, isOpen) {
  const list = page.locator('#watch-more');
  if ((await list.count()) > 0)
    await list.evaluate((/** @type {any} */ one, isOpen) => one.togglePopover(isOpen), isOpen);
}

/**
 * What cannot be taken back is asked for a second time, in the same place.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function pressTwice(page, name) {
  await press(page, name);
  await press(page, `${name}?`);
}

/**
 * Waits until a cell is told of.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} [board]
 */
export const revealed = (page, name, board = 'sea-1') =>
  page
    .locator(`[data-board="${board}"] [data-cell="${name}"]:not([aria-label*=", unknown"])`)
    .waitFor();

/**
 * Fires by mouse and waits for the answer.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} [board]
 */
export async function fire(page, name, board = 'sea-1') {
  await cell(page, name, board).click();
  await revealed(page, name, board);
}

/**
 * Fires at cells that belong to the person to move, one after another.
 *
 * @param {Page} page
 * @param {string[]} names
 * @param {string} [board]
 */
export async function fireAll(page, names, board = 'sea-1') {
  for (const name of names) await fire(page, name, board);
}

/**
 * The rival's board stands beside one's own, once a race is over.
 *
 * @param {Page} page
 * @param {string} rival
 */
export async function bothBoards(page, rival) {
  await press(page, 'Both boards');
  await page.getByRole('grid', {name: `${rival} on this sea`}).waitFor();
}

/**
 * How a game ended, once it has.
 *
 * @param {Page} page
 * @param {string | RegExp} title
 */
export const endedSo = (page, title) =>
  page.getByRole('heading', {level: 1, name: title}).waitFor();

/**
 * The one live region of the page, once it says this.
 *
 * @param {Page} page
 * @param {string | RegExp} text
 */
export const heard = (page, text) => page.getByRole('status').filter({hasText: text}).waitFor();

/**
 * A text within the region of the boards.
 *
 * @param {Page} page
 * @param {string | RegExp} text
 */
export const seen = (page, text) =>
  page.getByRole('region', {name: 'The sea'}).getByText(text).first().waitFor();

/**
 * The address follows with a delay: waits until it holds what is asked for.
 *
 * @param {Page} page
 * @param {(query: URLSearchParams) => unknown} holds
 * @returns {Promise<URLSearchParams>}
 */
export async function address(page, holds) {
  for (const began = Date.now(); ; ) {
    const query = new URL(page.url()).searchParams;
    if (holds(query)) return query;
    assert(Date.now() - began < 10_000, `the address stays ${page.url()}`);
    await page.waitForTimeout(50);
  }
}

/**
 * The record of the game shown, once it has this many actions.
 *
 * @param {Page} page
 * @param {number} [actions] Any number where it is left out.
 */
export async function record(page, actions) {
  const query = await address(page, (query) => {
    const found = query.get('g');
    return found !== null && (actions === undefined || countOf(found) === actions);
  });
  return /** @type {string} */ (query.get('g'));
}

/**
 * The record of the game shown, once it is over for all.
 *
 * @param {Page} page
 */
export async function wholeRecord(page) {
  const query = await address(page, (query) => viewOf(query.get('g') ?? '').over);
  return /** @type {string} */ (query.get('g'));
}

/** @param {string} record */
export const countOf = (record) => {
  const actions = record.split(' ')[4] ?? '';
  return actions === '-' ? 0 : actions.split('.').length;
};

/**
 * What every cell of a board is called.
 *
 * @param {Page} page
 * @param {string} [board]
 */
export const cellNames = (page, board = 'sea-1') =>
  page
    .locator(`[data-board="${board}"] [data-cell]`)
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));

const contents = {
  left: 'left end of a ship',
  right: 'right end of a ship',
  middle: 'middle of a ship',
  top: 'top end of a ship',
  bottom: 'bottom end of a ship',
  sub: 'one-cell ship',
  ship: 'ship',
};

/**
 * The board drawn is the board meant, cell by cell.
 *
 * @param {Page} page
 * @param {View} view
 * @param {number} [shooter]
 */
export async function assertBoard(page, view, shooter = 1) {
  const board = /** @type {Board} */ (view.boards.find((one) => one.shooter === shooter));
  const wanted = allCells(view.rules).map((name, index) => {
    const content = board.contents?.[index];
    const mark = content && content !== 'water' ? contents[content] : markWords[board.marks[index]];
    return `${name}, ${mark}`;
  });
  const shown = await cellNames(page, `sea-${shooter}`);
  assert.deepEqual(
    shown.map((name) => name.split(', ').slice(0, 2).join(', ')),
    wanted,
  );
}

const markWords = {
  unknown: 'unknown',
  miss: 'miss',
  hit: 'hit',
  sunk: 'sunk',
  water: 'water',
  unrevealed: 'shot, result hidden',
  spent: 'nothing new',
};

/**
 * Sets up a game, and opens it.
 *
 * @param {Page} page
 * @param {Record<string, string | RegExp>} choices by the name of a group or of a list
 */
export async function setUp(page, choices) {
  await press(page, 'Change game');
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(choices)) {
    const group = dialog.getByRole('group', {name: label, exact: true});
    const list = dialog.getByLabel(label, {exact: true});
    await group.or(list).or(dialog.getByText('More choices')).first().waitFor();
    if (await group.count()) await group.getByRole('radio', {name: text}).check();
    else {
      if (!(await list.isVisible())) await moreChoices(page);
      await list.selectOption({label: /** @type {string} */ (text)});
    }
  }
  await dialog.locator('.button-main').click();
  await drawn(page);
}

/** One choice of a game. @param {Page} page @param {string} label @param {string} text */
export const pick = (page, label, text) => setUp(page, {[label]: text});

/**
 * Unfolds the rarer choices of a game.
 *
 * @param {Page} page
 */
export const moreChoices = (page) => page.getByText('More choices').click();

/** @param {Page} page */
export const timeline = (page) => page.getByRole('slider', {name: 'Timeline'});

/**
 * Waits until the timeline stands at a step; in a game against a rival, at a shot of one's own.
 *
 * @param {Page} page
 * @param {number} step
 */
export const atStep = (page, step) =>
  page
    .locator(
      `input[type=range]:is([aria-valuetext^="step ${step} of "], [aria-valuetext^="shot ${step} of "])`,
    )
    .waitFor();

/** @param {Page} page @param {import('playwright-core').Locator} what */
export async function inSight(page, what) {
  const handle = await what.elementHandle();
  await page.waitForFunction((one) => {
    const {top, bottom} = /** @type {Element} */ (one).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, handle);
}

/** @param {Page} page @param {string} name @param {string} text dropped as a file */
export const drop = (page, name, text) =>
  page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, {type: 'text/plain'}));
      const main = /** @type {Element} */ (document.querySelector('main'));
      for (const type of ['dragover', 'drop'])
        main.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
    },
    [name, text],
  );

/**
 * Unfolds what is folded under this name, and leaves open what is open.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function unfold(page, name) {
  const fold = page.locator('details:not([open]) > summary', {hasText: name});
  if ((await fold.count()) > 0) await fold.click();
}
