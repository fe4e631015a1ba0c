/** Tools for tests only, never loaded by an app. */
export { createTestIssuer, type TestIssuer } from './identity';
export { startRedis, type TestRedis } from './redis';
export { openZip } from './open-zip';
