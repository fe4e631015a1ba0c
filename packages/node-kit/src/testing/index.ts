/** Tools for tests only, never loaded by an app. */
export { createTestIssuer, type TestIssuer } from './identity';
export { createTestServiceParts } from './service-parts';
export { startRedis, type TestRedis } from './redis';
export { openZip } from './open-zip';
