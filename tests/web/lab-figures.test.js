// The published figures on the page of the lab: what is said of how they are judged, and what stands beside them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ERRORS, judged, ROUNDING} from '../../www/src/lab/judging.js';
import {initialState} from '../../www/src/lab/state.js';
import {renderFigures} from '../../www/src/lab/view-figures.js';
import {drawn} from './drawn.mjs';
import {speech} from './speech.mjs';

/** @param {Partial<import('../../www/src/lab/state.js').State>} [state] @returns {string} the section as it is read */
const figuresOf = (state) =>
  drawn(
    renderFigures(
      /** @type {any} */ ({
        ...{...speech, state: {...initialState(), ...state}, workers: 2, part: null},
        ...{lang: 'en', dispatch() {}},
      }),
    ),
  );

test('by which rule a figure is reproduced, and what stands after ±, is said where figures are', () => {
  const se = 0.1;
  const far = ERRORS * se + ROUNDING;
  assert.equal(judged({value: 60 + far - 0.01, se}, [60, 60]), 'agrees');
  assert.equal(judged({value: 60 + far + 0.01, se}, [60, 60]), 'differs');
  const text = figuresOf();
  assert.match(
    text,
    new RegExp(`within ${ERRORS} standard errors .* and ${ROUNDING} for rounding`),
  );
  assert.match(text, /± stands, everywhere on this page, .* 95 of 100/);
  // A standard error by itself would be another ±.
  assert.doesNotMatch(text, /standard error \d/);
});
