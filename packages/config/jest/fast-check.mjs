/** fast-check as the servers' tests import it. Jest maps the name to this file, so the package is named by its own. */
import fc from '../../../node_modules/fast-check/lib/fast-check.js';
import withCases from './property-cases.cjs';
import seed from './property-seed.cjs';

fc.configureGlobal({ seed });
export default withCases(fc);
