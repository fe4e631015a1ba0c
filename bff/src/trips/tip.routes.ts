import { idempotencyKeySchema } from '@sojourn/contracts';
import { tipCommentDraftSchema, tipDraftSchema, tipReportSchema } from '@sojourn/contracts/tip';
import { parseInput } from '@sojourn/node-kit';
import { Router, type Request } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { requireSignedIn } from '../http/session';
import type { TipService } from './tip.service';

/** Posting tips and comments, and reporting them; behind the session and the origin guard. All else of tips is proxied. */
export function createTipRoutes({ tips }: { tips: TipService }): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);

  router.post('/api/tips', neverStored, json, async (req, res) => {
    const userId = requireSignedIn(req);
    res.status(201).json(await tips.post(userId, { ...parseInput(tipDraftSchema, req.body), key: keyOf(req) }));
  });

  router.post('/api/tips/:id/comments', neverStored, json, async (req, res) => {
    const userId = requireSignedIn(req);
    const comment = { ...parseInput(tipCommentDraftSchema, req.body), key: keyOf(req) };
    res.status(201).json(await tips.comment(userId, String(req.params['id']), comment));
  });

  router.put('/api/tips/:id/report', neverStored, json, async (req, res) => {
    const userId = requireSignedIn(req);
    res.json(await tips.report(userId, String(req.params['id']), parseInput(tipReportSchema, req.body)));
  });
  return router;
}

function keyOf(req: Request): string | null {
  const given = req.get('idempotency-key');
  return given === undefined ? null : parseInput(idempotencyKeySchema, given);
}
