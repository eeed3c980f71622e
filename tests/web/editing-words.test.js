// A position edited, in words: answers read, verdicts and refusals said, cells told to the ear.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderStrip} from '../../www/src/features/review/view-strip.js';
import {renderCounted} from '../../www/src/features/review/view-thought.js';
import {parseAnswer, parseAnswers} from '../../www/src/features/solver/answers-text.js';
import {
  clashSentence,
  verdictSentence,
  verdictTitle,
} from '../../www/src/features/solver/sentences.js';
import {renderEdit} from '../../www/src/features/solver/view.js';
import {laidShips, renderBehind} from '../../www/src/games/sea/fleets-through-cell/view.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {noticeSentence} from '../../www/src/games/sea/sentences.js';
import {renderBasisLegend} from '../../www/src/games/sea/view/belief-legend.js';
import {drawn} from './drawn.mjs';
import {after, begun, use} from './editing.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

test('an answer is read in words, in English and by its beginning', () => {
  const meant = (text, rules = 'admiral') => parseAnswer(text, presetRules(rules), speech);
  const read = (...from) => {
    const {cell, answer} = meant(...from);
    return {cell, answer};
  };
  const refusal = (...from) => noticeSentence(meant(...from).fault, speech);
  const told = (tool, ship = null) => ({tool, ship});
  assert.deepEqual(read('C7 hit'), {cell: 'C7', answer: told('hit')});
  assert.deepEqual(read(' c7   MISS '), {cell: 'C7', answer: told('miss')});
  assert.deepEqual(read('D7 sunk submarine'), {cell: 'D7', answer: told('sunk', 'submarine')});
  assert.deepEqual(read('D7 sunk attack boat').answer, told('sunk', 'attack-boat'));
  assert.deepEqual(read('D7 sunk attack').answer, told('sunk', 'attack-boat'));
  assert.deepEqual(read('D7 sunk 3').answer, told('sunk', 3));
  assert.deepEqual(read('D7 clear').answer, told('clear'));
  assert.deepEqual(read('D7 sunk'), {cell: 'D7', answer: null});
  assert.deepEqual(read('D7 sunk yacht').answer, null);
  assert.deepEqual(read('D7 hit carrier').answer, null);
  assert.deepEqual(read('K7 hit').cell, null);
  assert.deepEqual(read('hit').cell, null);
  assert.deepEqual(read('D7').answer, null);
  assert.deepEqual(read('B10 left end', 'solitaire'), {cell: 'B10', answer: told('left')});
  assert.deepEqual(read('B10 one', 'solitaire').answer, told('sub'));
  assert.deepEqual(read('B10 water', 'solitaire').answer, told('water'));
  assert.equal(meant('C7 hit').fault, null);
  // Each fault has its own sentence.
  assert.match(refusal('hit'), /^That isn’t a cell/);
  assert.equal(refusal('K7 hit'), 'K7 is not on this board.');
  assert.match(refusal('C7 perhaps'), /a result these rules allow: miss, hit, sunk, clear\.$/);
  assert.match(refusal('C7'), /a result these rules allow/);
  assert.match(refusal('B10 sunk', 'solitaire'), /: water, left end, .*, flag, clear\.$/);
  assert.match(refusal('D7 sunk'), /^Which ship\? .*carrier.*submarine\.$/);
  assert.match(refusal('D7 sunk yacht'), /^Which ship\?/);
});

test('a list of marks is read as its marks are, one by one', () => {
  const rules = presetRules('admiral');
  const marks = ['C7 hit', 'd4 MISS', 'D7 sunk submarine', 'E1 clear', 'A1 water'];
  const one = (/** @type {string} */ text) => parseAnswer(text, rules, speech);
  for (const between of [', ', ';', '\n', ' ;\n'])
    assert.deepEqual(parseAnswers(marks.join(between), rules, speech), marks.map(one));
  assert.deepEqual(
    parseAnswers('C7, C8 hit; D1', rules, speech),
    ['C7 hit', 'C8 hit', 'D1 hit'].map(one),
  );
  // Where a cell is two numbers, a comma is part of it.
  const numbers = {...speech, names: {...speech.names, notation: 'row-column'}};
  assert.deepEqual(
    parseAnswers('3,7 hit; 4,1 miss', rules, numbers).map(({cell}) => cell),
    ['G3', 'A4'],
  );
  for (const text of ['C7', 'C7, C8', 'hello', 'a;b', '8x8;1'])
    assert.equal(
      parseAnswers(text, rules, speech).every(({answer}) => answer),
      false,
      text,
    );
});

