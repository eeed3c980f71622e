// What a script sets on an element, and asks of it, before it is there and after.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';

const {embedded, tells, eventsOf, asked} = elementTests();

quickTest('what is set before the script of the element has come holds', async () => {
  const {page, leave} = await embedded(
    `<spyglass-board id="board"></spyglass-board>
    <script>
      const board = document.getElementById('board');
      board.position = {rules: 'admiral', shots: [['A1', 'miss']]};
      board.show = ['overlay', 'fleet'];
      board.readonly = true;
    </script>`,
  );
  const [{mode, position}] = await eventsOf(page, 'board-ready');
  assert.equal(mode, 'edit');
  assert.deepEqual(JSON.parse(position).shots, [['A1', 'miss']]);
  const [show, readonly, own] = await page.evaluate(() => {
    const board = /** @type {any} */ (document.getElementById('board'));
    return [board.getAttribute('show'), board.readonly, Object.keys(board)];
  });
  assert.equal(show, 'overlay fleet');
  assert.equal(readonly, true);
  assert.deepEqual(own, []);
  await page.evaluate(() => {
    /** @type {any} */ (document.getElementById('board')).position = null;
  });
  await tells(page, 'board-ready', 2);
  assert.equal((await asked(page, 'state')).record.split(' ')[1], 'admiral');
  await leave();
});

quickTest(
  'a start that is none is refused with a code, and without one the usual game is loaded',
  async () => {
    const {page, leave} = await embedded('<spyglass-board id="board" seed="42"></spyglass-board>');
    const {record} = await asked(page, 'state');
    for (const start of [null, 5, 'solitaire'])
      assert.deepEqual(await asked(page, 'load', [start]), {code: 'bad-command'}, String(start));
    const looped = await page.evaluate(() => {
      const position = /** @type {any} */ ({});
      position.rules = position;
      return /** @type {any} */ (document.getElementById('board'))
        .api(1)
        .load({position})
        .catch((/** @type {any} */ {code, args}) => ({code, args}));
    });
    assert.deepEqual(looped, {code: 'bad-command', args: {field: 'position'}});
    assert.equal((await asked(page, 'state')).record, record);
    const usual = await asked(page, 'load');
    assert.equal(usual.mode, 'watch');
    assert.equal(usual.record.split(' ')[1], 'admiral');
    await leave();
  },
);

test('keys that load does not know are named in the console, and a rival’s secret shot has no action', async () => {
  const {page, leave} = await embedded('<spyglass-board id="board" seed="42"></spyglass-board>');
  const warned = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await asked(page, 'load', [{mode: 'race', agents: 'hunt', seed: '4', readOnly: true}]);
  assert.deepEqual(warned, ['spyglass: load() knows no agents, readOnly']);
  await asked(page, 'play', ['FA1']);
  const steps = await eventsOf(page, 'board-step');
  assert.deepEqual(
    steps.slice(-2).map(({step, action}) => [step, action]),
    [
      [1, 'FA1'],
      [2, null],
    ],
  );
  await leave();
});
