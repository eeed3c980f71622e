import {html} from 'lit/html.js';
import {linkIn} from '../links.js';

const MODES = /** @type {const} */ ([
  ['play', ''],
  ['watch', '?mode=watch'],
  ['puzzle', '?mode=puzzle'],
  ['edit', '?mode=edit'],
]);

/** Pages that stand by themselves, each in a folder of its own. */
const OWN = /** @type {const} */ ([
  ['lab', 'lab/'],
  ['learn', 'docs/'],
  ['reversi', 'reversi/'],
]);

/**
 * The header of a page that stands by itself: from there the modes are links.
 * @param {{here: typeof OWN[number][0] | null, main: string, skip: string, lang: string | null, words: import('../../i18n/words.js').Words, up?: string}} page `here`: none of a page below one of them; `main`: the id that the skip link leads to; `lang`: what its link has asked for; `up`: the way to the site
 */
export const renderSiteHeader = ({
  here,
  main,
  skip,
  lang,
  words,
  up = '../',
}) => html`<header class="header">
  <a class="skip unseen" href="#${main}">${skip}</a>
  <a class="brand" href=${linkIn(up, lang)}>${words('brand')}</a>
  <nav class="nav" aria-label=${words('nav-label')}>
    ${MODES.map(([name, href]) => html`<a class="nav-item" href=${linkIn(up + href, lang)}>${words(`nav-${name}`)}</a>`)}
    ${OWN.map(
      ([name, href]) =>
        html`<a class="nav-item" href=${linkIn(name === here ? './' : up + href, lang)} aria-current=${name === here ? 'page' : 'false'}>${words(`nav-${name}`)}</a>`,
    )}
  </nav>
</header>`;
