// One decision has one source: its sentence, its table, what is drawn over the board and what is saved say the same numbers, and those of the belief.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reasonSentence} from '../../www/src/speak/reviewing.js';
import {cellIndex} from '../../www/src/state/cells.js';
import {renderCandidates} from '../../www/src/view/candidates.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

const custom = {
  ...{rows: 9, cols: 7, contact: 'apart'},
  fleet: [
    {
      name: 'hook',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    },
    {name: 'ram', count: 2, length: 3},
  ],
};
/** @type {[any, string][]} */
const GAMES = [
  ['admiral', 'exact'],
  ['admiral', 'robust'],
  ['admiral', 'probability-map'],
  ['admiral', 'p-matrix'],
  ['admiral-apart', 'exact'],
  ['admiral-apart', 'probability-map'],
  ['sea-battle', 'p-matrix'],
  ['sea-battle', 'directional'],
  ['solitaire', 'exact'],
  ['solitaire', 'expert-standard'],
  [custom, 'p-matrix'],
  [custom, 'exact'],
];
const SEEDS = ['21', '22'];

/** Decisions of whole games. @param {(game: any, view: any) => void} look @returns how many */
function decisions(look) {
  let many = 0;
  for (const seed of SEEDS)
    for (const [rules, agent] of GAMES) {
      const game = door.newGame({rules, seed, players: `solo:${agent}`});
      while (!game.glance().over) {
        while (!game.think(1_000_000));
        const view = game.view();
        look(game, view);
        many += 1;
        game.aiMove();
      }
      game.free();
    }
  return many;
}

/** The per cents a text names, as they stand there. @param {string} text */
const percentsIn = (text) => [...text.matchAll(/([\d.]+) ?%/g)].map(([, number]) => Number(number));

test('sentence, table, drawing and file say the same of over 500 decisions, and what the belief says', () => {
  let counted = 0;
  const many = decisions((game, view) => {
    const {decision, rules} = view;
    const {cell, candidates, map, reason, player} = decision;
    const where = `${rules.id ?? 'custom'} ${view.step} ${reason.code}`;
    const saved = JSON.parse(game.viewText());
    assert.deepEqual(saved.decision, decision, where);
    if (!cell || candidates.length === 0) return;

    const scores = candidates.map((/** @type {any} */ {score}) => score);
    // Where points are won, the best cell need not be the likeliest.
    if (!rules.budgets) assert.equal(scores[0], Math.max(...scores), where);
    assert.ok(
      candidates.some((/** @type {any} */ one) => one.cell === cell),
      where,
    );
    const sentence = reasonSentence(decision, speech);
    assert.ok(sentence.includes(`${cell}:`), sentence);
    const table = drawn(renderCandidates(/** @type {any} */ ({view, ...speech})));
    const isChance = map !== null && map.basis.kind !== 'heuristic';
    if (!isChance) return;
    for (const one of candidates)
      assert.equal(map.values[cellIndex(one.cell, rules.cols)], one.score, `${where} ${one.cell}`);
    // What the sentence says of the cell stands in its row, and is its chance.
    const own = candidates.find((/** @type {any} */ one) => one.cell === cell);
    const [, row] = /data-chosen=true>(.*?)<\/tr>/s.exec(table) ?? [];
    const [read] = percentsIn(row ?? '');
    assert.ok(read !== undefined, `${where} ${table.slice(0, 400)}`);
    // Never 0 or 100 where it is neither.
    assert.ok(Math.abs(read - 100 * own.score) <= 0.1, `${read} ${own.score}`);
    const [said] = percentsIn(sentence);
    if (said !== undefined)
      assert.ok(Math.abs(said - read) <= 0.6 + 0.4 * Number(said === 99), `${sentence} ${read}`);
    if (map.basis.kind !== 'counted') return;
    while (!game.ponder(player, 5_000_000));
    const belief = game.belief(player);
    // Cells that were told are not weighed.
    const weighed = map.values.flatMap((/** @type {number} */ value, /** @type {number} */ at) =>
      value > 0 ? [[value, belief.chances[at]]] : [],
    );
    assert.ok(
      weighed.length >= candidates.filter((/** @type {any} */ one) => one.score > 0).length,
    );
    for (const [value, chance] of weighed) assert.equal(value, chance, where);
    if (reason.args.fleets) assert.equal(String(reason.args.fleets), belief.basis.fleets, where);
    counted += 1;
  });
  assert.ok(many >= 500, String(many));
  assert.ok(counted >= 150, String(counted));
});
