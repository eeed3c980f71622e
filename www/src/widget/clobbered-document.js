// Elements of the page around answer by their names in the place of what `document` has of that name: `<img name="currentScript">` is `document.currentScript`. What is decided by is asked of the class, where nothing can cover it.

/**
 * @template {keyof Document} Name
 * @param {Document} document
 * @param {Name} name of a property
 * @returns {Document[Name]} what the browser itself has of that name
 */
export const uncovered = (document, name) => Reflect.get(Document.prototype, name, document);
