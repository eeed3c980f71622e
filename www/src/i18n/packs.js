/**
 * Words that are fetched. English comes with the scripts, file by file; of another language `first` holds what the first
 * sight says and `parts` what else the page of the seas does, since a request costs more than the words do.
 *
 * @param {string} language other than English
 * @param {string} pack
 * @returns {Promise<{default: string}>}
 */
export const fetchPack = (language, pack) =>
  import(/* webpackChunkName: "words/[request]" */ `./${language}/${pack}.js`);
