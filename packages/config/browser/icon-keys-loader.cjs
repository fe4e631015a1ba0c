// Takes the keys out of an icon's nodes, which React only asks for while developing: the nodes never move. Six letters
// that do not compress for each of the hundred nodes of a first visit.
const KEY = /,\s*key: "[\w-]+"(?=\s*\})/g;
/** An icon's old name: a file that only exports another icon. */
const ALIAS = /^export \{ default \} from/m;

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function dropKeys(source) {
  if (ALIAS.test(source)) return source;
  const shorter = source.replace(KEY, '');
  if (shorter === source) throw new Error(`${this.resourcePath} writes the keys of its nodes in another way`);
  // A statement that does nothing and that a minimizer dares not drop.
  return shorter.replace(/^__iconData\.node;$/m, '');
};
