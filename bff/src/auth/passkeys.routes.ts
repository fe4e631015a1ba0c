import {
  ownProofSchema,
  passkeyAdditionSchema,
  passkeyChangeSchema,
  passkeySignInSchema,
  type PasskeyOptions,
  type PasskeyResponse,
} from '@sojourn/contracts/passkey';
import { challengeIn, parseInput } from '@sojourn/node-kit';
import { Router, type Request, type Response } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { regenerateSession, requireSignedIn } from '../http/session';
import { ATTEMPT_MS, type PasskeyAttempts } from './passkey-attempt';
import type { PasskeyService, PasskeyTry } from './passkeys.service';
import { requireRecentProof } from './recent-proof';

export type PasskeyRouteParts = { passkeys: PasskeyService; attempts: PasskeyAttempts; publicUrl: string };

/** How long the browser itself waits; its attempt lives a little longer. */
const TIMEOUT_MS = ATTEMPT_MS - 60_000;

/** Signing in by a passkey, and one's own passkeys; behind the session and the origin guard. */
export function createPasskeyRoutes({ passkeys, attempts, publicUrl }: PasskeyRouteParts): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  const rpId = new URL(publicUrl).hostname;
  router.use(['/api/auth/passkeys', '/api/user/passkeys', '/api/user/proof'], neverStored);

  const triedIn = (req: Request, res: Response, response: PasskeyResponse): PasskeyTry => ({
    attempt: attempts.end(req, res, challengeIn(response.response.clientDataJSON)),
    response,
    address: req.ip ?? '',
  });

  router.post('/api/auth/passkeys/options', (req, res) => {
    const attempt = attempts.create();
    attempts.begin(req, res, attempt);
    const { state: challenge } = attempt;
    const options: PasskeyOptions = { challenge, rpId, timeout: TIMEOUT_MS, userVerification: 'required' };
    res.json(options);
  });

  router.post('/api/auth/passkeys/sign-in', json, async (req, res) => {
    const begunAt = Date.now();
    const { response, remember } = parseInput(passkeySignInSchema, req.body);
    const user = await passkeys.signIn(triedIn(req, res, response));
    await regenerateSession(req, { userId: user.id, begunAt, provenAt: begunAt }, { remember });
    res.json(user);
  });

  router.post('/api/user/proof', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const provenAt = Date.now();
    const proof = parseInput(ownProofSchema, req.body);
    if ('password' in proof) await passkeys.proveByPassword(userId, proof.password, req.ip ?? '');
    else await passkeys.proveByPasskey(userId, triedIn(req, res, proof.response));
    await regenerateSession(req, { userId, begunAt: provenAt, provenAt });
    res.json({});
  });

  router.get('/api/user/passkeys', async (req, res) => {
    res.json(await passkeys.list(requireSignedIn(req)));
  });
  router.post('/api/user/passkeys/options', async (req, res) => {
    res.json(await passkeys.begin(requireRecentProof(req)));
  });
  router.post('/api/user/passkeys', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const { response } = parseInput(passkeyAdditionSchema, req.body);
    res.status(201).json(await passkeys.add(userId, response));
  });
  router.put('/api/user/passkeys/:id', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const { name } = parseInput(passkeyChangeSchema, req.body);
    res.json(await passkeys.rename(userId, String(req.params['id']), name));
  });
  router.delete('/api/user/passkeys/:id', async (req, res) => {
    const userId = requireRecentProof(req);
    const { provenAt = 0 } = req.session;
    await passkeys.remove(userId, req.params.id);
    // Whoever came in by it must come in anew.
    await regenerateSession(req, { userId, provenAt });
    await passkeys.endOthers(userId, req.sessionID);
    res.json({});
  });
  return router;
}
