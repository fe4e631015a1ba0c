// Puts `embedded-runtime.js` in the place of the template that rspack writes into every federation entry.
const { createHash } = require('node:crypto');
const { join } = require('node:path');

/** Where the template begins; the statements before it name what this entry is. */
const TEMPLATE = 'const runtimeRequire=__webpack_require__;';
/** The template that embedded-runtime.js was written from (rspack 2.3.2): another one must be read before it is replaced. */
const KNOWN = '710052231af07427ef41dece979ac4f4c6270db5e444a61eb3717d8fd1d17328';
const REMOTES = 'const __module_federation_remote_infos__ = {};';
const FALLBACKS = 'const __module_federation_share_fallbacks__ = undefined;';

/** @type {(this: { resourcePath: string }, source: string) => string} */
module.exports = function shortenRuntime(source) {
  const at = source.indexOf(TEMPLATE);
  const template = createHash('sha256').update(source.slice(at)).digest('hex');
  if (at === -1 || template !== KNOWN)
    throw new Error(`rspack's federation template is another one (${template}): does embedded-runtime.js still fit?`);
  if (!source.includes(REMOTES) || !source.includes(FALLBACKS))
    throw new Error('an entry with remotes or shaken shared modules needs the whole of rspack’s federation template');
  const runtime = JSON.stringify(join(__dirname, 'embedded-runtime.js'));
  return `${source.slice(0, at)}
import { embedRuntime } from ${runtime};
embedRuntime(__webpack_require__, __module_federation_bundler_runtime__, {
  name: __module_federation_container_name__,
  shareStrategy: __module_federation_share_strategy__,
  plugins: __module_federation_runtime_plugins__,
});`;
};
