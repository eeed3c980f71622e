// Words as they are sent: comments and empty lines are for translators.

/** @param {string} source in Fluent's syntax; an empty line within a message, before an indented one, stays */
export default (source) => source.replaceAll(/^#.*\n/gm, '').replaceAll(/^\n+(?! )/gm, '');
