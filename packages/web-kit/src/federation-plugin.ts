/** What stands between the federation runtime and a network that fails. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry } from '@sojourn/contracts';
import { another } from './limited-fetch';
import { containerName } from './remotes';

/** Within the 4 s of MF-2, so that the card stands within the 5 s of MF-3 on a slow machine too. */
const SCRIPT_LIMIT_MS = 3_800;

/**
 * The runtime plugin of the portal: an entry script has 4 s, must have the hash the registry states, and gets a new
 * address at every further try. The runtime by itself waits 20 s and checks nothing (measured).
 */
export function createFederationPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  const integrityOf = (container: string | undefined) =>
    registry.remotes.find(({ name }) => containerName(name) === container)?.integrity ?? '';
  const attempts = new Map<string, number>();
  return {
    name: 'sojourn',
    createScript: ({ url, remoteInfo }) => {
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const script = document.createElement('script');
      script.src = another(url, attempt);
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(remoteInfo?.name);
      return { script, timeout: SCRIPT_LIMIT_MS };
    },
  };
}
