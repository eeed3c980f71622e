/** Messages come through the bundler, which reads their syntax. */
declare module '*.ftl' {
  const messages: import('./words.js').Messages;
  export default messages;
}
