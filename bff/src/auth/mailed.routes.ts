import {
  emailChangeSchema,
  forgottenPasswordSchema,
  mailedLinkQuerySchema,
  mailedTokenBodySchema,
  passwordResetSchema,
} from '@sojourn/contracts/mailed';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { regenerateSession, requireSignedIn } from '../http/session';
import type { KnownBrowsers } from './known-browsers';
import type { MailedService } from './mailed.service';
import { hasRecentProof } from './recent-proof';

/** Without `known`, every browser is new. */
export type MailedRouteParts = { mailed: MailedService; known?: Pick<KnownBrowsers, 'find'> };

const NONE_KNOWN: Required<MailedRouteParts>['known'] = { find: () => null };

/** Everything that is done by mailed links; behind the session and the origin guard. */
export function createMailedRoutes({ mailed, known = NONE_KNOWN }: MailedRouteParts): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  router.use(
    [
      '/api/auth/mailed-link',
      '/api/auth/forgot-password',
      '/api/auth/reset-password',
      '/api/user/email',
      '/api/newsletter',
    ],
    neverStored,
  );

  router.post('/api/auth/mailed-link', json, async (req, res) => {
    res.json(await mailed.readLink(parseInput(mailedLinkQuerySchema, req.body)));
  });

  router.post('/api/auth/forgot-password', json, async (req, res) => {
    const forgotten = parseInput(forgottenPasswordSchema, req.body);
    await mailed.forgot(forgotten, req.ip ?? '', known.find(req, forgotten.email));
    res.json({});
  });

  router.post('/api/auth/reset-password', json, async (req, res) => {
    const user = await mailed.reset(parseInput(passwordResetSchema, req.body));
    await regenerateSession(req, { userId: user.id, provenAt: Date.now() }, { forgotten: true });
    res.json(user);
  });

  router.post('/api/user/email/verification', async (req, res) => {
    res.json(await mailed.resend(requireSignedIn(req)));
  });

  router.put('/api/user/email/verification', json, async (req, res) => {
    const userId = requireSignedIn(req);
    res.json(await mailed.verify(userId, parseInput(mailedTokenBodySchema, req.body).token));
  });

  router.get('/api/user/email', async (req, res) => {
    res.json(await mailed.pendingChange(requireSignedIn(req)));
  });

  router.delete('/api/user/email', async (req, res) => {
    res.json(await mailed.cancelChange(requireSignedIn(req)));
  });

  router.post('/api/user/email', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const change = { ...parseInput(emailChangeSchema, req.body), isFresh: hasRecentProof(req) };
    res.json(await mailed.askChange(userId, change, req.ip ?? ''));
  });

  router.put('/api/user/email', json, async (req, res) => {
    const userId = requireSignedIn(req);
    res.json(await mailed.change(userId, parseInput(mailedTokenBodySchema, req.body).token));
  });

  router.post('/api/newsletter/confirm', json, async (req, res) => {
    res.json(await mailed.confirmNewsletter(parseInput(mailedTokenBodySchema, req.body).token));
  });

  router.post('/api/newsletter/unsubscribe', json, async (req, res) => {
    await mailed.unsubscribe(parseInput(mailedTokenBodySchema, req.body).token);
    res.json({});
  });

  // Pressed in a mail program, without a cookie of ours: see OUTSIDE_CALLS in http/origin-guard.ts.
  router.post('/mail/unsubscribe', neverStored, async (req, res) => {
    await mailed.unsubscribe(parseInput(mailedTokenBodySchema, req.query).token);
    res.type('text').send('You are unsubscribed from the Sojourn newsletter.\n');
  });
  return router;
}
