/** Style sheets come through the bundler: beside the scripts for a page, as text for an element. */
declare module '*.css' {
  const text: string;
  export default text;
}
