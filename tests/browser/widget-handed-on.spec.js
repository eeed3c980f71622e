// Every mode of an element: what a page can reach of it by name, and what a reader takes out of it.

import assert from 'node:assert/strict';
import {carriedIn, KEYWORD} from '../../www/src/shell/share/extract-link.js';
import {textOf} from '../../www/src/shell/share/png.js';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {STRICT} from './embedding.mjs';
import {contentOf, unfolded} from './hands.mjs';

const {embedded, tells, eventsOf} = elementTests();

/** As narrow as an element may be. */
const NARROW = 'style="width: 280px"';
const HELD = ['controls', 'cell', 'frame', 'root'];
/** Each mode: its attributes, which parts it has besides, and what it hands on. @type {[string, string[], string][]} */
const modes = [
  ['seed="42" step="3"', ['overlay', 'timeline', 'panel'], 'spyglass1 admiral s.42 '],
  ['mode="race" seed="42"', [], 'spyglass1 admiral s.42 '],
  ['mode="race" seed="42" readonly', [], 'spyglass1 admiral s.42 '],
  ['mode="play" seed="42" agent="hunt"', [], 'spyglass1 admiral s.42 '],
  ['mode="compare" seed="4" agent="hunt,parity"', ['timeline', 'panel'], 'spyglass1 admiral s.4 '],
  ['mode="edit"', ['overlay', 'panel'], '{"rules":"admiral"'],
  ['game="puzzle-6" seed="2"', ['panel'], 'spyglass2 puzzle-6 '],
  ['game="reversi-4" seed="5" show="moves"', ['timeline', 'panel'], 'spyglass2 reversi-4 s.5 '],
  ['game="reversi-4" mode="play" seed="5" readonly', ['timeline'], 'spyglass2 reversi-4 s.5 '],
];

for (const [attributes, parts, carried] of modes)
  test(`with ${attributes} it has its parts, and is handed on`, async () => {
    const {page, leave} = await embedded(
      `<div ${NARROW}><spyglass-board id="board" ${attributes}></spyglass-board></div>`,
    );
    const board = page.locator('spyglass-board');
    for (const part of [...HELD, ...parts])
      await board.locator(`[part~=${part}]`).first().waitFor({state: 'attached'});

    const positions = await board
      .locator('.bar > .bar-group')
      .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).position));
    assert(
      positions.every((one) => one === 'static'),
      'the page scrolls as its author likes',
    );

    await unfolded(page, 'Share');
    const share = board.getByRole('button', {name: 'Share', exact: true});
    await share.waitFor();
    const box = await share.boundingBox();
    assert(box && box.width >= 24 && box.height >= 24);
    const {x = 0, width = 0} = (await board.boundingBox()) ?? {};
    assert(box.x >= x && box.x + box.width <= x + width, 'it fits');
    await share.click();
    /** @param {string} form */
    const saved = async (form) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        board.getByRole('button', {name: `Save as ${form}`}).click(),
      ]);
      return contentOf(file);
    };
    const carriedBy = {
      SVG: async () => carriedIn((await saved('SVG')).toString()),
      PNG: async () => textOf(new Uint8Array(await saved('PNG')), KEYWORD) ?? '',
    };
    const links = [await carriedBy.SVG(), await carriedBy.PNG()];
    // As long as agents that are compared still hunt, their record grows.
    for (
      let more = 0;
      links[0] !== links[1] && attributes.includes('compare') && more < 20;
      more += 1
    )
      links.splice(0, 2, await carriedBy.SVG(), await carriedBy.PNG());
    assert.equal(links[0], links[1]);
    const query = new URL(links[0]).searchParams;
    const said = query.get('g') ?? Buffer.from(query.get('p') ?? '', 'base64url').toString();
    assert(said.startsWith(carried), said);
    await leave();
  });

quickTest(
  'under a strict policy PNG takes pictures allowed as data, and is else refused by a code',
  async () => {
    for (const [policy, isAllowed] of /** @type {[string, boolean][]} */ ([
      [STRICT, false],
      [`${STRICT}; img-src data:`, true],
    ])) {
      const {page, leave, complaints} = await embedded(
        '<spyglass-board id="board" seed="42"></spyglass-board>',
        {policy},
      );
      const board = page.locator('spyglass-board');
      await board.getByRole('button', {name: 'Share', exact: true}).click();
      const save = board.getByRole('button', {name: 'Save as PNG'});
      if (isAllowed) await Promise.all([page.waitForEvent('download'), save.click()]);
      else {
        await save.click();
        await tells(page, 'board-error');
        const [{code, sentence}] = await eventsOf(page, 'board-error');
        assert.equal(code, 'no-picture');
        await board.getByRole('alert').filter({hasText: sentence}).waitFor();
        assert(complaints.every((one) => one.includes('img-src')));
        complaints.splice(0);
      }
      await leave();
    }
  },
);
