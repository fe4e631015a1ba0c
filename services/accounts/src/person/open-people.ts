import { createIdentitySigner, createUpstream, splitUrls } from '@sojourn/node-kit';
import type { readEnv } from '../env';
import { createPersonClient, type PersonClient } from './person.client';

/** Nobody waits for these calls; a removal takes dozens of files with it. */
const ANSWER_MS = 60_000;

/** The way to what others store about people, and its end. */
export function openPeople(env: ReturnType<typeof readEnv>): { people: PersonClient; close(): Promise<void> } {
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-accounts' });
  const [trips, ai] = (['trips', 'ai'] as const).map((name) =>
    createUpstream({
      name,
      baseUrl: name === 'trips' ? env.TRIPS_URL : env.AI_URL,
      timeoutMs: ANSWER_MS,
      sign: (identity) => signer.sign(name, identity),
    }),
  ) as [ReturnType<typeof createUpstream>, ReturnType<typeof createUpstream>];
  const people = createPersonClient({
    trips,
    ai,
    tripsUrl: splitUrls(env.TRIPS_URL)[0] ?? '',
    sign: (userId) => signer.sign('trips', { sub: userId, kind: 'data-rights' }),
  });
  const close = async () => void (await Promise.all([trips.close(), ai.close()]));
  return { people, close };
}
