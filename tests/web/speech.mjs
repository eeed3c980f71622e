// English words, none of which may be missing.

import assert from 'node:assert/strict';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {createNames} from '../../www/src/shell/names.js';
import {english} from './english.mjs';

export const words = wordsFrom({
  locale: 'en',
  messages: messagesFrom(english),
  onMissing: (key) => assert.fail(`no words for ${key}`),
});
export const speech = {words, names: createNames(words)};
