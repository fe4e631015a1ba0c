// Names the chunk of each part of a remote after its key, so that the build can say which files it needs.
const PART = /(['"]?)([\w/:-]+)\1(\s*:\s*lazy\(\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*)(?!\s*\/\*)/g;

/** @param {string} key a route path or a widget's name */
const chunkName = (key) =>
  `${key.startsWith('/') ? 'page' : 'widget'}-${key.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '')}`;

/** @param {string} source */
module.exports = function nameLazyExports(source) {
  return source.replace(PART, (...[, quote, key, call]) => {
    return `${quote}${key}${quote}${call}/* webpackChunkName: "${chunkName(key)}" */ `;
  });
};
module.exports.chunkName = chunkName;
