// The folders of the page import downwards only.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {test} from 'node:test';

const root = new URL('../../www/src/', import.meta.url);
/** What each folder may import besides itself. */
const BELOW = {
  data: [],
  engine: [],
  state: [],
  i18n: ['state'],
  input: ['state', 'i18n'],
  speak: ['state', 'i18n'],
  view: ['data', 'state', 'i18n', 'speak', 'input'],
  offline: [],
  out: ['state'],
  flow: ['state', 'i18n'],
  lab: ['data', 'engine', 'state', 'i18n', 'speak', 'view'],
  course: [],
  learn: ['data', 'engine', 'state', 'i18n', 'input', 'speak', 'view'],
  reversi: ['engine', 'state', 'i18n', 'input', 'speak', 'view'],
  parts: ['state', 'i18n', 'input', 'speak', 'view', 'offline', 'out', 'flow'],
  widget: ['engine', 'state', 'i18n', 'speak', 'view', 'flow', 'reversi', 'app.js', 'lazy.js'],
  npm: ['engine', 'widget'],
  single: ['engine', 'state', 'widget', 'npm'],
};

test('no folder imports from above, and sight never from the flows or the engine', () => {
  const files = readdirSync(root, {recursive: true}).map(String);
  for (const file of files.filter((name) => name.endsWith('.js') && name.includes('/'))) {
    const [folder] = file.split('/');
    const source = readFileSync(new URL(file, root), 'utf8');
    for (const [, target] of source.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm)) {
      const [to] = posix.join(posix.dirname(file), target).split('/');
      if (to === '..') continue;
      assert.ok(BELOW[folder], `${folder} has its place in the order`);
      assert.ok(to === folder || BELOW[folder].includes(to), `${file} imports ${target}`);
    }
  }
});
