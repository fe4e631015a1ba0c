// jsdom with the platform's own fetch vocabulary, which jsdom does not bring and every browser has.
const { TestEnvironment } = require('jest-environment-jsdom');

const PLATFORM = { Response, Request, Headers, ReadableStream, TransformStream, structuredClone };

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(PLATFORM)) this.global[name] ??= value;
  }
};
