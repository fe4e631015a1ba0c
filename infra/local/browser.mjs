// @ts-check
/** The browser of the journeys: the system's Chromium, installed where that is possible. */
import { StartupError } from './startup-error.mjs';
import { canInstall, findOnPath, installPackage } from './system-packages.mjs';

/** Chromium's program, under the names that systems give it; undefined when there is none. */
export const findBrowser = () => findOnPath(['chromium', 'chromium-browser', 'google-chrome']);

/**
 * Installs Chromium when there is none.
 * @returns {Promise<void>}
 * @throws {StartupError} when there is none and none can be installed
 */
export async function ensureBrowser() {
  if (findBrowser()) return;
  if (!canInstall()) {
    throw new StartupError(
      'The journeys need Chromium: please install it so that "chromium" is on PATH, then try again.',
    );
  }
  await installPackage('chromium');
}
