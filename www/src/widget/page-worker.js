import {detour} from './cross-origin-worker.js';

/** By then the worker has fetched its script, or was refused it. */
const FETCHED_MS = 60_000;

/** @param {URL | string} url @returns {URL | string | null} what the page may name instead; null where it may name the script */
function nearby(url) {
  const source = detour(url);
  if (source === null) return null;
  const blob = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
  setTimeout(() => URL.revokeObjectURL(blob), FETCHED_MS);
  return blob;
}

/** A worker whose script may come from another origin. The build's configuration names it: its script is bundled as any worker's. */
export class PageWorker extends Worker {
  /** @param {URL} url @param {WorkerOptions} [options] */
  constructor(url, options) {
    const instead = nearby(url);
    super(instead ?? url, instead ? {...options, type: 'classic'} : options);
  }
}
