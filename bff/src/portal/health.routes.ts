import { serviceNames, type Health } from '@sojourn/contracts';
import type { Readiness } from '@sojourn/node-kit';
import { Router } from 'express';
import type { Areas } from './areas';

/** What the health of the portal is made of. */
export type HealthParts = { areas: Areas; readiness: Readiness; version: string };

/** The portal's own `/livez`, `/readyz` and `/healthz`, which speak for every area. */
export function createHealthRoutes({ areas, readiness, version }: HealthParts): Router {
  const router = Router();
  const askAll = () => Promise.all(serviceNames.map(async (area) => [area, await areas.ask(area)] as const));

  router.get('/livez', (_req, res) => {
    res.json({ ok: true });
  });

  router.get('/readyz', async (_req, res) => {
    const waitingFor = (await askAll()).filter(([, { ready }]) => !ready).map(([area]) => area);
    const draining = readiness.isDraining();
    const ok = waitingFor.length === 0 && !draining;
    res.set('cache-control', 'no-store').status(ok ? 200 : 503);
    res.json({ ok, draining, waitingFor });
  });

  router.get('/healthz', async (_req, res) => {
    const states = await askAll();
    const adapters = states.flatMap(([area, { health }]) =>
      Object.entries(health?.adapters ?? {}).map(([need, adapter]) => [`${area}.${need}`, adapter] as const),
    );
    const health: Health = {
      name: 'portal',
      version,
      status: states.every(([, { ready }]) => ready) ? 'ok' : 'degraded',
      adapters: Object.fromEntries(adapters),
      checks: Object.fromEntries(
        states.map(([area, { ready }]) => [area, ready ? { ok: true } : { ok: false, message: 'does not answer' }]),
      ),
    };
    res.set('cache-control', 'no-store').json(health);
  });
  return router;
}
