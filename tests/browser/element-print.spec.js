// Boards on paper.

import assert from 'node:assert/strict';
import {quickTest} from '../suite.mjs';
import {elementTests} from './elements.mjs';

const {embedded, tells} = elementTests();

const BOARDS = [
  'seed="42" step="3"',
  'game="puzzle-6" seed="3"',
  'game="reversi" seed="1" step="2"',
  'mode="race" seed="4"',
  'game="solitaire" mode="race" seed="4"',
  'mode="edit" game="sea-battle"',
  'mode="compare" agent="hunt,parity" seed="3" step="2"',
];

quickTest(
  'printing opens the boards that nobody has scrolled to, and controls are not printed',
  async () => {
    const far = BOARDS.map(
      (attributes) =>
        `<div style="block-size: 3000px"></div><spyglass-board ${attributes}><a href="./">On its own page</a></spyglass-board>`,
    ).join('');
    const {page, leave} = await embedded(
      `<spyglass-board id="board" seed="1"></spyglass-board>${far}`,
    );
    const ready = () =>
      page.evaluate(
        () =>
          /** @type {any} */ (window).told.filter(
            (/** @type {any} */ {type}) => type === 'board-ready',
          ).length,
      );
    assert.equal(await ready(), 1, 'nobody has seen the others');
    await page.emulateMedia({media: 'print'});
    const links = page.locator('spyglass-board a');
    // A browser waits for nobody: what is not there yet is as its author wrote it.
    assert.equal(await links.filter({visible: true}).count(), BOARDS.length);
    await page.emulateMedia({media: 'screen'});
    assert.equal(await links.filter({visible: true}).count(), 0);
    await page.pdf();
    await tells(page, 'board-ready', 1 + BOARDS.length);
    await page.emulateMedia({media: 'print'});
    await page.waitForFunction(() =>
      [...document.querySelectorAll('spyglass-board')].every((one) =>
        one.shadowRoot?.querySelector('[data-cell]'),
      ),
    );
    const boards = page.locator('spyglass-board');
    assert.equal(await links.filter({visible: true}).count(), 0);
    assert.equal(
      (await boards.locator('.board-sheet').filter({visible: true}).count()) >= 1 + BOARDS.length,
      true,
    );
    const pressed = boards.locator(
      'button:not(.move-button, .proof-step, .clue-fill), select, input:not(.clue-entry), [role=tablist]',
    );
    assert.deepEqual(
      await pressed.filter({visible: true}).evaluateAll((all) => all.map((one) => one.outerHTML)),
      [],
    );
    await leave();
  },
);
