import express, { type Express, type RequestHandler, type Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from './breaker';

/** A process's own metrics: the registry to add to, the middleware that times requests, the private app that serves them. */
export type Metrics = { registry: Registry; timeRequests: RequestHandler; app: Express };

/** Names the route template of an answer that no express route gave (a proxy), for the metrics. */
export function nameRoute(res: Response, template: string): void {
  res.locals['route'] = template;
}

/** Starts the metrics of one process: event-loop delay, memory, and `http_request_duration_seconds` by route template. */
export function createMetrics(name: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ app: name });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route template.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  return { registry, app, timeRequests: timer(durations) };
}

const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** Adds `circuit_breaker_state` by breaker and state: 1 for the state it is in, 0 for the others. */
export function addBreakers(registry: Registry, breakers: Record<string, () => BreakerState>): void {
  new Gauge({
    name: 'circuit_breaker_state',
    help: '1 for the state that the breaker of an upstream is in.',
    labelNames: ['breaker', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [breaker, stateOf] of Object.entries(breakers)) {
        const current = stateOf();
        for (const state of breakerStates) this.set({ breaker, state }, Number(state === current));
      }
    },
  });
}

/**
 * Adds a counter of a process's own.
 * @returns adds to it; the caller sees to it that labels have few values
 */
export function addCounter<Label extends string>(
  registry: Registry,
  about: { name: string; help: string; labels: readonly Label[] },
): (labels: Record<Label, string>, by: number) => void {
  const { labels: labelNames, ...named } = about;
  const counter = new Counter({ ...named, labelNames: [...labelNames], registers: [registry] });
  return (labels, by) => counter.inc(labels, by);
}

type Durations = Histogram<'method' | 'route' | 'status'>;

const timer =
  (durations: Durations): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    res.once('finish', () => {
      // Never the path itself: ids in it would make a new series each.
      const route = (res.locals['route'] as string | undefined) ?? (req.route ? req.baseUrl + req.route.path : 'none');
      const labels = { method: req.method, route, status: String(res.statusCode) };
      durations.observe(labels, (performance.now() - startedAt) / 1000);
    });
    next();
  };
