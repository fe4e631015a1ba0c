import type { Health } from '@sojourn/contracts';
import type { Express } from 'express';
import pTimeout from 'p-timeout';

const CHECK_LIMIT_MS = 1000;

/** A check of each hard dependency: resolves when it is well, rejects with what is wrong. */
export type Checks = Record<string, () => Promise<void>>;

/**
 * Whose health is checked. `adapters` names what stands behind each outside need (`flights: 'sandbox'`), as a function
 * where it is known only later.
 */
export type HealthSubject = {
  name: string;
  version: string;
  adapters: Record<string, string | (() => string)>;
  checks: Checks;
};

/** Lets a process say that it takes no more work. */
export type Readiness = { drain(): void; isDraining(): boolean };

/** A fresh {@link Readiness}: open until it is drained. */
export function createReadiness(): Readiness {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}

/** Runs every check at once; each has 1 s. */
export async function runHealthChecks({ name, version, adapters, checks }: HealthSubject): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([need, check]) => [need, await outcome(check)] as const),
  );
  return {
    name,
    version,
    status: results.every(([, { ok }]) => ok) ? 'ok' : 'degraded',
    adapters: Object.fromEntries(
      Object.entries(adapters).map(([need, adapter]) => [need, typeof adapter === 'function' ? adapter() : adapter]),
    ),
    checks: Object.fromEntries(results),
  };
}

/** Adds `/livez`, `/readyz` (503 while draining or unwell) and `/healthz`. */
export function addHealthRoutes(app: Express, subject: HealthSubject, readiness: Readiness): void {
  app.get('/livez', (_req, res) => {
    res.json({ ok: true });
  });
  app.get('/readyz', async (_req, res) => {
    const health = await runHealthChecks(subject);
    const ok = health.status === 'ok' && !readiness.isDraining();
    res.status(ok ? 200 : 503).json({ ok, draining: readiness.isDraining(), checks: health.checks });
  });
  app.get('/healthz', async (_req, res) => {
    res.json(await runHealthChecks(subject));
  });
}

async function outcome(check: () => Promise<void>) {
  try {
    await pTimeout(check(), { milliseconds: CHECK_LIMIT_MS, message: 'no answer within 1 s' });
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
