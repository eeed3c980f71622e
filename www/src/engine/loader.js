// Finds the compiled engine, says why it cannot run, and reports how much of it has arrived.
import {refusal} from '../shell/refusal.js';
import {fetchFile} from './files.js';

/** A function body of one `v128` instruction: valid only where the browser knows SIMD. */
const SIMD_MODULE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Throws with the code of the right that is missing here; returns quietly where the engine can run. */
export function checkRights(wasm = globalThis.WebAssembly) {
  if (typeof wasm?.instantiate !== 'function') {
    throw refusal('no-wasm', {}, 'this browser runs no WebAssembly');
  }
  try {
    // The empty module is always valid, so only a policy can refuse it.
    new wasm.Module(EMPTY_MODULE);
  } catch (error) {
    throw refusal(
      'csp-refused',
      {},
      error instanceof Error ? error.message : 'compiling is not allowed',
    );
  }
  if (!wasm.validate(SIMD_MODULE))
    throw refusal('no-simd', {}, 'this browser lacks WebAssembly SIMD');
}

/**
 * The same answer, its body counted on the way.
 * @param {Response} response
 * @param {(loaded: number, total: number) => void} progress
 * @param {number} total what has arrived at its end: of a packed answer the server tells another number
 */
export function counted(response, progress, total) {
  if (!response.body) return response;
  let loaded = 0;
  const body = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        progress(loaded, total);
        out.enqueue(chunk);
      },
    }),
  );
  // Some plain servers do not know .wasm; with the right type the browser compiles while it loads.
  return new Response(body, {headers: {'content-type': 'application/wasm'}});
}

/** @param {URL} url of a book, or of what an engine has learned */
export async function fetchBytes(url) {
  const response = await fetchFile(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A browser tells of its own refusal a moment after it. */
const REPORT_MS = 50;

/**
 * @template T
 * @param {() => Promise<T>} fetching what the policy of the page forbids has a code of its own
 * @returns {Promise<T>}
 */
async function connected(fetching) {
  const scope = globalThis;
  let refused = false;
  const hear = (/** @type {Event} */ event) => {
    refused ||= 'effectiveDirective' in event && event.effectiveDirective === 'connect-src';
  };
  scope.addEventListener?.('securitypolicyviolation', hear);
  try {
    return await fetching();
  } catch (error) {
    await new Promise((later) => setTimeout(later, REPORT_MS));
    const message = error instanceof Error ? error.message : String(error);
    throw refusal(refused ? 'connect-refused' : 'engine-not-loaded', {}, message);
  } finally {
    scope.removeEventListener?.('securitypolicyviolation', hear);
  }
}

/** @typedef {{default: (source: {module_or_path: Response}) => Promise<{memory: WebAssembly.Memory}>}} LoadableDoor */

/**
 * A door's module, ready to be called, and how much memory it holds.
 * @template {LoadableDoor} Door
 * @param {() => Promise<Door>} bindings
 * @param {URL} url of what they bind
 * @param {(loaded: number, total: number) => void} [progress]
 * @param {number} [total]
 */
export async function loadDoor(bindings, url, progress = () => {}, total = 0) {
  checkRights();
  const [door, response] = await connected(() => Promise.all([bindings(), fetchFile(url)]));
  if (!response.ok)
    throw refusal('engine-not-loaded', {}, `the server answered ${response.status}`);
  const {memory} = await door.default({module_or_path: counted(response, progress, total)});
  return {door, bytes: () => memory.buffer.byteLength};
}
