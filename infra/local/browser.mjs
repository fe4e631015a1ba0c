// @ts-check
/** The browser of the journeys: the system's Chromium, installed by apt where that is possible. */
import { aptInstall, findOnPath, mayInstall } from './apt.mjs';
import { StartFault } from './fault.mjs';

/** Chromium's program, under the names that systems give it; undefined when there is none. */
export const findBrowser = () => findOnPath(['chromium', 'chromium-browser', 'google-chrome']);

/**
 * Makes sure there is one.
 * @returns {Promise<void>}
 * @throws {StartFault} when there is none and none can be installed
 */
export async function provideBrowser() {
  if (findBrowser()) return;
  if (!mayInstall()) {
    throw new StartFault(
      'The journeys need Chromium: please install it so that "chromium" is on PATH, then try again.',
    );
  }
  await aptInstall('chromium');
}
