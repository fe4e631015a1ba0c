import { serviceNames, type Health } from '@sojourn/contracts';
import type { Readiness } from '@sojourn/node-kit';
import { Router, type RequestHandler } from 'express';
import type { RegistrySource } from '../releases/registry-file';
import type { Areas, AreaState } from './areas';

/** What the health of the portal is made of. */
export type HealthParts = { areas: Areas; registry: RegistrySource; readiness: Readiness; version: string };

/** `open` to everybody: `/livez` and `/healthz`. `private`, for the port of the metrics: these and `/readyz`. */
export type HealthRoutes = { open: Router; private: Router };

/** How long an answer about the areas stands, in ms. */
export const PROBE_EVERY_MS = 1_000;

/** The portal's own health, which speaks for every area. */
export function createHealthRoutes({ areas, registry, readiness, version }: HealthParts): HealthRoutes {
  const askAll = createProbe(areas);

  const live: RequestHandler = (_req, res) => void res.json({ ok: true });

  const ready: RequestHandler = async (_req, res) => {
    const [states, { missing, faults }] = await Promise.all([askAll(), registry.health()]);
    const away = states.filter(([, { ready: isReady }]) => !isReady).map(([area]) => area);
    const waitingFor = [...away, ...missing];
    const draining = readiness.isDraining();
    const ok = waitingFor.length === 0 && !draining;
    res.set('cache-control', 'no-store').status(ok ? 200 : 503);
    res.json({ ok, draining, waitingFor, ...(faults.length > 0 && { leftOut: faults }) });
  };

  const health: RequestHandler = async (_req, res) => {
    const body = healthOf(await askAll(), version);
    res.set('cache-control', 'no-store').json(body);
  };

  const open = Router().get('/livez', live).get('/healthz', health);
  return { open, private: Router().use(open).get('/readyz', ready) };
}

type States = ReadonlyArray<readonly [area: (typeof serviceNames)[number], state: AreaState]>;

/** Asks every area at most once a second, however many want to know (CAP-1). */
function createProbe(areas: Areas): () => Promise<States> {
  let last: { at: number; states: Promise<States> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= PROBE_EVERY_MS) {
      const states = Promise.all(serviceNames.map(async (area) => [area, await areas.ask(area)] as const));
      last = { at: now, states };
    }
    return last.states;
  };
}

function healthOf(states: States, version: string): Health {
  const adapters = states.flatMap(([area, { health }]) =>
    Object.entries(health?.adapters ?? {}).map(([need, adapter]) => [`${area}.${need}`, adapter] as const),
  );
  return {
    name: 'portal',
    version,
    status: states.every(([, { ready }]) => ready) ? 'ok' : 'degraded',
    adapters: Object.fromEntries(adapters),
    checks: Object.fromEntries(
      states.map(([area, { ready }]) => [area, ready ? { ok: true } : { ok: false, message: 'does not answer' }]),
    ),
  };
}
