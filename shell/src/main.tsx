/** The shell starts: it finds the registry, registers the remotes, and takes the page over from the prerendered HTML. */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { Registry } from '@sojourn/contracts';
import { createFederationPlugin, createQueryClient, createRemotes, type FederationRuntime } from '@sojourn/web-kit';
import { BrowserRouter } from '@sojourn/web-kit/router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readyHome } from './app/home/home';
import { readPageData } from './app/page-data';
import { findRegistry, keepRegistry } from './app/registry/registry.store';
import './shared-chunks/shared-chunks';

declare let __webpack_nonce__: string | undefined;

const page = readPageData();
// styled-components and the chunk loader take it from here.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- read by the bundler's runtime
__webpack_nonce__ = page.nonce;

function remotesOf(registry: Registry) {
  // The shell's own instance: the helpers of the runtime's package would speak to whichever was made last.
  const federation = getInstance();
  if (!federation) throw new Error('the federation runtime did not start');
  federation.registerPlugins([createFederationPlugin(registry)]);
  const runtime: FederationRuntime = {
    registerRemotes: (remotes, options) => federation.registerRemotes(remotes, options),
    loadRemote: (id) => federation.loadRemote(id),
  };
  return createRemotes(registry, runtime);
}

function start(registry: Registry | null) {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // In one go, so that no frame shows the prerendered page with half of its styles replaced.
  flushSync(() => {
    root.render(
      <BrowserRouter>
        <App remotes={registry && remotesOf(registry)} queries={createQueryClient()} session={page.session} />
      </BrowserRouter>,
    );
  });
  document.getElementById('prerendered')?.remove();
}

async function main() {
  // Without its code home still starts: behind a skeleton, and with the browser's next try.
  if (location.pathname === '/') await readyHome().catch(() => undefined);
  start(page.registry ?? (await findRegistry()));
  if (page.registry) keepRegistry(page.registry);
}

void main();
