import assert from 'node:assert/strict';
import {test} from 'node:test';
import {helpRows} from '../../www/src/games/sea/dialogs/help-rows.js';
import {SHORTCUTS, shortcutFor} from '../../www/src/games/sea/keys.js';
import {keyName} from '../../www/src/shell/key-name.js';
import {english} from './english.mjs';

const press = (key, modifiers = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});
const onCell = {onCell: true, inRegion: true, deploying: false};

test('keys with the modifiers of browser or system are left alone', () => {
  assert.equal(shortcutFor(press('z', {metaKey: true}), onCell), null);
  assert.equal(shortcutFor(press('ArrowLeft', {altKey: true}), onCell), null);
  assert.equal(shortcutFor(press('w', {ctrlKey: true}), onCell), null);
});

test('single letters act only about the boards', () => {
  assert.equal(shortcutFor(press('z'), onCell)?.does, 'undo');
  assert.equal(shortcutFor(press('z'), {onCell: false, inRegion: false, deploying: false}), null);
  assert.equal(shortcutFor(press('g'), {onCell: false, inRegion: true, deploying: false}), null);
});

test('shift and capitals mean the same on every keyboard', () => {
  assert.equal(keyName(press('Z', {shiftKey: true})), 'Shift+z');
  assert.equal(keyName(press('Z')), 'z');
  assert.equal(shortcutFor(press('Z', {shiftKey: true}), onCell)?.does, 'redo');
  assert.equal(shortcutFor(press('?', {shiftKey: true}), onCell)?.does, 'help');
  assert.equal(shortcutFor(press('/', {shiftKey: true}), onCell)?.does, 'entry');
});

test('on a keyboard of another alphabet the place of a key counts', () => {
  for (const [key, code, name] of [
    ['я', 'KeyZ', 'z'],
    ['ζ', 'KeyZ', 'z'],
    ['х', 'BracketLeft', '['],
    ['ğ', 'BracketLeft', '['],
    ['ı', 'KeyI', 'i'],
    ['ё', 'Backquote', 'ё'],
    // A Latin letter is itself, wherever it stands.
    ['z', 'KeyY', 'z'],
    ['Enter', 'Enter', 'Enter'],
  ])
    assert.equal(keyName(press(key, {code})), name);
  assert.equal(keyName(press('Я', {code: 'KeyZ', shiftKey: true})), 'Shift+z');
});

test('ships are picked by number only while deploying', () => {
  assert.equal(shortcutFor(press('3'), onCell), null);
  assert.deepEqual(shortcutFor(press('3'), {...onCell, deploying: true})?.with, 2);
});

test('no key means two things in one place', () => {
  const seen = new Set();
  for (const {keys, scope} of SHORTCUTS) {
    for (const key of keys) {
      assert.ok(!seen.has(`${scope} ${key}`), key);
      seen.add(`${scope} ${key}`);
    }
  }
});

test('the help prints every key, each with words', () => {
  const rows = helpRows();
  assert.equal(rows.flatMap(({keys}) => keys).length, SHORTCUTS.length);
  for (const {word} of rows) assert.match(english, new RegExp(`^${word} =`, 'm'), word);
});
