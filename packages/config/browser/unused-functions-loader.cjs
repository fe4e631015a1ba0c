// Leaves out of libraries what the portal never runs and a minimizer cannot know: of the federation host snapshots and
// preloads (the registry and the HTML do both), entries of other kinds than scripts, shared modules that are taken without
// waiting; of stylis the prefixes for old browsers, which styled-components asks for only when it is told to; of the router
// what its data routers need; of react-query lists without an end. 6 kB (brotli) of every first visit. What is called all
// the same throws, and what is not there to be left out fails the build.

/** By the end of a file's path. @type {[RegExp, string[]][]} */
const UNUSED = [
  [/runtime-core\/dist\/core\.js$/, ['loadShareSync', 'preloadRemote', 'initRawContainer']],
  [/runtime-core\/dist\/remote\/index\.js$/, ['preloadRemote', 'initRawContainer']],
  [/runtime-core\/dist\/shared\/index\.js$/, ['loadShareSync']],
  [
    /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    ['loadRemoteSnapshotInfo', 'getGlobalRemoteInfo', 'getManifestJson', 'loadManifestSnapshot'],
  ],
  [/runtime-core\/dist\/utils\/load\.js$/, ['loadEsmEntry', 'loadSystemJsEntry']],
  [/stylis\/src\/Middleware\.js$/, ['prefixer']],
  [/query-core\/build\/modern\/infiniteQueryBehavior\.js$/, ['infiniteQueryBehavior']],
  [
    /react-router\/dist\/production\/chunk-\w+\.mjs$/,
    [
      'DefaultErrorComponent',
      'RenderErrorBoundary',
      'RSCErrorHandler',
      'decodeRouteErrorResponseDigest',
      'useNavigateStable',
    ],
  ],
];

/** A method of a class, a function, a class: how each is written, and what stands for it. @type {(name: string) => [RegExp, string][]} */
const formsOf = (name) => [
  [new RegExp(`\\n\\t(?:async )?${name}\\([^\\n]*\\) \\{\\n[^]*?\\n\\t\\}(?=\\n)`), ''],
  [
    new RegExp(`\\n(export )?(?:async )?function ${name} ?\\([^]*?\\) \\{\\n[^]*?\\n\\}(?=\\n)`),
    `\n$1function ${name}() { throw new Error("${name} is left out"); }`,
  ],
  [new RegExp(`\\nvar ${name} = class[^]*?\\n\\};(?=\\n)`), `\nvar ${name} = class {};`],
];

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function leaveOut(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const [, names = []] = UNUSED.find(([file]) => file.test(path)) ?? [];
  // The router has several such files, of which one holds its components.
  if (path.includes('/react-router/') && !source.includes('function useRoutes(')) return source;
  return names.reduce((text, name) => {
    const [form, instead] = formsOf(name).find(([each]) => each.test(text)) ?? [];
    if (!form) throw new Error(`${path} has no ${name} that could be left out`);
    return text.replace(form, instead ?? '');
  }, source);
};
