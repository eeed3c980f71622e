// Fuzzes one reader in JavaScript: node scripts/fuzz-script.mjs lesson [--seconds 60] [--seed 1]; --file FILE tries one input, as a crash has left it.

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {fuzzed, nameOf} from './lib/fuzz-script.mjs';
import {at} from './lib/paths.mjs';

const {values, positionals} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    seed: {type: 'string', default: String(Date.now() % 2 ** 31)},
    file: {type: 'string'},
  },
  allowPositionals: true,
});
const [name] = positionals;
/** @type {import('./lib/fuzz-script.mjs').Target} */
const target = await import(at(`fuzz/readers/${name}.js`));

/** @param {string} folder @returns {string[]} */
function textsIn(folder) {
  mkdirSync(at(folder), {recursive: true});
  return readdirSync(at(folder)).map((file) => readFileSync(at(`${folder}/${file}`), 'utf8'));
}

if (values.file !== undefined)
  process.stdout.write(`${target.law(readFileSync(values.file, 'utf8'))}\n`);
else {
  const corpus = `fuzz/corpus/${name}`;
  const begun = performance.now();
  const {inputs, fault, text, most} = fuzzed(
    {...target, seeds: [...target.seeds, ...textsIn(`fuzz/seeds/${name}`)]},
    {
      seed: Number(values.seed),
      corpus: textsIn(corpus),
      isOver: () => performance.now() - begun > 1000 * Number(values.seconds),
      found: (one) => writeFileSync(at(`${corpus}/${nameOf(one)}`), one),
    },
  );
  process.stdout.write(`  ${inputs} inputs, at most ${most.toFixed(1)} blocks a letter\n`);
  if (text !== null) {
    const folder = `fuzz/artifacts/${name}`;
    mkdirSync(at(folder), {recursive: true});
    const file = `${folder}/crash-${nameOf(text)}`;
    writeFileSync(at(file), text);
    process.stdout.write(
      `${fault?.stack}\n\nseed ${values.seed}; once more: node scripts/fuzz-script.mjs ${name} --file ${file}\n`,
    );
    process.exitCode = 1;
  }
}
