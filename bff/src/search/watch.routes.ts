import { watchStopSchema } from '@sojourn/contracts/watch';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { z } from 'zod';
import type { ServiceClient } from '../auth/account-call';
import { neverStored } from '../http/never-stored';

/** Stopping a price watch by its message; all else of watches is proxied. */
export function createWatchRoutes({ search }: { search: ServiceClient }): Router {
  const router = Router({ caseSensitive: true });
  // Pressed in a mail program, without a cookie of ours: see OUTSIDE_CALLS in http/origin-guard.ts.
  router.post('/mail/stop-watch', neverStored, async (req, res) => {
    const body = parseInput(watchStopSchema, req.query);
    await search.request({ method: 'POST', path: '/flights/watches/stop', body, schema: z.object({}) });
    res.type('text').send('You no longer watch this price on Sojourn.\n');
  });
  return router;
}
