/** Set by the build: the size of the engine, unpacked. */
declare const ENGINE_BYTES: number;
