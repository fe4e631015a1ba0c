/** The one file of the bundler's runtime that is published without its types. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  /** Loads what a chunk of an entry consumes before the chunk is run. */
  export const consumes: (options: object) => void;
}
