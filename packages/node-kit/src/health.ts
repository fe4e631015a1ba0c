import type { Health } from '@sojourn/contracts';
import type { Express } from 'express';

const CHECK_LIMIT_MS = 1000;

/** A check of one hard dependency: resolves when it is well, rejects with what is wrong. */
export type Checks = Record<string, () => Promise<void>>;

/** Who is asked about its health. `adapters` names what stands behind each outside need (`flights: 'sandbox'`). */
export type HealthSubject = { name: string; version: string; adapters: Record<string, string>; checks: Checks };

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
export async function runHealthChecks(subject: HealthSubject): Promise<Health> {
  const results = await Promise.all(
    Object.entries(subject.checks).map(async ([name, check]) => [name, await outcome(check)] as const),
  );
  const { name, version, adapters } = subject;
  const isWell = results.every(([, { ok }]) => ok);
  return { name, version, status: isWell ? 'ok' : 'degraded', adapters, checks: Object.fromEntries(results) };
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
  let timer: NodeJS.Timeout | undefined;
  try {
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer within 1 s')), CHECK_LIMIT_MS);
    });
    await Promise.race([check(), limit]);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
