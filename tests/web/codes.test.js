// The codes that the documents list are those of the engine.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {argumentsByCode, errorCodes, errorFiles, rustSource} from './codes.mjs';

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

test('the guide to refusals has every enum of errors, and where it stands', () => {
  const guide = readFileSync(new URL('../../docs/adding/refusal.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('|'));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/(`\w+`(?: and `\w+`)*) in `(src\/[\w/]+\.rs)`/g)].flatMap(([, names, path]) =>
      (names.match(/\w{4,}/g) ?? []).map((name) => `${name} ${path}`),
    ),
  );
  const engine = errorFiles().map(({error, path}) => `${error} ${path}`);
  assert.ok(engine.length > 20);
  assert.deepEqual(named.sort(), engine.sort());
});
