import {stripVTControlCharacters} from 'node:util';

/** @typedef {{passed: number, failed: number, faults?: string}} Tally `faults`: what a runner says of those that failed */

const cargoLine = /^test result: \w+\. (\d+) passed; (\d+) failed;/;
const nodeLine = /^ℹ (pass|fail|cancelled) (\d+)$/;

/** So much of a line is kept, and of what a program said last. */
const [MOST_LETTERS, MOST_LAST] = [400, 4000];

/** Where a runner begins to tell of its failures, and where that ends: node's ends with its output. */
const FAULTS = /^(failures:|✖ failing tests:)$/;
const FAULTS_END = /^test result: /;

/**
 * Adds up what test runners say in their closing lines: those of `cargo test`,
 * of the wasm test runner, and of node's `spec` reporter.
 *
 * @returns {Required<Tally> & {last: string, hear: (line: string) => void}}
 */
export function createTally() {
  let isFaulty = false;
  const tally = {
    passed: 0,
    failed: 0,
    faults: '',
    last: '',
    /** @param {string} coloured */
    hear(coloured) {
      const line = stripVTControlCharacters(coloured).trimEnd();
      if (FAULTS.test(line)) isFaulty = true;
      if (FAULTS_END.test(line)) isFaulty = false;
      if (isFaulty) tally.faults += `${line.slice(0, MOST_LETTERS)}\n`;
      tally.last = `${tally.last}${line.slice(0, MOST_LETTERS)}\n`.slice(-MOST_LAST);
      const cargo = cargoLine.exec(line);
      if (cargo) {
        tally.passed += Number(cargo[1]);
        tally.failed += Number(cargo[2]);
      }
      const node = nodeLine.exec(line);
      if (node) tally[node[1] === 'pass' ? 'passed' : 'failed'] += Number(node[2]);
    },
  };
  return tally;
}
