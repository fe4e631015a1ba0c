import { healthSchema, type ServiceName } from '@sojourn/contracts';
import { Agent, fetch } from 'undici';
import type { Areas, AreaState } from './areas';

const LIMIT_MS = 1_000;

/** Asks every instance over http, 1 s each; an area is ready while one of its instances is. */
export function createAreaClient(urls: Record<ServiceName, readonly string[]>): Areas & { close(): Promise<void> } {
  const dispatcher = new Agent({ connections: 2 });
  const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), dispatcher });
  const askOne = async (origin: string): Promise<AreaState> => {
    try {
      const [ready, health] = await Promise.all([get(`${origin}/readyz`), get(`${origin}/healthz`)]);
      await ready.body?.cancel();
      const parsed = healthSchema.safeParse(await health.json());
      return { ready: ready.ok, ...(parsed.success ? { health: parsed.data } : {}) };
    } catch {
      // Refused, slow or unreadable: it takes no work.
      return { ready: false };
    }
  };
  return {
    async ask(area) {
      const states = await Promise.all(urls[area].map(askOne));
      return states.find(({ ready }) => ready) ?? states[0] ?? { ready: false };
    },
    close: () => dispatcher.close(),
  };
}
