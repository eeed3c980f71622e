// What the single file holds itself: engines and books, packed and written as text. Nothing is asked of a server.

const TYPE = {headers: {'content-type': 'application/wasm'}};

/** @param {URL} url with all of it in it @returns {Promise<Response>} */
export async function fetchFile({href}) {
  const packed = Uint8Array.from(atob(href.slice(href.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, TYPE);
}
