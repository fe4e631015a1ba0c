/** What stands between the federation runtime and a network that fails: limits, a second try, and no trust. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry } from '@sojourn/contracts';
import { containerName, manifestUrl } from './remotes';
import { send } from './transport';

const MANIFEST_LIMIT_MS = 2_000;
const MANIFEST_ATTEMPTS = 2;
const SCRIPT_LIMIT_MS = 4_000;

/** A browser joins a request that hangs, so another try must be another address. */
function another(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

async function fetchManifest(url: string): Promise<Response> {
  let lastError: unknown;
  for (let attempt = 0; attempt < MANIFEST_ATTEMPTS; attempt += 1) {
    try {
      const response = await send(another(url, attempt), { signal: AbortSignal.timeout(MANIFEST_LIMIT_MS) });
      if (!response.ok) throw new Error(`manifest answered ${response.status}`);
      // A page served in a manifest's place answers 200, too.
      return Response.json(await response.json());
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}

/**
 * The runtime plugin of the portal. A manifest comes out of the registry without a request (and from the network, 2 s
 * and two attempts, when it is not there); an entry script has 4 s, the hash the registry states, and a new address at
 * every further try. The runtime itself has no limit for a manifest and 20 s for an entry (measured).
 */
export function createFederationPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  const byName = new Map(registry.remotes.map((remote) => [containerName(remote.name), remote]));
  const manifests = new Map(
    registry.remotes.map((remote) => [new URL(manifestUrl(remote), location.href).href, remote.manifest]),
  );
  const attempts = new Map<string, number>();
  return {
    name: 'sojourn',
    fetch: (url) => {
      const manifest = manifests.get(new URL(url, location.href).href);
      return manifest?.['metaData'] ? Promise.resolve(Response.json(manifest)) : fetchManifest(url);
    },
    createScript: ({ url, remoteInfo }) => {
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const script = document.createElement('script');
      script.src = another(url, attempt);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = remoteInfo && byName.get(remoteInfo.name)?.integrity;
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_LIMIT_MS };
    },
  };
}
