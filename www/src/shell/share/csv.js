// Comma-separated values, by RFC 4180.

/** @param {string} text */
const field = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** @param {(string | number)[][]} rows @returns {string} */
export const csvOf = (rows) =>
  rows.map((row) => `${row.map((value) => field(String(value))).join(',')}\r\n`).join('');
