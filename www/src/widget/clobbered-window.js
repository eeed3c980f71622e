// Elements of the page around answer by their ids as properties of the window too, where it has none of that name. What libraries look for there, to see whether it is there at all, shall not be somebody's heading.

for (const name of ['litHtmlVersions', 'litHtmlPolyfillSupport', 'trustedTypes'])
  if (!Object.hasOwn(globalThis, name) && Reflect.get(globalThis, name) !== undefined)
    Object.defineProperty(globalThis, name, {value: undefined, writable: true, configurable: true});
