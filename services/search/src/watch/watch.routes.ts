/** HTTP routes of price watches: for those who watch, for whoever looks at a price, and for the accounts service. */
import {
  priceHistoryQuerySchema,
  watchDraftSchema,
  watchNoticesDoneSchema,
  watchPageQuerySchema,
  watchStopSchema,
} from '@sojourn/contracts/watch';
import { parseInput, requireDataRights, requireNotices, requireUser } from '@sojourn/node-kit';
import type { Router } from 'express';
import { type PriceService, watchedSearchOf } from './price.service';
import type { WatchCheck } from './watch-check.service';
import type { WatchService } from './watch.service';

export type WatchRoutesParts = {
  watches: WatchService;
  prices: Pick<PriceService, 'history'>;
  check: Pick<WatchCheck, 'claimNotices' | 'endNotices'>;
};

export function addWatchRoutes(router: Router, { watches, prices, check }: WatchRoutesParts): void {
  router.get('/flights/price-history', async (req, res) => {
    const { flight, ...query } = parseInput(priceHistoryQuerySchema, req.query);
    res.json(await prices.history(watchedSearchOf(query), flight));
  });

  // What somebody watches is nobody else's business, on a shared computer neither.
  router.use('/flights/watches', (_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  router.get('/flights/watches', async (req, res) => {
    const userId = requireUser(res);
    res.json(await watches.list(userId, parseInput(watchPageQuerySchema, req.query).after));
  });
  router.post('/flights/watches', async (req, res) => {
    const userId = requireUser(res);
    res.status(201).json(await watches.follow(userId, parseInput(watchDraftSchema, req.body)));
  });
  router.get('/flights/watches/news', async (_req, res) => {
    res.json(await watches.news(requireUser(res)));
  });
  router.post('/flights/watches/seen', async (_req, res) => {
    res.json(await watches.seen(requireUser(res)));
  });
  router.post('/flights/watches/stop', async (req, res) => {
    await watches.stopByToken(parseInput(watchStopSchema, req.body).token);
    res.json({});
  });
  router.delete('/flights/watches/:id', async (req, res) => {
    res.json(await watches.stop(requireUser(res), req.params.id));
  });
  router.post('/flights/watches/:id/restore', async (req, res) => {
    res.json(await watches.restore(requireUser(res), req.params.id));
  });

  router.post('/watch-notices/claim', async (_req, res) => {
    requireNotices(res);
    res.json({ notices: await check.claimNotices() });
  });
  router.post('/watch-notices/done', async (req, res) => {
    requireNotices(res);
    await check.endNotices(parseInput(watchNoticesDoneSchema, req.body).ids);
    res.json({});
  });

  router.get('/person/watches', async (_req, res) => {
    res.json(await watches.allOf(requireDataRights(res)));
  });
  router.delete('/person', async (_req, res) => {
    await watches.removeAllOf(requireDataRights(res));
    res.json({});
  });
}