test('what clashes is said, and so is every verdict', () => {
  const sentences = [
    {kind: 'shot', number: 3, cell: 'C7', answer: {kind: 'sunk', ship: 'carrier'}},
    {kind: 'known', cell: 'B1', content: 'water'},
    {kind: 'row', row: 3, count: 2},
    {kind: 'col', col: 2, count: 1},
  ].map((item) => clashSentence(/** @type {any} */ (item), speech));
  assert.deepEqual(sentences, [
    'Shot 3: C7 hit, carrier sunk',
    'Given: B1 water',
    'Row 3 has 2 ship cells',
    'Column B has 1 ship cell',
  ]);
  const judged = (/** @type {any} */ result, example = 'first') =>
    /** @type {any} */ ({...begun().editing, example, verdict: {text: '', view: {}, result}});
  const said = (/** @type {any} */ result, example = 'first') =>
    verdictSentence(judged(result, example), speech);
  const titled = (/** @type {any} */ result) => verdictTitle(judged(result), speech);
  const usual = {fleets: null, belief: null, examples: [[], []], differs: [], clash: []};
  assert.equal(said(null), 'Counting…');
  assert.equal(titled(null), 'Counting…');
  assert.equal(said({...usual, verdict: 'unique', examples: [[]]}), 'One fleet fits.');
  assert.equal(titled({...usual, verdict: 'unique'}), 'One fleet fits');
  assert.equal(titled({...usual, verdict: 'several', fleets: '2'}), 'Two fleets fit');
  assert.equal(
    titled({...usual, verdict: 'several', fleets: '391730062'}),
    '391,730,062 fleets fit',
  );
  const large = '30093975536000000000';
  assert.equal(
    titled({...usual, verdict: 'several', fleets: large}),
    `${speech.words.count(large)} fleets fit`,
  );
  assert.equal(
    said({...usual, verdict: 'several', fleets: '1284'}),
    '1,284 fleets fit. You see one of two examples.',
  );
  assert.equal(said({...usual, verdict: 'several', fleets: '1284'}, 'none'), '1,284 fleets fit.');
  assert.match(said({...usual, verdict: 'several'}), /^Several fleets fit\. You see one of two/);
  const drawn = {basis: {kind: 'sampled'}};
  assert.match(
    said({...usual, verdict: 'several', belief: drawn}),
    /^More fleets .* counted\. The chances are estimated\. You see one of two examples\.$/,
  );
  const few = (/** @type {any[]} */ examples) =>
    said({...usual, verdict: 'undecided', belief: drawn, examples});
  assert.match(few([[]]), /estimated\. Only one fleet was found to show\.$/);
  assert.match(few([]), /estimated\. No fleet was found to show\.$/);
  assert.match(said({...usual, verdict: 'undecided', examples: []}), /^Undecided\. .*too long\.$/);
  const clash = (count, smallest = true) =>
    titled({...usual, verdict: 'contradictory', clash: Array(count).fill({}), smallest});
  assert.equal(clash(3), 'No fleet fits: these clash');
  assert.equal(clash(1), 'No fleet fits: this can’t be true');
  assert.equal(clash(3, false), 'No fleet fits: the clash is among these');
  assert.match(clash(0), /no room/);
  assert.equal(clash(0, false), 'No fleet fits the shot results');
  assert.equal(
    verdictSentence(begun('solitaire').editing, speech),
    '20 rows and columns still need their counts.',
  );
});

test('each refusal names its cause, where the engine gives one', () => {
  const refused = (/** @type {any} */ position) => {
    try {
      door.openPosition(JSON.stringify(position));
    } catch (error) {
      return noticeSentence(/** @type {any} */ (error), speech);
    }
    return '';
  };
  assert.match(refused({rules: 'admiral', bogus: 1}), /^This isn’t valid JSON.*`bogus`/);
  assert.match(refused({rules: 'atlantis'}), /don’t know these rules\. \(\S*atlantis\S*\)$/);
  assert.match(refused({rules: {rows: 0}}), /can’t be played\. A board of 0 by 10 cells/);
  const shots = [
    ['A1', 'hit'],
    ['A1', 'miss'],
  ];
  assert.match(refused({rules: 'admiral', shots}), /can’t be read\. \(\S*A1 is told twice/);
});

const review = {renderCounted, renderStrip, renderBasisLegend, renderBehind, laidShips};

test('the ear is told of each cell what the eye sees: mark, chance, example and clash', () => {
  const belief = {
    basis: {kind: 'counted', fleets: '2', precision: 'exact'},
    chances: Array.from({length: 100}, (_, index) => (index === 1 ? 0.61 : index === 2 ? 1 : 0)),
    likeliest: [{cell: 'C1', chance: 1}],
  };
  const fleets = [
    ['C1', 'D1'],
    ['C1', 'C2'],
  ].map((cells) => [{name: 'submarine', cells}]);
  /** @param {any} result */
  const page = (result) => {
    const told = after(begun(), use('A1', 'hit'));
    const board = {marks: Array(100).fill('unknown'), sunk: []};
    const state = after(told, {
      type: 'edit-verdict',
      text: told.editing.text,
      view: {board},
      result: {fleets: null, belief: null, examples: [], differs: [], clash: [], ...result},
    });
    return drawn(
      renderEdit(
        /** @type {any} */ ({state, ...speech, dispatch() {}, link: () => '', parts: {review}}),
        state.editing,
      ),
    );
  };
  const several = page({
    verdict: 'several',
    fleets: '2',
    belief,
    examples: fleets,
    differs: ['D1', 'C2'],
  });
  assert.match(several, /aria-label=A1, hit aria/);
  assert.match(several, /aria-label=B1, unknown, 61 percent aria/);
  assert.match(
    several,
    /aria-label=D1, unknown, 0 percent, ship in the fleet shown, differs between A and B aria/,
  );
  assert.match(several, /aria-label=C2, unknown, 0 percent, differs between A and B aria/);
  assert.match(several, /thought-name">C1<.*<strong>100%<\/strong> of the fleets that fit/);
  assert.match(several, /aria-label=A1 hit, remove/);
  const unique = page({verdict: 'unique', fleets: '1', belief, examples: fleets.slice(0, 1)});
  assert.match(unique, /aria-label=C1, unknown, 100 percent, ship in the fleet shown aria/);
  assert.doesNotMatch(unique, /thought-name|class="sounding"/);
  const clash = [{kind: 'shot', number: 1, cell: 'A1', answer: {kind: 'hit'}}];
  assert.match(
    page({verdict: 'contradictory', clash, smallest: true}),
    /aria-label=A1, hit, clashes aria/,
  );
});
