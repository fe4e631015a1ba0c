/**
 * The shell starts in steps, each a task of its own: code that is evaluated in one piece blocks a phone for half a second.
 * The HTML names the two chunks already; here their modules are only run, one after the other.
 */
import { fetchCode } from '@sojourn/web-kit/fetch-code';
import { pause } from '@sojourn/web-kit/pause';
import { readPageData } from './app/page-data';
import { fetchPatiently } from './fetch-patiently';
import { firstPaint } from './first-paint';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- read by the bundler's runtime
declare let __webpack_nonce__: string | undefined;

/** Loads a chunk, however long that takes: the start has nobody above it who could offer Try again. */
async function step<Module>(load: () => Promise<Module>): Promise<Module> {
  await pause();
  return fetchPatiently(() => fetchCode(load));
}

async function main() {
  await firstPaint();
  const page = readPageData();
  // styled-components and the chunk loader take it from here.
  __webpack_nonce__ = page.nonce;
  await step(() => import(/* webpackChunkName: "libraries" */ 'react-dom/client'));
  await step(() => import(/* webpackChunkName: "libraries" */ './shared-chunks/styles'));
  await step(() => import(/* webpackChunkName: "libraries" */ '@sojourn/web-kit/router'));
  await step(() => import(/* webpackChunkName: "app" */ '@sojourn/web-kit'));
  await step(() => import(/* webpackChunkName: "app" */ './app/frame/frame'));
  const { start } = await step(() => import(/* webpackChunkName: "app" */ './start'));
  await start(page);
}

void main();
