// Names the chunk of each part of a remote after its key, so that the build can say which files it needs.
const PART = /(['"]?)([\w/:-]+)\1(\s*:\s*lazy\(\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*)(?!\s*\/\*)/g;

/** @param {string} key a route path or a widget's name */
const chunkName = (key) =>
  `${key.startsWith('/') ? 'page' : 'widget'}-${key.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '')}`;

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function nameLazyExports(source) {
  let named = 0;
  const result = source.replace(PART, (...[, quote, key, call]) => {
    named += 1;
    return `${quote}${key}${quote}${call}/* webpackChunkName: "${chunkName(key)}" */ `;
  });
  const lazy = source.match(/\blazy\(/g)?.length ?? 0;
  if (named === 0 || named !== lazy) {
    throw new Error(
      `${this.resourcePath}: ${named} of ${lazy} parts are written as \`key: lazy(() => import('…'))\`; others would have no chunk of their name`,
    );
  }
  return result;
};
module.exports.chunkName = chunkName;
