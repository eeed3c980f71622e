// Cells and ways as people write them.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {parseWay, WAYS} from '../../www/src/games/sea/deploy/ways-text.js';
import {cellName, colName, parseCell, rowName} from '../../www/src/i18n/notation.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {createNames} from '../../www/src/shell/names.js';
import {english as source} from './english.mjs';

test('a letter can name the row, or two numbers the cell', () => {
  assert.equal(cellName('C7', 'letter-rows'), 'G3');
  assert.equal(cellName('M5', 'letter-rows'), 'E13');
  assert.equal(cellName('C7', 'row-column'), '7,3');
  assert.deepEqual([rowName(6, 'letter-rows'), colName(2, 'letter-rows')], ['G', '3']);
  assert.deepEqual([rowName(6, 'row-column'), colName(2, 'row-column')], ['7', '3']);
  assert.deepEqual([rowName(6, 'ru'), colName(2, 'ru')], ['7', 'В']);
});

test('what a notation writes it reads back', () => {
  const board = {rows: 16, cols: 16};
  for (const notation of ['en', 'ru', 'el', 'letter-rows', 'row-column']) {
    for (let col = 0; col < 16; col += 1) {
      const cell = `${'ABCDEFGHIJKLMNOP'[col]}${16 - col}`;
      assert.equal(parseCell(cellName(cell, notation), board, notation), cell);
    }
  }
  assert.equal(parseCell('7, 3', board), 'C7', 'two numbers mean the same in every notation');
  assert.equal(parseCell('C7', board), 'C7');
  for (const text of ['i9', 'I9', 'ı9', 'İ9']) assert.equal(parseCell(text, board), 'I9', text);
  for (const text of ['7 3', '73', '0,1', '17,1', ',7', '7,'])
    assert.equal(parseCell(text, board), null, text);
});

test('a way is read in the reader’s words and in English, also shortened', () => {
  const english = wordsFrom({locale: 'en', messages: messagesFrom(source)});
  for (const way of WAYS) assert.equal(parseWay(` ${way.slice(0, 1).toUpperCase()}`, english), way);
  assert.equal(parseWay('', english), 'right');
  assert.equal(parseWay('across', english), null);
  const russian = wordsFrom({
    locale: 'ru',
    messages: {
      'deploy-way-right': 'вправо',
      'deploy-way-down': 'вниз',
      'deploy-way-left': 'влево',
      'deploy-way-up': 'вверх',
    },
  });
  assert.equal(parseWay('Вниз', russian), 'down');
  assert.equal(parseWay('вв', russian), 'up');
  assert.equal(parseWay('left', russian), 'left');
});

test('a name gets a capital without losing the accent or the dot of its letter', () => {
  const capital = (/** @type {string} */ locale, /** @type {string} */ text) =>
    createNames(wordsFrom({locale, messages: {}})).capital(text);
  assert.equal(capital('el', 'έμαθε τις συνήθειες'), 'Έμαθε τις συνήθειες');
  assert.equal(capital('tr', 'iki direkli'), 'İki direkli');
  assert.equal(capital('en', 'élan 2'), 'Élan 2');
  assert.equal(capital('en', ''), '');
  // In Greek a style sheet's capitals have no accents.
  const styles = new URL('../../www/styles/', import.meta.url);
  for (const file of readdirSync(styles))
    assert.doesNotMatch(readFileSync(new URL(file, styles), 'utf8'), /uppercase|capitalize/, file);
});
