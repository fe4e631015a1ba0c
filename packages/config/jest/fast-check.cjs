/** fast-check as the browser's tests import it. Jest maps the name to this file, so the package is named by its own. */
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fc.configureGlobal({ seed: require('./property-seed.cjs') });
module.exports = require('./property-cases.cjs')(fc);
