/**
 * The shell without its pages: gives a remote what the live shell shares, and asks it for everything that it says it has.
 * Built into one file (`dist/opener`), which the release command runs in a window without a screen.
 */
import type { ReleasedRemote } from '@sojourn/contracts';
import { createRemotes, type Loadable } from '@sojourn/web-kit';
import { startFederation } from './federation';

/** Once more than a page tries by itself; a loaded machine must not make a release look broken. */
const ATTEMPTS = 3;

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function faultOf(part: (attempt: number) => Loadable): Promise<string | undefined> {
  let fault: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const component: unknown = await part(attempt).load();
      return isComponent(component) ? undefined : `is ${component === null ? 'null' : typeof component}, no component`;
    } catch (error) {
      fault = `cannot be loaded: ${messageOf(error)}`;
    }
  }
  return fault;
}

/** Loads every route and widget of a remote; resolves to what is wrong with each, as a sentence, or to nothing. */
async function openRelease(released: ReleasedRemote): Promise<string[]> {
  const registry = { shellVersion: '', publishedAt: '', remotes: [released] };
  const remotes = createRemotes(registry, async () => startFederation(registry));
  const { name, routes, widgets } = released;
  const parts: [string, (attempt: number) => Loadable][] = [
    ...routes.map(({ path }): [string, (attempt: number) => Loadable] => [
      `the route ${path}`,
      (attempt) => remotes.route({ remote: name, path }, attempt),
    ]),
    ...widgets.map((widget): [string, (attempt: number) => Loadable] => [
      `the widget ${widget}`,
      (attempt) => remotes.widget(`${name.replace(/^mf-/, '')}/${widget}`, attempt),
    ]),
  ];
  const faults: string[] = [];
  for (const [what, part] of parts) {
    const fault = await faultOf(part);
    if (fault) faults.push(`${what} ${fault}`);
  }
  return faults;
}

Object.assign(globalThis, { openRelease });
