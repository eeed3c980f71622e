// The page For teachers: a lesson, all that it can be handed out as, and what comes back of it. Fetched when it is opened.
import {html, nothing} from 'lit/html.js';
import {fileName} from '../../../features/lessons/file-name.js';
import {FOCUSED} from '../../../features/lessons/index.js';
import english from '../../../i18n/en/teachers.ftl';
import {linkIn} from '../../../shell/links.js';
import {renderButton, sending} from '../../../shell/view/controls.js';
import {field, option} from '../../../shell/view/fields.js';
import {fileField} from '../../../shell/view/file-field.js';
import {queryFor} from '../address.js';
import {OURS} from '../ours.js';
import {waysOf} from './ways.js';

/** @import {Source} from '../types.js' */
/** @typedef {import('../view.js').Shown} Shown */

export const words = {
  english: [english],
  packs: [
    (/** @type {string} */ language) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../../i18n/${language}/teachers.ftl`
      ),
  ],
};

/** @param {Shown} shown */
export function renderTeachers(shown) {
  const {state, words, lang} = shown;
  return html`<div class="intro">
      <h1 class="title" id=${FOCUSED} tabindex="-1">${words('teachers-title')}</h1>
      <p class="lede">${words('teachers-lede')}</p>
    </div>
    ${renderChoice(shown)} ${state.handed ? renderWays(shown, state.handed) : nothing}
    <section aria-labelledby="teachers-counts">
      <h2 id="teachers-counts">${words('teachers-counts')}</h2>
      <p class="lesson-told">${words('teachers-counts-tries')} ${words('teachers-counts-own')}</p>
      <p class="lesson-told">${words('teachers-counts-answers')}</p>
      <p class="bar-group">
        <a class="button button-quiet" href=${linkIn('./', lang)}>${words('lessons-to-shelf')}</a>
        <a class="button button-quiet" href=${linkIn('../demo/', lang)}>${words('teachers-demo')}</a>
        <a class="button button-quiet" href=${linkIn('../docs/course/', lang)}>${words('teachers-course')}</a>
      </p>
    </section>`;
}

/** @param {Source} source */
const keyOf = (source) => ('id' in source ? `${source.of} ${source.id}` : source.of);

/** Which lesson: one of ours, of this device, or of somebody else. @param {Shown} shown */
function renderChoice({state, words, dispatch}) {
  const {source, handed, kept, loading} = state;
  const titled = [
    ...OURS.map(({id}) => ({
      of: /** @type {const} */ ('ours'),
      id,
      title: words(`lessons-ours-${id}`),
    })),
    ...kept.map(({id, lesson: {title}}) => ({of: /** @type {const} */ ('kept'), id, title})),
  ];
  const here = handed && source ? keyOf(source) : '';
  const isListed = titled.some((one) => keyOf(one) === here);
  return html`<section aria-labelledby="teachers-lesson">
    <h2 id="teachers-lesson">${words('teachers-lesson')}</h2>
    <div class="field-row">
      ${field(
        'teachers-which',
        words('teachers-which'),
        [
          isListed ? nothing : option('', handed?.title ?? words('teachers-which-none'), true),
          ...titled.map((one) =>
            option(keyOf(one), one.title || words('lessons-untitled'), keyOf(one) === here),
          ),
        ],
        (key) => {
          const chosen = titled.find((one) => keyOf(one) === key);
          if (chosen) dispatch({type: 'hand', source: {of: chosen.of, id: chosen.id}});
        },
      )}
      ${fileField('teachers-file', words('lessons-file'), '.json,application/json', (file) => dispatch({type: 'open-file', file}))}
      <form class="field" @submit=${sending('said', (said) => dispatch({type: 'hand-said', said}))}>
        <label for="teachers-said">${words('teachers-said')}</label>
        <span class="field-row">
          <input id="teachers-said" name="said" type="text" autocomplete="off" spellcheck="false" />
          <button class="button" type="submit">${words('teachers-open')}</button>
        </span>
      </form>
    </div>
    ${loading ? html`<p class="empty">${words('lessons-loading')}</p>` : nothing}
  </section>`;
}

/** @param {Shown} shown @param {import('../../../features/lessons/types.js').Lesson} lesson */
function renderWays(shown, lesson) {
  const {state, words, dispatch, site} = shown;
  const source = /** @type {Source} */ (state.source);
  const ways = waysOf(lesson, site, source.of === 'ours' ? queryFor(source) : null);
  const {frame, link, text, file} = ways;
  const copies = (/** @type {string} */ way, /** @type {string} */ copied) =>
    renderCopying(shown, way, copied, () => dispatch({type: 'copy', text: copied, way}));
  return html`<section aria-labelledby="teachers-title">
    <h2 id="teachers-title" lang=${lesson.language ?? nothing}>${lesson.title}</h2>
    <p>${words('lessons-chapters-count', {chapters: lesson.chapters.length})}</p>
    <p class="bar-group">
      ${renderButton(words('teachers-pupil'), () => dispatch({type: 'open', source, preview: 'hand'}))}
      ${renderButton(words(source.of === 'kept' || source.of === 'draft' ? 'lessons-edit' : 'lessons-edit-copy'), () => dispatch({type: 'write-played'}), {looks: 'button-quiet'})}
    </p>
    <ul class="lesson-cards lesson-ways">
      ${renderWay(shown, 'link', link ? copies('link', link) : html`<p class="notice">${words('teachers-link-long')}</p>`)}
      ${renderWay(shown, 'frame', frame ? copies('frame', frame) : html`<p class="notice">${words('teachers-frame-long')}</p>`)}
      ${renderWay(shown, 'element', html`${ways.isBeside ? html`<p class="notice">${words('teachers-element-beside', {file})}</p>` : nothing}${copies('element', ways.element)}`)}
      ${renderWay(shown, 'file', html`<p class="bar-group">${renderButton(words('teachers-file-save'), () => dispatch({type: 'hand-save', name: file, text}))}</p>`)}
      ${renderWay(shown, 'package', renderPacking(shown, lesson))}
    </ul>
  </section>`;
}

/** One way: what it is, where it works, what comes back. @param {Shown} shown @param {string} way @param {unknown} controls */
const renderWay = ({words}, way, controls) => html`<li class="lesson-card" data-way=${way}>
  <h3>${words(`teachers-${way}`)}</h3>
  <p>${words(`teachers-${way}-where`)}</p>
  <p>${words(`teachers-${way}-back`)}</p>
  ${controls}
</li>`;

/** The browser says what is no score. @param {Shown} shown @param {import('../../../features/lessons/types.js').Lesson} lesson */
const renderPacking = ({words, dispatch}, lesson) => html`<form
  class="field"
  @submit=${sending('mastery', (said) =>
    dispatch({
      type: 'hand-pack',
      name: fileName(lesson.title, 'zip'),
      lesson,
      ...(said === '' ? {} : {mastery: Number(said)}),
    }),
  )}
>
  <label for="teachers-mastery">${words('teachers-package-mastery')}</label>
  <input id="teachers-mastery" name="mastery" type="number" min="0" max="100" step="any" aria-describedby="teachers-mastery-hint" />
  <span class="field-hint" id="teachers-mastery-hint">${words('teachers-package-mastery-hint')}</span>
  <span class="field-row"><button class="button" type="submit">${words('teachers-package-save')}</button></span>
</form>`;

/** @param {Shown} shown @param {string} way @param {string} copied @param {() => void} copy */
const renderCopying = ({state, words}, way, copied, copy) => html`<div class="field">
  <label for="teachers-${way}-text">${words(`teachers-${way}-text`)}</label>
  <textarea id="teachers-${way}-text" rows="3" readonly spellcheck="false" .value=${copied} @focus=${(
    /** @type {{target: HTMLTextAreaElement}} */ {target},
  ) => target.select()}></textarea>
  <span class="field-row">
    ${renderButton(words(`teachers-${way}-copy`), copy)}
    ${state.said?.args?.way === way ? html`<span class="field-hint">${words('lessons-copied')}</span>` : nothing}
  </span>
</div>`;
