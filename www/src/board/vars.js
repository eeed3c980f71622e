/** Numbers for the style sheet: set through the object model, since the content policy refuses style attributes. */
import {Directive, directive, PartType} from 'lit/directive.js';

class Vars extends Directive {
  /** @param {import('lit/directive.js').PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('vars belongs on an element');
    /** @type {Record<string, string>} */
    this.set = {};
  }

  /** @param {Record<string, string | number>} _values */
  render(_values) {}

  /**
   * @param {import('lit/directive.js').ElementPart} part
   * @param {[Record<string, string | number>]} args
   */
  update(part, [values]) {
    const {style} = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values)) {
      const text = String(value);
      if (this.set[name] === text) continue;
      this.set[name] = text;
      style.setProperty(name, text);
    }
  }
}

/** `<div ${vars({'--at': 0.5})}>` */
export const vars = directive(Vars);
