import { serviceNames, type Health } from '@sojourn/contracts';
import type { Readiness } from '@sojourn/node-kit';
import { Router, type RequestHandler } from 'express';
import type { RegistrySource } from '../releases/registry-file';
import type { Areas, AreaState } from './areas';

/** What the health of the portal is made of. */
export type HealthParts = {
  areas: Areas;
  registry: RegistrySource;
  readiness: Readiness;
  version: string;
  /** What stands behind the portal's own outside needs. */
  adapters: Readonly<Record<string, string>>;
};

/** `open` to everybody: `/livez` and `/healthz`. `private`, for the port of the metrics: these and `/readyz`. */
export type HealthRoutes = { open: Router; private: Router };

/** How often the areas are asked at most, in ms. */
export const PROBE_EVERY_MS = 1_000;
/** How old an answer may be that the public is given while an area takes its time, in ms. */
export const KNOWN_FOR_MS = 3_000;

/** The portal's own health, which speaks for every area. */
export function createHealthRoutes({ areas, registry, readiness, version, adapters }: HealthParts): HealthRoutes {
  const probe = createProbe(areas);

  const live: RequestHandler = (_req, res) => void res.json({ ok: true });

  const ready: RequestHandler = async (_req, res) => {
    const [states, { missing, faults }] = await Promise.all([probe.latest(), registry.health()]);
    const away = states.filter(([, { ready: isReady }]) => !isReady).map(([area]) => area);
    const waitingFor = [...away, ...missing];
    const draining = readiness.isDraining();
    const ok = waitingFor.length === 0 && !draining;
    res.set('cache-control', 'no-store').status(ok ? 200 : 503);
    res.json({ ok, draining, waitingFor, ...(faults.length > 0 && { leftOut: faults }) });
  };

  const health: RequestHandler = async (_req, res) => {
    const body = healthOf(await probe.known(), version, adapters);
    res.set('cache-control', 'no-store').json(body);
  };

  const open = Router().get('/livez', live).get('/healthz', health);
  return { open, private: Router().use(open).get('/readyz', ready) };
}

type States = ReadonlyArray<readonly [area: (typeof serviceNames)[number], state: AreaState]>;

/** `latest` waits for what the areas say now; `known` is what they said just before, where that was not long ago. */
type Probe = { latest(): Promise<States>; known(): Promise<States> };

/** Asks every area at most once a second, however many want to know (CAP-1). */
function createProbe(areas: Areas): Probe {
  let begun: { at: number; states: Promise<States> } | undefined;
  let ended: { at: number; states: States } | undefined;
  const askAll = async () => {
    const states = await Promise.all(serviceNames.map(async (area) => [area, await areas.ask(area)] as const));
    ended = { at: performance.now(), states };
    return states;
  };
  const latest = () => {
    const now = performance.now();
    if (!begun || now - begun.at >= PROBE_EVERY_MS) begun = { at: now, states: askAll() };
    return begun.states;
  };
  const known = async () => {
    const states = latest();
    return ended && performance.now() - ended.at < KNOWN_FOR_MS ? ended.states : states;
  };
  return { latest, known };
}

function healthOf(states: States, version: string, own: HealthParts['adapters']): Health {
  const adapters = states.flatMap(([area, { health }]) =>
    Object.entries(health?.adapters ?? {}).map(([need, adapter]) => [`${area}.${need}`, adapter] as const),
  );
  return {
    name: 'portal',
    version,
    status: states.every(([, { ready }]) => ready) ? 'ok' : 'degraded',
    adapters: { ...own, ...Object.fromEntries(adapters) },
    checks: Object.fromEntries(
      states.map(([area, { ready }]) => [area, ready ? { ok: true } : { ok: false, message: 'does not answer' }]),
    ),
  };
}
