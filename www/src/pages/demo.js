// The list of the demo pages: it is there without this script, which gives it the site's frame.
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/app.css';
import '../../styles/page.css';
import '../../styles/parts.css';
import '../../styles/demo.css';
import {render} from 'lit/html.js';
import {createPage} from '../app/create-page.js';
import english from '../i18n/en/teachers.ftl';
import {renderSiteFooter} from '../shell/view/site-footer.js';
import {renderSiteHeader} from '../shell/view/site-header.js';

const page = createPage({
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../i18n/${asked}/teachers.ftl`
    ),
  english: [english],
  heading: (words) => ({
    title: words('teachers-demo'),
    description: words('teachers-demo-line'),
  }),
  changed: () => language.isThere() && draw(),
});
const {language} = page;
const [above, below] = ['above', 'below'].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);
const list = /** @type {HTMLElement} */ (document.getElementById('demo'));
/** In the order in which they stand. */
const TEXTS = [
  ...['teachers-demo', 'demo-lede', 'demo-element', 'demo-several', 'demo-frame'],
  ...['demo-sandbox', 'demo-strict', 'demo-events', 'demo-lms', 'demo-slides'],
  ...['demo-take-along', 'demo-lesson', 'teachers-course'],
];
// What the first drawing replaces is there for browsers without scripts.
above.replaceChildren();

function draw() {
  const shown = page.shown();
  const {words, lang, sound} = shown;
  const header = {here: null, main: 'demo', skip: words('teachers-demo-skip'), lang, words, sound};
  render(renderSiteHeader(header), above);
  render(renderSiteFooter(shown), below);
  for (const [at, one] of list.querySelectorAll('h1, .lede, li > a').entries())
    one.textContent = words(TEXTS[at]);
  list.removeAttribute('lang');
  page.showHeading();
}

page.start({updates: false});
