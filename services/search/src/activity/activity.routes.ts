/** HTTP routes of activities. */
import { activityListQuerySchema, activitySearchQuerySchema } from '@sojourn/contracts/catalogue-search';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { ActivityService } from './activity.service';

export function addActivityRoutes(router: Router, activities: ActivityService): void {
  router.get('/activities', (req, res) => {
    res.json(activities.list(parseInput(activityListQuerySchema, req.query)));
  });
  router.get('/activities/found', (req, res) => {
    res.json(activities.find(parseInput(activitySearchQuerySchema, req.query)));
  });
}
