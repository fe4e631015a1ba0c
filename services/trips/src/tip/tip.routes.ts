/** The routes of tips. What is posted comes signed with a name by the bff, the only one that can ask here. */
import {
  signedCommentSchema,
  signedReportSchema,
  signedTipSchema,
  tipChangeSchema,
  tipCommentsQuerySchema,
  tipLikeSchema,
  tipQuerySchema,
} from '@sojourn/contracts/tip';
import { identityOf, parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Response, Router } from 'express';
import type { TipService } from './tip.service';

const readerOf = (res: Response): string | null => {
  const { kind, sub } = identityOf(res);
  return kind === 'user' ? sub : null;
};
const idOf = (req: Request): string => String(req.params['id']);

export function addTipRoutes(router: Router, tips: TipService): void {
  router.use('/tips', (_req, res, next) => {
    res.setHeader('cache-control', 'private, no-store');
    next();
  });

  router.get('/tips', async (req, res) => {
    const { destination, after } = parseInput(tipQuerySchema, req.query);
    res.json(await tips.list(readerOf(res), destination, after));
  });

  router.post('/tips', async (req, res) => {
    const userId = requireUser(res);
    res.status(201).json(await tips.post(userId, parseInput(signedTipSchema, req.body)));
  });

  router.put('/tips/:id', async (req, res) => {
    const userId = requireUser(res);
    res.json(await tips.edit(userId, idOf(req), parseInput(tipChangeSchema, req.body)));
  });

  router.delete('/tips/:id', async (req, res) => {
    const userId = requireUser(res);
    res.json(await tips.remove(userId, idOf(req)));
  });

  router.post('/tips/:id/restore', async (req, res) => {
    const userId = requireUser(res);
    res.json(await tips.restore(userId, idOf(req)));
  });

  router.put('/tips/:id/like', async (req, res) => {
    const userId = requireUser(res);
    res.json(await tips.like(userId, idOf(req), parseInput(tipLikeSchema, req.body).liked));
  });

  router.put('/tips/:id/report', async (req, res) => {
    const userId = requireUser(res);
    const report = parseInput(signedReportSchema, req.body);
    await tips.report(userId, idOf(req), report);
    res.json({ reported: report.reported });
  });

  router.get('/tips/:id/comments', async (req, res) => {
    const { after } = parseInput(tipCommentsQuerySchema, req.query);
    res.json(await tips.comments(readerOf(res), idOf(req), after));
  });

  router.post('/tips/:id/comments', async (req, res) => {
    const userId = requireUser(res);
    res.status(201).json(await tips.comment(userId, idOf(req), parseInput(signedCommentSchema, req.body)));
  });
}
