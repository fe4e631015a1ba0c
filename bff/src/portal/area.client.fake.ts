import type { ServiceName } from '@sojourn/contracts';
import type { Areas } from './areas';

/** Areas that are all well, except those in `down`. */
export function createFakeAreaClient(down: ReadonlySet<ServiceName> = new Set()): Areas {
  return {
    ask: async (area) =>
      down.has(area)
        ? { ready: false }
        : {
            ready: true,
            health: { name: area, status: 'ok', version: '0.1.0', adapters: { store: `${area} adapter` }, checks: {} },
          },
  };
}
