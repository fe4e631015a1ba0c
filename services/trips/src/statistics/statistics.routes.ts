import { requireUser } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { StatisticsService } from './statistics.service';

/** Adds what the trips of an account add up to; stands before the routes of a trip by its number. */
export function addStatisticsRoutes(router: Router, statistics: StatisticsService): void {
  router.get('/trips/statistics', async (_req, res) => {
    res.setHeader('cache-control', 'private, no-store').json(await statistics.count(requireUser(res)));
  });
}
