import {
  addressChangeSchema,
  forgottenPasswordSchema,
  mailedLinkQuerySchema,
  mailedTokenBodySchema,
  passwordResetSchema,
  type ProvenAddress,
} from '@sojourn/contracts/mailed';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { fromSessions, regenerateSession, requireSignedIn } from '../http/session';
import type { SessionStore } from '../http/session-store';
import type { MailLimiter } from './mail-limiter';
import type { MailedClient } from './mailed.client';

export type MailedParts = {
  mailed: MailedClient;
  limiter: Pick<MailLimiter, 'ofNetwork' | 'ofUser'>;
  sessions: Pick<SessionStore, 'endSessions'>;
};

/** Everything that is done by mailed links. Whoever loses a password or a claim by one loses every session with it. */
export function createMailedRoutes({ mailed, limiter, sessions }: MailedParts): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  const endSessions = async (...userIds: string[]) => {
    await Promise.all(userIds.map((userId) => fromSessions(sessions.endSessions(userId))));
  };
  const endFallen = ({ fallen }: ProvenAddress) => endSessions(...fallen);
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
    await limiter.ofNetwork(req.ip ?? '');
    await mailed.forgot(forgotten);
    res.json({});
  });

  router.post('/api/auth/reset-password', json, async (req, res) => {
    const proven = await mailed.reset(parseInput(passwordResetSchema, req.body));
    await endSessions(proven.user.id, ...proven.fallen);
    await regenerateSession(req, { userId: proven.user.id });
    res.json(proven.user);
  });

  router.post('/api/user/email/verification', async (req, res) => {
    const userId = requireSignedIn(req);
    await limiter.ofUser(userId);
    res.json(await mailed.resend(userId));
  });

  router.put('/api/user/email/verification', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const proven = await mailed.verify(userId, parseInput(mailedTokenBodySchema, req.body).token);
    await endFallen(proven);
    res.json(proven.user);
  });

  router.post('/api/user/email', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const change = parseInput(addressChangeSchema, req.body);
    await limiter.ofUser(userId);
    res.json(await mailed.askChange(userId, change));
  });

  router.put('/api/user/email', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const changed = await mailed.change(userId, parseInput(mailedTokenBodySchema, req.body).token);
    await endFallen(changed);
    res.json(changed.user);
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
