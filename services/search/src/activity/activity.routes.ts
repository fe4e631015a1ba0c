/** HTTP routes of activities. */
import type { Router } from 'express';
import type { ActivityService } from './activity.service';

export function addActivityRoutes(router: Router, activities: ActivityService): void {
  router.get('/activities', (_req, res) => {
    res.json(activities.list());
  });
}
