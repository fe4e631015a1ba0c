/**
 * The one way contracts reach zod: its functional build, so a page pays for the checks it uses and no more.
 *
 * In a browser the just-in-time compiler is switched off, because its probe for `new Function` is reported as a
 * violation of our Content Security Policy even though it is caught (zod 4, `core/util.js`).
 */
import * as z from 'zod/mini';

if ('document' in globalThis) z.config({ jitless: true });

export { z };
