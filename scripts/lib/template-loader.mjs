// Templates as they are sent: where a line is broken and indented for its reader, one space says the same in HTML and in SVG.

import {parse} from 'acorn';

/** Within these elements every space counts. */
const KEEPS = /<(pre|textarea)\b/;

/** @param {any} node of a syntax tree @param {(node: any) => void} visit @returns {void} */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node?.type === 'string') {
    visit(node);
    for (const part of Object.values(node)) if (part && typeof part === 'object') walk(part, visit);
  }
}

/** @param {string} source a module @returns {string} */
export default function templates(source) {
  /** @type {[number, number][]} */
  const found = [];
  walk(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}), ({type, tag, quasi}) => {
    if (type !== 'TaggedTemplateExpression' || !['html', 'svg'].includes(tag.name)) return;
    if (quasi.quasis.some((/** @type {any} */ {value}) => KEEPS.test(value.raw))) return;
    for (const {start, end} of quasi.quasis) found.push([start, end]);
  });
  let sent = source;
  for (const [start, end] of found.sort(([one], [other]) => other - one))
    sent =
      sent.slice(0, start) + source.slice(start, end).replace(/\s*\n\s*/g, ' ') + sent.slice(end);
  return sent;
}
