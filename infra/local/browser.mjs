// @ts-check
/** The browsers of the journeys and of what is measured: the system's, installed where that is possible. */
import { StartupError } from './startup-error.mjs';
import { canInstall, findOnPath, installPackage } from './system-packages.mjs';

/** Chromium's program, under the names that systems give it; undefined when there is none. */
export const findBrowser = () => findOnPath(['chromium', 'chromium-browser', 'google-chrome']);

/**
 * Chromium, installed when there is none.
 * @returns {Promise<string | undefined>} its program
 * @throws {StartupError} when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall()) {
    throw new StartupError(
      'The journeys need Chromium: please install it so that "chromium" is on PATH, then try again.',
    );
  }
  await installPackage('chromium');
  return findBrowser();
}

/** Chromium without a window, under the names that systems give it; undefined when there is none. */
const findHeadlessShell = () => findOnPath(['chromium-headless-shell', 'headless_shell']);

/**
 * The browser to measure pages in: Chromium's headless shell, installed where that is possible. Chromium itself draws its
 * own window as well, and takes the processor from the page for it (docs/decisions/083).
 * @returns {Promise<string | undefined>} undefined where this system has none
 */
export async function ensureMeasuringBrowser() {
  if (!findHeadlessShell() && canInstall()) {
    try {
      await installPackage('headless-shell');
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      console.log(`${error.message}\nPages are measured in Chromium.`);
    }
  }
  return findHeadlessShell();
}
