// Adds to a language what it does not say yet, in English: node scripts/fill-language.mjs de

import process from 'node:process';
import {fillLanguage} from './lib/language.mjs';

const [language = ''] = process.argv.slice(2);
if (/^[a-z]{2,3}$/.test(language) && language !== 'en') {
  for (const {file, added} of fillLanguage(language))
    if (added > 0) process.stdout.write(`${file}: ${added} in English so far\n`);
} else {
  process.stderr.write('Which language? Two or three letters, not en.\n');
  process.exitCode = 1;
}
