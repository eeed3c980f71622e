// A text within a picture: the chunk `iTXt` of PNG.
import {refusal} from '../refusal.js';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHUNK = 'iTXt';

const TABLE = Uint32Array.from({length: 256}, (_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 0xff] ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

/** @param {Uint8Array} bytes */
export const isPng = (bytes) => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** @param {Uint8Array} bytes of a picture @returns {Generator<{type: string, start: number, data: Uint8Array, end: number}>} its chunks, as far as they are whole */
function* chunksOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = SIGNATURE.length; start + 12 <= bytes.length; ) {
    const length = view.getUint32(start);
    const end = start + 12 + length;
    if (end > bytes.length) return;
    const said = bytes.subarray(start + 4, end - 4);
    if (checksum(said) !== view.getUint32(end - 4)) return;
    yield {
      type: String.fromCharCode(...said.subarray(0, 4)),
      start,
      data: said.subarray(4),
      end,
    };
    start = end;
  }
}

/** @param {Uint8Array} bytes @param {string} keyword @param {string} text @returns {Uint8Array<ArrayBuffer>} the picture with the text right after its head */
export function withText(bytes, keyword, text) {
  const [head] = isPng(bytes) ? [...chunksOf(bytes)] : [];
  if (head?.type !== 'IHDR') throw refusal('bad-picture');
  // Keyword, then: not packed, no language, no other keyword.
  const said = new TextEncoder().encode(`${CHUNK}${keyword}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(said.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, said.length - CHUNK.length);
  chunk.set(said, 4);
  view.setUint32(said.length + 4, checksum(said));
  const whole = new Uint8Array(bytes.length + chunk.length);
  whole.set(bytes.subarray(0, head.end));
  whole.set(chunk, head.end);
  whole.set(bytes.subarray(head.end), head.end + chunk.length);
  return whole;
}

/** @param {Uint8Array} bytes @param {string} keyword @returns {string | null} null where the picture carries none */
export function textOf(bytes, keyword) {
  if (!isPng(bytes)) return null;
  for (const {type, data} of chunksOf(bytes)) {
    if (type !== CHUNK) continue;
    const ends = data.indexOf(0);
    if (new TextDecoder().decode(data.subarray(0, ends)) !== keyword) continue;
    // What others have packed or translated is not ours.
    if (data[ends + 1] !== 0 || data[ends + 3] !== 0 || data[ends + 4] !== 0) continue;
    return new TextDecoder().decode(data.subarray(ends + 5));
  }
  return null;
}
