// What is refused has a code that never changes, and what it is about.

/** @param {string} code @param {Record<string, any>} [args] */
export const refusal = (code, args = {}) => Object.assign(new Error(code), {code, args});

/** @param {any} error whatever was thrown @param {string} otherwise @returns {string} a browser's own faults have numbers, which say nothing to anybody */
export const codeOf = (error, otherwise) =>
  typeof error?.code === 'string' ? error.code : otherwise;
