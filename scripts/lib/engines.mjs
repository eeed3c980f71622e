import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * An engine of a built checkout.
 *
 * @param {string} folder of the checkout
 * @param {string} name as in `www/pkg`
 */
export async function loadEngine(folder, name) {
  const engine = await import(pathToFileURL(resolve(folder, `www/pkg/${name}.js`)).href);
  engine.initSync({module: readFileSync(resolve(folder, `www/pkg/${name}_bg.wasm`))});
  return engine;
}
