/** Lets a tint give way to the next by opacity alone: the old one stays below while the new one fades in over it. */
import {Directive, directive} from 'lit/directive.js';

class CrossFade extends Directive {
  /** @type {string | null} */
  shown = null;
  even = false;

  /** @param {string | null} _tint */
  render(_tint) {}

  /**
   * @param {import('lit/directive.js').ElementPart} part - A group of two shapes.
   * @param {[string | null]} args
   */
  update(part, [tint]) {
    if (tint === this.shown) return;
    const [below, above] = part.element.children;
    // Nothing fades in over what is gone: that goes at once.
    tell(below, tint === null ? null : this.shown);
    tell(above, tint);
    this.shown = tint;
    this.even = !this.even;
    // An animation starts again only under another name.
    above.setAttribute('data-fade', this.even ? 'even' : 'odd');
  }
}

/**
 * @param {Element} shape
 * @param {string | null} tint
 */
function tell(shape, tint) {
  if (tint === null) shape.removeAttribute('data-tint');
  else shape.setAttribute('data-tint', tint);
}

export const crossFade = directive(CrossFade);
