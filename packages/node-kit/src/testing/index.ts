/** The test door of node-kit: real helpers for tests, never loaded by an app. */
export { createTestIssuer, type TestIssuer } from './identity';
export { startRedis, type TestRedis } from './redis';
