import { newsletterSignupSchema } from '@sojourn/contracts';
import { mailedTokenBodySchema } from '@sojourn/contracts/mailed';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { NewsletterService } from './newsletter.service';

/** Adds the routes of the newsletter. */
export function addNewsletterRoutes(router: Router, newsletter: NewsletterService): void {
  router.post('/newsletter', async (req, res) => {
    await newsletter.subscribe(parseInput(newsletterSignupSchema, req.body));
    res.json({});
  });
  router.post('/newsletter/confirm', async (req, res) => {
    res.json(await newsletter.confirm(parseInput(mailedTokenBodySchema, req.body).token));
  });
  router.post('/newsletter/unsubscribe', async (req, res) => {
    await newsletter.unsubscribe(parseInput(mailedTokenBodySchema, req.body).token);
    res.json({});
  });
}
