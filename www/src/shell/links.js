// Links within the site: of which game one is, and in which language.

/** Whether a link is one to Reversi, which has a page of its own. @param {string} search */
export function isOfReversi(search) {
  const query = new URLSearchParams(search);
  const game = query.get('g')?.trim().split(/\s+/)[1] ?? query.get('game');
  return /^reversi\b/.test(game ?? '');
}

/** @param {string} href @param {string | null} lang the same way, in the language that the link to here has asked for */
export function linkIn(href, lang) {
  if (lang === null) return href;
  const [, path, query, hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(href) ?? [];
  return `${path}?${query ? `${query}&` : ''}lang=${encodeURIComponent(lang)}${hash}`;
}

/** @param {string} search the same, of no language */
export const linkOut = (search) =>
  search.replace(/([?&])lang=[^&]*(&|$)/, (_, before, after) => (after ? before : ''));
