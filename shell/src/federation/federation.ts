/** The federation host: made when the first part of a remote is shown, not before the page is there. */
import type { Registry } from '@sojourn/contracts';
import { createFederationPlugin, type FederationRuntime } from '@sojourn/web-kit';
import { createInstance } from './bundler-runtime';
import { shared } from './shared';

/** Makes the host's federation instance, with what the shell shares and the limits of {@link createFederationPlugin}. */
export function startFederation(registry: Registry): FederationRuntime {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [createFederationPlugin(registry)],
  });
  return {
    registerRemotes: (remotes, options) => federation.registerRemotes(remotes, options),
    loadRemote: (id) => federation.loadRemote(id),
  };
}
