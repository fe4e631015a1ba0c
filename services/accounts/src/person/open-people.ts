import { createIdentitySigner, createUpstream, splitUrls } from '@sojourn/node-kit';
import type { readEnv } from '../env';
import { createNoticeClient, type NoticeClient } from '../price-drop/notice.client';
import { createPersonClient, type PersonClient } from './person.client';

/** Nobody waits for these calls; a removal takes dozens of files with it. */
const ANSWER_MS = 60_000;

const urlsOf = (env: ReturnType<typeof readEnv>) => ({ trips: env.TRIPS_URL, ai: env.AI_URL, search: env.SEARCH_URL });

/** The way to what others store about people and have to be mailed, and its end. */
export function openPeople(env: ReturnType<typeof readEnv>): {
  people: PersonClient;
  notices: NoticeClient;
  close(): Promise<void>;
} {
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-accounts' });
  const urls = urlsOf(env);
  const upstreamOf = (name: keyof typeof urls) =>
    createUpstream({
      name,
      baseUrl: urls[name],
      timeoutMs: ANSWER_MS,
      sign: (identity) => signer.sign(name, identity),
    });
  const [trips, ai, search] = [upstreamOf('trips'), upstreamOf('ai'), upstreamOf('search')];
  const people = createPersonClient({
    ...{ trips, ai, search },
    tripsUrl: splitUrls(env.TRIPS_URL)[0] ?? '',
    sign: (userId) => signer.sign('trips', { sub: userId, kind: 'data-rights' }),
  });
  const close = async () => void (await Promise.all([trips.close(), ai.close(), search.close()]));
  return { people, notices: createNoticeClient(search), close };
}
