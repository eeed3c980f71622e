import {html} from 'lit/html.js';

const MODES = /** @type {const} */ ([
  ['play', '../'],
  ['watch', '../?mode=watch'],
  ['puzzle', '../?mode=puzzle'],
  ['edit', '../?mode=edit'],
]);

/** Pages that stand by themselves, each in a folder of its own. */
const OWN = /** @type {const} */ ([
  ['lab', '../lab/'],
  ['learn', '../docs/'],
  ['reversi', '../reversi/'],
]);

/**
 * The header of a page that stands by itself: from there the modes are links.
 * @param {{here: typeof OWN[number][0], main: string, skip: string, words: import('../i18n/words.js').Words}} page `main`: the id that the skip link leads to
 */
export const renderSiteHeader = ({here, main, skip, words}) => html`<header class="header">
  <a class="skip unseen" href="#${main}">${skip}</a>
  <a class="brand" href="../">${words('brand')}</a>
  <nav class="nav" aria-label=${words('nav-label')}>
    ${MODES.map(([name, href]) => html`<a class="nav-item" href=${href}>${words(`nav-${name}`)}</a>`)}
    ${OWN.map(
      ([name, href]) =>
        html`<a class="nav-item" href=${name === here ? './' : href} aria-current=${name === here ? 'page' : 'false'}>${words(`nav-${name}`)}</a>`,
    )}
  </nav>
</header>`;
