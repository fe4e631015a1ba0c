import { googleClaimsSchema, googleGainSchema, passwordGainSchema } from '@sojourn/contracts/account-link';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { z } from 'zod';
import type { GoogleService } from './google.service';
import type { LinkingService } from './linking.service';

const linkSchema = z.object({ userId: z.string(), password: z.string().min(1).max(128), google: googleClaimsSchema });
const orderSchema = z.object({ google: z.nullable(googleClaimsSchema) });
const tokenSchema = z.object({ token: z.string().max(200) });

/** Adds the routes of Google sign-in and account linking. */
export function addGoogleRoutes(router: Router, google: GoogleService, linking: LinkingService): void {
  router.post('/google/sign-in', async (req, res) => {
    res.json(await google.signIn(parseInput(googleClaimsSchema, req.body)));
  });
  router.post('/google/links', async (req, res) => {
    res.json(await linking.linkByPassword(parseInput(linkSchema, req.body)));
  });
  router.post('/google/link-tokens', async (req, res) => {
    const { google: claims } = parseInput(orderSchema, req.body);
    res.status(201).json(await linking.mailLink(identityOf(res), claims));
  });
  router.post('/google/link-tokens/read', async (req, res) => {
    res.json(await linking.readToken(parseInput(tokenSchema, req.body).token));
  });
  router.post('/google/link-tokens/redeem', async (req, res) => {
    const schema = 'username' in Object(req.body) ? passwordGainSchema : googleGainSchema;
    res.json(await linking.complete(parseInput(schema, req.body)));
  });
  router.get('/users/:id/account-links', async (req, res) => {
    res.json(await linking.readLinks(identityOf(res), req.params.id));
  });
  router.delete('/users/:id/account-links', async (req, res) => {
    await linking.unlink(identityOf(res), req.params.id);
    res.json({});
  });
}
