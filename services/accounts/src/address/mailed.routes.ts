import {
  emailChangeRequestSchema,
  forgottenPasswordSchema,
  mailedLinkQuerySchema,
  mailedTokenBodySchema,
  passwordResetSchema,
} from '@sojourn/contracts/mailed';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { RecoveryService } from '../recovery/recovery.service';
import type { AddressService } from './address.service';
import type { MailedLinkService } from './mailed-link.service';

/** Adds the routes of everything that is done by mailed links, the newsletter excepted. */
export function addMailedRoutes(
  router: Router,
  parts: { address: AddressService; recovery: RecoveryService; mailedLinks: MailedLinkService },
): void {
  const { address, recovery, mailedLinks } = parts;
  router.post('/mailed-links', async (req, res) => {
    res.json(await mailedLinks.read(parseInput(mailedLinkQuerySchema, req.body)));
  });
  router.post('/password-resets', async (req, res) => {
    await recovery.forgot(parseInput(forgottenPasswordSchema, req.body));
    res.json({});
  });
  router.put('/password-resets', async (req, res) => {
    res.json(await recovery.reset(parseInput(passwordResetSchema, req.body)));
  });
  router.post('/users/:id/email/verification', async (req, res) => {
    res.json(await address.resend(identityOf(res), req.params.id));
  });
  router.put('/users/:id/email/verification', async (req, res) => {
    const { token } = parseInput(mailedTokenBodySchema, req.body);
    res.json(await address.verify(identityOf(res), req.params.id, token));
  });
  router.get('/users/:id/email', async (req, res) => {
    res.json(await address.pendingChange(identityOf(res), req.params.id));
  });
  router.delete('/users/:id/email', async (req, res) => {
    res.json(await address.cancelChange(identityOf(res), req.params.id));
  });
  router.post('/users/:id/email', async (req, res) => {
    const change = parseInput(emailChangeRequestSchema, req.body);
    res.json(await address.askChange(identityOf(res), req.params.id, change));
  });
  router.put('/users/:id/email', async (req, res) => {
    const { token } = parseInput(mailedTokenBodySchema, req.body);
    res.json(await address.change(identityOf(res), req.params.id, token));
  });
}
