/** Set by the build: the size of the engine, unpacked. */
declare const ENGINE_BYTES: number;
/** Set by the build: the root of the site, relative to the page or absolute. */
declare const __webpack_public_path__: string;
