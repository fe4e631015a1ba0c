/**
 * The shell starts in steps, each a task of its own: code that is evaluated in one piece blocks a phone for half a second.
 * The chunks are in the HTML already; here they are only run, one after the other.
 */
import { readPageData } from './app/page-data';
import { pause } from './pause';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- read by the bundler's runtime
declare let __webpack_nonce__: string | undefined;

/** Loads a chunk, and once more after a failure. The start has nobody above it who could offer Try again. */
async function step<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load().catch(load);
  await pause();
  return module;
}

async function main() {
  const page = readPageData();
  // styled-components and the chunk loader take it from here.
  __webpack_nonce__ = page.nonce;
  await step(() => import(/* webpackChunkName: "react" */ 'react-dom/client'));
  await step(() => import(/* webpackChunkName: "styles" */ './shared-chunks/styles'));
  await step(() => import(/* webpackChunkName: "router" */ '@sojourn/web-kit/router'));
  const { start } = await step(() => import(/* webpackChunkName: "app" */ './start'));
  await start(page);
}

void main();
