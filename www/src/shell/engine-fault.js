// A code that is about the engine.
import {codeOf} from './refusal.js';

/** What is wrong with the engine is no fault of what it was to open. @param {unknown} error */
export const isEngineFault = (error) =>
  /^(engine-|no-wasm|no-simd|csp-|connect-)/.test(codeOf(error, ''));
