/** Set by the bundler: the folder the script was fetched from. */
declare const __webpack_public_path__: string;
