import { passkeyAdditionSchema, passkeyAssertionSchema, passkeyChangeSchema } from '@sojourn/contracts/passkey';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { z } from 'zod';
import type { PasskeyService } from './passkey.service';

const proofSchema = z.union([passkeyAssertionSchema, z.object({ password: z.string().min(1).max(128) })]);

const refOf = (params: { id: string; passkey: string }) => ({ userId: params.id, id: params.passkey });

/** Adds the routes of passkeys, and of showing that it is still oneself. */
export function addPasskeyRoutes(router: Router, passkeys: PasskeyService): void {
  router.post('/passkeys/sign-in', async (req, res) => {
    res.json(await passkeys.signIn(parseInput(passkeyAssertionSchema, req.body)));
  });
  router.post('/users/:id/proof', async (req, res) => {
    await passkeys.prove(identityOf(res), req.params.id, parseInput(proofSchema, req.body));
    res.json({});
  });
  router.get('/users/:id/passkeys', async (req, res) => {
    res.json(await passkeys.list(identityOf(res), req.params.id));
  });
  router.post('/users/:id/passkeys/options', async (req, res) => {
    res.json(await passkeys.begin(identityOf(res), req.params.id));
  });
  router.post('/users/:id/passkeys', async (req, res) => {
    const { response } = parseInput(passkeyAdditionSchema, req.body);
    res.status(201).json(await passkeys.add(identityOf(res), req.params.id, response));
  });
  router.put('/users/:id/passkeys/:passkey', async (req, res) => {
    const { name } = parseInput(passkeyChangeSchema, req.body);
    res.json(await passkeys.rename(identityOf(res), refOf(req.params), name));
  });
  router.delete('/users/:id/passkeys/:passkey', async (req, res) => {
    await passkeys.remove(identityOf(res), refOf(req.params));
    res.json({});
  });
}
