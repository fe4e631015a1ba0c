// Lets a build drop the parts of react-router that nobody imports: naming a component is a side effect to a minifier, and
// so is making one by forwardRef, unless it is told otherwise. 4 kB (brotli) in every first visit (7.18).
const NAMED = /^(\w+)\.displayName = "[^"]*";$/gm;
const MADE = /^((?:var|const) \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm;

/** Said to who writes a page, on the console; half a kilobyte (brotli). */
const WARNED = /^ +warning\([^]*?\);$/gm;
const WARNS = 'function warning(';

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function markUnusedParts(source) {
  if (!source.includes('.forwardRef(')) return source;
  const [named, made] = [NAMED, MADE].map((pattern) => source.match(pattern)?.length ?? 0);
  if (!named || !made)
    throw new Error(`${this.resourcePath} names and makes its components in another way than expected`);
  if (source.includes(WARNS) && source.search(WARNED) === -1)
    throw new Error(`${this.resourcePath} warns in another way than expected`);
  return source.replace(WARNED, '').replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2');
};
