// Gives every styled component an id derived from its file and name. By itself styled-components numbers components in
// the order in which modules run, which differs between the prerender build and the browser's, so that the prerendered
// markup could not be hydrated (docs/decisions/015-hydrating-the-prerendered-page.md).
const { createHash } = require('node:crypto');
const { relative } = require('node:path');

const DEFINITION = /\b(\w+) = styled(?=[.(])(\.\w+|\((?:[^()]|\([^()]*\))*\))/g;
const USE = /\bstyled[.(]/g;

/** @type {(place: string) => string} a short id that is a class name, too */
const idOf = (place) => `s${createHash('sha256').update(place).digest('hex').slice(0, 6)}`;

/** @this {{ resourcePath: string, getOptions(): { root: string } }} @param {string} source */
module.exports = function nameStyledComponents(source) {
  if (!source.includes("from 'styled-components'")) return source;
  const file = relative(this.getOptions().root, this.resourcePath).replaceAll('\\', '/');
  let named = 0;
  const result = source.replace(DEFINITION, (definition, name) => {
    named += 1;
    return `${definition}.withConfig({ componentId: '${idOf(`${file} ${name}`)}' })`;
  });
  const used = source.match(USE)?.length ?? 0;
  if (named !== used) {
    throw new Error(
      `${file}: ${used - named} styled components are not defined as \`Name = styled…\`; they would not hydrate`,
    );
  }
  return result;
};
