// Lets an icon ask for its base by a name that can be shared; lucide imports it by a relative path.
const BASE = /(['"])\.\.\/createLucideIcon\.mjs\1/;
/** An icon's old name: a file that only exports another icon. */
const ALIAS = /^export \{ default \} from/m;

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function shareIconBase(source) {
  if (BASE.test(source)) return source.replace(BASE, "'lucide-react/icon-base'");
  if (ALIAS.test(source)) return source;
  throw new Error(
    `${this.resourcePath} does not import ../createLucideIcon.mjs: each remote would carry a base of its own`,
  );
};
