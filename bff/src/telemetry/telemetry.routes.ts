import { failureReportSchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import { Router, type RequestHandler } from 'express';
import { jsonBody } from '../http/read-body';
import type { RegistrySource } from '../releases/registry-file';

/** `count` adds failures to `federation_failures_total`. */
export type TelemetryParts = {
  registry: RegistrySource;
  limiters: { telemetry: RequestHandler };
  count: (labels: { remote: string; version: string }, failures: number) => void;
};

const REPORT_BYTES = 1_000;

/**
 * What pages report of themselves. Anybody can send anything, so it becomes a number beside a remote in force and its
 * version or its canary's, or `earlier` for any other version, and nothing else: no text of a visitor reaches metrics or logs.
 */
export function createTelemetryRoutes({ registry, limiters, count }: TelemetryParts): Router {
  const router = Router();
  router.post('/api/telemetry', limiters.telemetry, jsonBody(REPORT_BYTES), async (req, res) => {
    const { remote, version, failures } = parseInput(failureReportSchema, req.body);
    const inForce = (await registry.current())?.registry.remotes.find(({ name }) => name === remote);
    const canary = (await registry.canaries()).find(({ release }) => release.name === remote)?.release;
    const isGiven = [inForce, canary].some((release) => release?.version === version);
    if (inForce) count({ remote, version: isGiven ? version : 'earlier' }, failures);
    res.json({});
  });
  return router;
}
