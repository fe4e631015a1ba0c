import { sessionEventSchema } from '@sojourn/contracts/account';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { onlyOneself } from '../user/only-oneself';
import type { SecurityLogService } from './security-log.service';

/** Adds the routes of the security log. Events of sessions come from the bff, which has them; all others are our own. */
export function addSecurityLogRoutes(router: Router, log: SecurityLogService): void {
  router.get('/users/:id/security-events', async (req, res) => {
    res.json(await log.list(identityOf(res), req.params.id));
  });
  router.post('/users/:id/security-events', async (req, res) => {
    onlyOneself(identityOf(res), req.params.id);
    await log.record({ userId: req.params.id, ...parseInput(sessionEventSchema, req.body) });
    res.status(201).json({});
  });
}
