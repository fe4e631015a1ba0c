/** Lets an icon ask for its base by a name that can be shared; lucide imports it by a relative path. */
module.exports = (source) => source.replace(/(['"])\.\.\/createLucideIcon\.mjs\1/, "'lucide-react/icon-base'");
