// One decision has one source: its sentence, its list of candidates, what is drawn over the board and what is saved say the same numbers, and those of the belief.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {weighedCells} from '../../www/src/features/review/candidates.js';
import {reasonSentence} from '../../www/src/features/review/reason-sentences.js';
import {renderCandidates} from '../../www/src/features/review/view-candidates.js';
import {boardId, leadBoard} from '../../www/src/games/sea/select.js';
import {boardText} from '../../www/src/games/sea/share/forum.js';
import {renderSea} from '../../www/src/games/sea/view/sea.js';
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
  ['moving', 'tracker'],
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

/** Under how many per cent each depth lies, from the first on; beyond them the ship is certain. */
const DEPTHS = [5, 10, 15, 20, 30, 50, 80, 100];

/**
 * What is drawn of a decision, as it stands there: of each cell its name and the chance written in it.
 *
 * @param {any} view
 * @returns {{cell: string, name: string, tint: number | null, text: string}[]}
 */
function cellsDrawn(view) {
  const state = {...{aim: null, focuses: {}, asked: null, waiting: []}, engine: {phase: 'ready'}};
  const shown = /** @type {any} */ ({state, view, ...speech, dispatch() {}});
  const markup = drawn(
    renderSea(leadBoard(view), shown, {overlay: view.decision, aims: true, hidden: true}),
  );
  assert.ok(markup.includes(`data-board=${boardId(leadBoard(view).shooter)}`));
  const cells =
    /data-cell=([A-P]\d+)\s.*?aria-label=(.*?)\saria-disabled=.*?>(.*?)<\/span\s*>\s*(?=<span\s+class="cell"|<\/div>)/gs;
  return [...markup.matchAll(cells)].map(([, cell, name, inside]) => {
    const [, tint, text] = /data-tint=(\d?).*?>([^<>]+)<\/span/s.exec(inside) ?? [];
    return {cell, name, tint: tint ? Number(tint) : null, text: text?.trim() ?? ''};
  });
}

/** The board, its names and the text for forums, against what was decided. @param {any} view @param {string} where @returns {number} how many chances stand in it */
function assertDrawn(view, where) {
  const {decision, rules} = view;
  const {cell, candidates, map} = decision;
  const board = leadBoard(view);
  const all = cellsDrawn(view);
  assert.equal(all.length, rules.rows * rules.cols, where);
  const chosen = all.filter(({name}) => name.split(', ').includes(speech.words('cell-conclusion')));
  assert.deepEqual(
    chosen.map((one) => one.cell),
    [cell],
    where,
  );
  const signs = boardText(board, rules)
    .split('\n')
    .slice(1)
    .map((row) =>
      row
        .trim()
        .split(/ +/)
        .slice(1, 1 + rules.cols),
    )
    .slice(0, rules.rows)
    .flat();
  for (const [at, one] of all.entries())
    if (!board.contents?.[at] && !board.flags.includes(one.cell) && !board.notes.includes(one.cell))
      assert.equal(
        signs[at] === '.',
        one.name.split(', ').includes(speech.words('mark-unknown')),
        `${where} ${one.cell} ${signs[at]} ${one.name}`,
      );
  if (map === null || map.basis.kind === 'heuristic') return 0;
  for (const {cell: name, score} of candidates) {
    const one = all[cellIndex(name, rules.cols)];
    const percent = 100 * score;
    const is = `${where} ${name} ${score} ${JSON.stringify(one)}`;
    assert.equal(one.cell, name);
    // Below one and near all it is never written as none or all.
    const isClose =
      percent <= 0
        ? one.text === ''
        : percent < 1
          ? one.text === '<1'
          : percent > 99 && percent < 100
            ? one.text === '99'
            : Math.abs(Number(one.text) - percent) <= 0.5 + 1e-9;
    assert.ok(isClose, is);
    if (one.text !== '') {
      assert.ok(one.name.includes(speech.words('cell-chance', {percent: one.text})), is);
      const depth = 1 + DEPTHS.filter((bound) => percent >= bound).length;
      assert.equal(one.tint, depth, is);
    }
  }
  return candidates.length;
}

test('sentence, list, drawing, names, text and saved view say the same of over 500 decisions, and what the belief says', () => {
  let counted = 0;
  let chances = 0;
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
    const list = drawn(
      renderCandidates(/** @type {any} */ ({state: {focuses: {}}, view, parts: {}, ...speech})),
    );
    chances += assertDrawn(view, where);
    // All that make sense are there once they are asked for, each once.
    const weighed = weighedCells(view).map(({cell: one}) => one);
    assert.equal(new Set(weighed).size, weighed.length, where);
    if (map !== null) assert.equal(weighed.length, decision.sensible, where);
    const isChance = map !== null && map.basis.kind !== 'heuristic';
    if (!isChance) return;
    for (const one of candidates)
      assert.equal(map.values[cellIndex(one.cell, rules.cols)], one.score, `${where} ${one.cell}`);
    // What the sentence says of the cell stands in its row, for eye and ear, and is its chance.
    const own = candidates.find((/** @type {any} */ one) => one.cell === cell);
    const [, row] = /data-chosen=true[^>]*>(.*?)<\/li>/s.exec(list) ?? [];
    const [read, seen] = percentsIn(row ?? '');
    assert.ok(read !== undefined, `${where} ${list.slice(0, 400)}`);
    assert.equal(read, seen, where);
    const [, share] = /<rect class="candidate-part"[^>]* width=([\d.]+)/.exec(row ?? '') ?? [];
    assert.ok(Math.abs(Number(share) - 100 * own.score) < 1e-9, `${where} ${share}`);
    // Never 0 or 100 where it is neither.
    assert.ok(Math.abs(read - 100 * own.score) <= 0.1, `${read} ${own.score}`);
    const [said] = percentsIn(sentence);
    if (said !== undefined)
      assert.ok(Math.abs(said - read) <= 0.6 + 0.4 * Number(said === 99), `${sentence} ${read}`);
    if (map.basis.kind !== 'counted') return;
    while (!game.ponder(player, 5_000_000));
    const belief = game.belief(player);
    // Cells that were told are not weighed.
    const chancesOfMap = map.values.flatMap(
      (/** @type {number} */ value, /** @type {number} */ at) =>
        value > 0 ? [[value, belief.chances[at]]] : [],
    );
    assert.ok(
      chancesOfMap.length >= candidates.filter((/** @type {any} */ one) => one.score > 0).length,
    );
    for (const [value, chance] of chancesOfMap) assert.equal(value, chance, where);
    if (reason.args.fleets) assert.equal(String(reason.args.fleets), belief.basis.fleets, where);
    counted += 1;
  });
  assert.ok(many >= 500, String(many));
  assert.ok(counted >= 150, String(counted));
  assert.ok(chances >= 2000, String(chances));
});
