import {fetchFile} from './files.js';

/** What Reversi's engine has learned. */
export async function learned() {
  const response = await fetchFile(new URL('../../books/reversi.weights', import.meta.url));
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
