// The rows that the page of the seas stores in the browser. Elements and other pages store none there.

/** @import {StoredRows} from './games-database.js' */

export const DATABASE = 'spyglass';

/** @returns {Promise<StoredRows>} */
async function fetch() {
  const {createRows} = await import(/* webpackChunkName: "database" */ './games-database.js');
  return createRows();
}

/** A browser that does not list its databases may have ours. */
async function exists() {
  try {
    return (await indexedDB.databases()).some(({name}) => name === DATABASE);
  } catch {
    return true;
  }
}

export const siteRows = {fetch, exists};
