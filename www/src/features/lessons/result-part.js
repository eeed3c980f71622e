// The end of a lesson: it is finished, and its result handed in where nobody is told of it. Fetched once every chapter has an answer.
import {html, nothing} from 'lit/html.js';
import english from '../../i18n/en/lesson-result.ftl';
import {fetchResult} from '../../i18n/result-pack.js';
import {copyText, download} from '../../shell/document.js';
import {renderButton} from '../../shell/view/controls.js';
import {valueIn} from '../../shell/view/fields.js';
import {renderSure} from '../../shell/view/sure.js';
import {fileName} from './file-name.js';
import {LENGTHS} from './format.js';
import {progressIn} from './player-state.js';
import {resultText} from './result.js';

/** @typedef {import('./view-player.js').Shown} Shown */

export const words = {english: [english], packs: [fetchResult]};

/** @param {Shown} shown */
export const renderEnd = (
  shown,
) => html`${progressIn(shown.state)?.done ? nothing : renderFinish(shown)}
  ${shown.reported ? nothing : renderResult(shown)}`;

/** @param {Shown} shown */
const renderFinish = (shown) => html`<p class="bar-group">
  ${renderSure({...shown, state: shown}, 'lessons-finish', {type: 'lesson-finish'})}
  <span class="field-hint">${shown.words('lessons-finish-hint')}</span>
</p>`;

/** @param {Shown} shown */
function renderResult(shown) {
  const {state, words, dispatch} = shown;
  const {name, said} = state.result;
  const text = resultText(state, new Date(), shown);
  const say = (/** @type {string} */ key) => dispatch({type: 'lesson-result', result: {said: key}});
  const copy = () =>
    copyText(text).then(
      () => say('lessons-result-copied'),
      () => say('lessons-result-refused'),
    );
  function save() {
    download(fileName([state.lesson?.title, name].join(' '), 'txt'), text);
    say('lessons-result-saved');
  }
  return html`<section class="lesson-result" aria-labelledby="lesson-result">
    <h3 id="lesson-result">${words('lessons-result')}</h3>
    <p class="field-hint">${words('lessons-result-hint')}</p>
    <div class="field">
      <label for="lesson-pupil">${words('lessons-result-name')}</label>
      <input id="lesson-pupil" type="text" maxlength=${LENGTHS.title} autocomplete="name" .value=${name} @input=${(
        /** @type {Event} */ event,
      ) => dispatch({type: 'lesson-result', result: {name: valueIn(event), said: null}})} />
    </div>
    <div class="field">
      <label for="lesson-handed">${words('lessons-result-text')}</label>
      <textarea id="lesson-handed" rows="6" readonly spellcheck="false" .value=${text} @focus=${(
        /** @type {{target: HTMLTextAreaElement}} */ {target},
      ) => target.select()}></textarea>
    </div>
    <p class="bar-group">
      ${renderButton(words('lessons-result-copy'), copy)} ${renderButton(words('lessons-result-save'), save)}
      ${said ? html`<span class="field-hint">${words(said)}</span>` : nothing}
    </p>
  </section>`;
}
