/**
 * A window without a screen in which a release is opened: the federation host of the shell's build, and the files of one
 * folder at the addresses they will have.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { ReleasedRemote } from '@sojourn/contracts';
import { Window, type HTMLScriptElement } from 'happy-dom';

const ORIGIN = 'http://portal.localhost';

/** What `dist/opener/open-release.js` of the shell puts on the window. */
type Opener = { openRelease(released: ReleasedRemote): Promise<string[]> };

type OpenedFolder = { shellDir: string; dist: string; released: ReleasedRemote };

/**
 * Loads every route and widget that a release names.
 * @returns what is wrong, a sentence each
 */
export async function openInWindow({ shellDir, dist, released }: OpenedFolder): Promise<string[]> {
  const window = new Window({
    url: `${ORIGIN}/`,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  const thrown: string[] = [];
  window.addEventListener('unhandledrejection', (event) => event.preventDefault());
  loadScripts(window, { folderOf: `${ORIGIN}${released.base}`, dist, onThrow: (error) => thrown.push(String(error)) });
  window.eval(await readFile(join(shellDir, 'opener/open-release.js'), 'utf8'));
  const faults = await (window as unknown as Opener).openRelease(released);
  await window.happyDOM.close();
  return faults.length > 0 ? [...new Set([...thrown, ...faults])] : [];
}

type ScriptFolder = { folderOf: string; dist: string; onThrow: (error: unknown) => void };

/**
 * Runs the scripts that are put into the head. The window would run each within a function, where `var` makes no global,
 * and an entry is one.
 */
function loadScripts(window: Window, { folderOf, dist, onThrow }: ScriptFolder): void {
  const { document } = window;
  const append = document.head.appendChild.bind(document.head);
  let running: unknown = null;
  Object.defineProperty(document, 'currentScript', { get: () => running });

  const run = async (script: HTMLScriptElement) => {
    const { pathname } = new URL(script.src);
    const base = new URL(folderOf).pathname;
    try {
      if (!pathname.startsWith(base)) throw new Error(`${script.src} lies outside the release`);
      const code = await readFile(join(dist, pathname.slice(base.length)), 'utf8');
      running = script;
      try {
        new Script(code, { filename: pathname }).runInContext(window);
      } catch (error) {
        // As in a browser: a script that throws has been loaded.
        onThrow(error);
      } finally {
        running = null;
      }
      script.dispatchEvent(new window.Event('load'));
    } catch (error) {
      onThrow(error);
      script.dispatchEvent(new window.Event('error'));
    }
  };
  Object.assign(document.head, {
    appendChild: (node: Parameters<typeof append>[0]) => {
      if (!(node instanceof window.HTMLScriptElement)) return append(node);
      void run(node);
      return node;
    },
  });
}
