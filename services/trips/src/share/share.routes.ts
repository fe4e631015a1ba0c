/** The routes of links: for a trip's owner, and for whoever holds one, signed in or not. */
import {
  commandRequestSchema,
  idempotencyKeySchema,
  planNewsQuerySchema,
  shareDraftSchema,
} from '@sojourn/contracts/plan';
import { parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Router } from 'express';
import { tripIdOf } from '../trip/trip-id';
import type { ShareService } from './share.service';

export function addShareRoutes(router: Router, shares: ShareService): void {
  router.get('/trips/:id/shares', async (req, res) => {
    const userId = requireUser(res);
    res.json(await shares.list(userId, tripIdOf(req)));
  });

  router.post('/trips/:id/shares', async (req, res) => {
    const userId = requireUser(res);
    const tripId = tripIdOf(req);
    res.status(201).json(await shares.create(userId, tripId, parseInput(shareDraftSchema, req.body)));
  });

  router.delete('/trips/:id/shares/:shareId', async (req, res) => {
    const userId = requireUser(res);
    res.json(await shares.revoke(userId, tripIdOf(req), String(req.params['shareId'])));
  });

  router.use('/shared', (_req, res, next) => {
    res.set({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    next();
  });

  // A token that opens nothing is told so before anything else is looked at.
  const holderOf = (req: Request) => shares.admit(String(req.params['token']));

  router.get('/shared/:token/plan', async (req, res) => {
    res.json(await shares.open(await holderOf(req)));
  });

  // For the bff, which knows names; no browser reaches it.
  router.get('/shared/:token/owner', async (req, res) => {
    res.json(await shares.ownerOf(await holderOf(req)));
  });

  router.get('/shared/:token/changes', async (req, res) => {
    const holder = await holderOf(req);
    res.json(await shares.news(holder, parseInput(planNewsQuerySchema, req.query).after));
  });

  router.post('/shared/:token/commands', async (req, res) => {
    const holder = await holderOf(req);
    const key = parseInput(idempotencyKeySchema, req.get('idempotency-key'));
    res.json(await shares.run(holder, key, parseInput(commandRequestSchema, req.body)));
  });
}
