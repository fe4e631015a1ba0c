import { requireDataRights, requireUser } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { StatisticsService } from './statistics.service';

/** Adds what the trips of an account add up to, for itself and its download; stands before the routes of one trip. */
export function addStatisticsRoutes(router: Router, statistics: StatisticsService): void {
  router.get('/trips/statistics', async (_req, res) => {
    res.setHeader('cache-control', 'private, no-store').json(await statistics.count(requireUser(res)));
  });
  router.get('/person/statistics', async (_req, res) => {
    const userId = requireDataRights(res);
    res.setHeader('cache-control', 'private, no-store').json(await statistics.count(userId));
  });
}
