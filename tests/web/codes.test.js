// The codes that the documents list are those of the engine.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {argumentsByCode, errorCodes, rustSource} from './codes.mjs';

test('the table of codes has every code of the engine with its arguments, and no other', () => {
  const formats = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  const section = formats.split('\n## Codes\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `([a-z-]+)` \|([^|]*)\| [^|]+ \|$/gm)];
  const listed = rows.map(([, code, args]) => [code, args.match(/\w+/g) ?? []]);
  const engine = [...argumentsByCode(errorCodes(rustSource()))].map(([code, args]) => [
    code,
    [...args],
  ]);
  const sorted = (/** @type {any[]} */ codes) =>
    codes.map(([code, args]) => `${code} ${args.toSorted().join(' ')}`).sort();
  assert.ok(engine.length > 80);
  assert.deepEqual(sorted(listed), sorted(engine));
});
