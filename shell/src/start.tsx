/** Takes the prerendered page over: it is hydrated as it stands, in a transition that yields to the person. */
import type { Registry } from '@sojourn/contracts';
import { createQueryClient, createRemotes } from '@sojourn/web-kit';
import { pause } from '@sojourn/web-kit/pause';
import { BrowserRouter } from '@sojourn/web-kit/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { withWayBack } from './app/frame/way-back.model';
import { home } from './app/home/home';
import type { PageData } from './app/page-data';
import { findRegistry, keepRegistry } from './app/registry/registry.store';
import { fetchPatiently } from './fetch-patiently';

const remotesOf = (registry: Registry) =>
  createRemotes(registry, async () => {
    const { startFederation } = await import(/* webpackChunkName: "federation" */ './federation/federation');
    await pause();
    return startFederation(registry);
  });

/** Starts the portal on a page whose code has been run. */
export async function start(page: PageData): Promise<void> {
  await pause();
  const address = withWayBack(location, document.referrer);
  if (address) history.replaceState(history.state, '', address);
  // What is prerendered stands there until its code comes. Code that throws is the page's to tell of.
  if (location.pathname === '/') await fetchPatiently(home.load).catch(() => undefined);
  const registry = page.registry ?? (await findRegistry());
  await pause();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <BrowserRouter>
        <App
          remotes={registry && remotesOf(registry)}
          queries={createQueryClient(navigator.onLine)}
          session={page.session}
        />
      </BrowserRouter>,
    );
  });
  if (page.registry) keepRegistry(page.registry);
}
