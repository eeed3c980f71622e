/** Messages come through the bundler as text. */
declare module '*.ftl' {
  const source: string;
  export default source;
}
