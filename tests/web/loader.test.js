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

test('the engine is counted as it comes, and comes whole', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
  const seen = [];
  const response = new Response(bytes, {headers: {'content-length': String(bytes.length)}});
  const answer = counted(response, (loaded, total) => seen.push([loaded, total]));
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
  assert.deepEqual(seen.at(-1), [bytes.length, bytes.length]);
  assert.equal(answer.headers.get('content-type'), 'application/wasm');
});

test('of a packed answer the whole length is not known', async () => {
  const headers = {'content-length': '10', 'content-encoding': 'br'};
  const seen = [];
  await counted(new Response('abc', {headers}), (_, total) => seen.push(total)).text();
  assert.deepEqual(seen, [0]);
});
