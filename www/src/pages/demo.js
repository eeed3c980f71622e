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
// What the first drawing replaces is there for browsers without scripts.
above.replaceChildren();

function draw() {
  const shown = page.shown();
  const {words, lang, sound} = shown;
  const header = {
    ...{here: null, below: /** @type {const} */ ('learn'), main: 'demo'},
    ...{skip: words('teachers-demo-skip'), lang, words, sound},
  };
  render(renderSiteHeader(header), above);
  render(renderSiteFooter(shown), below);
  for (const one of list.querySelectorAll('[data-l10n]'))
    one.textContent = words(one.getAttribute('data-l10n') ?? '');
  list.removeAttribute('lang');
  page.showHeading();
}

page.start({updates: false});
