import {stripVTControlCharacters} from 'node:util';

/** @typedef {{passed: number, failed: number}} Tally */

const cargoLine = /^test result: \w+\. (\d+) passed; (\d+) failed;/;
const nodeLine = /^ℹ (pass|fail|cancelled) (\d+)$/;

/**
 * Adds up what test runners say in their closing lines: those of `cargo test`,
 * of the wasm test runner, and of node's `spec` reporter.
 *
 * @returns {Tally & {hear: (line: string) => void}}
 */
export function createTally() {
  const tally = {
    passed: 0,
    failed: 0,
    /** @param {string} coloured */
    hear(coloured) {
      const line = stripVTControlCharacters(coloured).trimEnd();
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
