// The page for an address where no page is. Hosts show it below any address, and it runs no script: it says so in every language, and its links start at the root of the host.
import {escaped} from './course-pictures.mjs';
import {metaPolicy} from './csp.mjs';

/** Only this page says them. */
const SENTENCES = {
  en: 'There is no page at this address.',
  it: 'A questo indirizzo non c’è nessuna pagina.',
  ru: 'По этому адресу страницы нет.',
  tr: 'Bu adreste bir sayfa yok.',
  el: 'Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.',
};

/**
 * @param {string} base the path of the site on its host, `/` at both ends
 * @param {string[]} styles addresses of style sheets
 */
export const missingPage = (base, styles) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${metaPolicy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>404 · Spyglass</title>
    <link rel="icon" href="data:,">
    ${styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n    ')}
  </head>
  <body class="page">
    <header class="header"><a class="brand" href="${escaped(base)}">Spyglass</a></header>
    <main class="course"><div class="intro">
      <h1 class="title">404</h1>
      ${Object.entries(SENTENCES)
        .map(([language, sentence]) => `<p class="lede" lang="${language}">${sentence}</p>`)
        .join('\n      ')}
      <p><a href="${escaped(base)}">Spyglass</a></p>
    </div></main>
  </body>
</html>
`;
