import { randomBytes } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import type { OutboxFolder, OutboxMessage } from './outbox-folder';
import { framed, messagePage, outboxPage, type ShownMessage } from './outbox-pages';

const MOST_SHOWN = 100;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const policyOf = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

// Of a message only its own styles work: no script, no picture from outside, no form, and it belongs to no site.
const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/** `/dev/outbox`, for local mode alone: the messages that were written instead of sent. */
export function createOutboxRoutes(outbox: OutboxFolder): Router {
  const router = Router({ caseSensitive: true });

  // A page of another site that has its name point to this machine must not read mail.
  const onlyLocal: RequestHandler = (req, res, next) => {
    if (!LOOPBACK.has(req.hostname)) return void next('router');
    res.set('cache-control', 'no-store');
    next();
  };
  const withMessage =
    (answer: (message: OutboxMessage, res: Parameters<RequestHandler>[1]) => void): RequestHandler<{ name: string }> =>
    async (req, res, next) => {
      const message = await outbox.read(req.params.name);
      if (message) answer(message, res);
      else next();
    };

  router.use('/dev/outbox', onlyLocal);
  router.get('/dev/outbox', async (_req, res) => {
    const nonce = randomBytes(16).toString('base64');
    const messages = await outbox.newest(MOST_SHOWN);
    res
      .set('content-security-policy', policyOf(nonce))
      .type('html')
      .send(outboxPage(messages.map(shown), nonce));
  });
  router.get(
    '/dev/outbox/:name',
    withMessage((message, res) => {
      const nonce = randomBytes(16).toString('base64');
      res
        .set('content-security-policy', policyOf(nonce))
        .type('html')
        .send(messagePage(shown(message), nonce));
    }),
  );
  router.get(
    '/dev/outbox/:name/html',
    withMessage(({ email }, res) => {
      res.set({ 'content-security-policy': MESSAGE_POLICY, 'x-frame-options': 'SAMEORIGIN' });
      res.type('html').send(framed(email.html ?? ''));
    }),
  );
  router.get(
    '/dev/outbox/:name/eml',
    withMessage(({ name, raw }, res) => {
      res.set('content-disposition', `attachment; filename="${name}"`).type('message/rfc822').send(raw);
    }),
  );
  return router;
}

function shown({ name, email }: OutboxMessage): ShownMessage {
  const { subject = 'No subject', to = [], from, date = '', text = '' } = email;
  const addresses = to.map(({ address }) => address ?? '').join(', ');
  const sender = from ? `${from.name} <${from.address ?? ''}>` : '';
  return { name, subject, to: addresses, from: sender, date: date.slice(0, 16).replace('T', ' '), text };
}
