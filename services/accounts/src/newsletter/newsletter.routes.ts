import { newsletterSignupSchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { NewsletterService } from './newsletter.service';

/** Adds the routes of the newsletter. */
export function addNewsletterRoutes(router: Router, newsletter: NewsletterService): void {
  router.post('/newsletter', async (req, res) => {
    await newsletter.subscribe(parseInput(newsletterSignupSchema, req.body));
    res.json({});
  });
}
