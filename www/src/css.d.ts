/** Style sheets come through the bundler. */
declare module '*.css';
