// Counting in slices: between two of them newer calls are heard.

/** What a slice shall take. */
const SLICE_MS = 20;
/** The work of the first slice, before one has been measured. */
const FIRST_WORK = 100_000;
const LEAST_WORK = 5_000;
const MOST_WORK = 5_000_000;

/** @param {number} least @param {number} value @param {number} most */
const between = (least, value, most) => Math.min(Math.max(value, least), most);

/** The next task of this thread, after those that wait already. @returns {Promise<void>} */
export const nextTask = () =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * @param {() => number} now milliseconds
 * @param {number} [cost] how many of the usual units one of this count's takes
 */
export function createSlices(now, cost = 1) {
  let work = FIRST_WORK;

  /**
   * One slice of a count. Its work follows the time the slices before took.
   * @param {(work: number) => boolean} advance
   * @returns {boolean} whether nothing is left to do
   */
  return (advance) => {
    const began = now();
    if (advance(Math.ceil(work / cost))) return true;
    const took = now() - began;
    // One that did not fill its slice tells little of the next, so the change is bounded.
    work = between(LEAST_WORK, work * between(0.5, SLICE_MS / took, 2), MOST_WORK);
    return false;
  };
}
