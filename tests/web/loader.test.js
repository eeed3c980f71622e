import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkRights, counted} from '../../www/src/engine/loader.js';

const refusing = class {
  constructor() {
    throw new WebAssembly.CompileError('refused by the content policy');
  }
};

test('each missing right has its code', () => {
  const real = WebAssembly;
  const like = (parts) => ({
    instantiate: real.instantiate,
    Module: real.Module,
    validate: real.validate,
    ...parts,
  });
  assert.doesNotThrow(() => checkRights(real));
  assert.throws(() => checkRights(null), {code: 'no-wasm'});
  assert.throws(() => checkRights(like({instantiate: undefined})), {code: 'no-wasm'});
  assert.throws(() => checkRights(like({Module: refusing})), {code: 'csp-refused'});
  assert.throws(() => checkRights(like({validate: () => false})), {code: 'no-simd'});
});

for (const encoding of ['', 'br']) {
  test(`the engine is counted as it comes${encoding && ', also packed'}, and comes whole`, async () => {
    const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
    const seen = [];
    const headers = {'content-length': '10', ...(encoding && {'content-encoding': encoding})};
    const answer = counted(
      new Response(bytes, {headers}),
      (loaded, total) => seen.push([loaded, total]),
      bytes.length,
    );
    assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
    assert.deepEqual(seen.at(-1), [bytes.length, bytes.length]);
    assert.equal(answer.headers.get('content-type'), 'application/wasm');
  });
}
