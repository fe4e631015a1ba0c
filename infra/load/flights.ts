/** A cached flight search at the service, beside a bare express route that reads the same bytes from the same Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdentitySigner } from '@sojourn/node-kit';
import { startRedis } from '@sojourn/node-kit/testing';
import { readOrCreateKeys } from '../local/keys.mjs';
import { startNode } from './child';
import { perSecond } from './figures';
import { load } from './load';

const SECONDS = 5;

/** Prints both, and the ratio. */
export async function benchCachedFlights(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const keys = readOrCreateKeys(folder);
  const redis = await startRedis();
  const search = await startNode('services/search/dist/main.js', {
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    IDENTITY_PUBLIC_KEYS: keys.publicKeys,
    // Nobody watches prices here, so port 1 of the loopback, which is nobody's, does.
    MONGODB_URI: 'mongodb://127.0.0.1:1/search',
    REDIS_CACHE_URL: redis.url,
  });
  try {
    const signer = await createIdentitySigner({
      privateKey: keys.privateKeys['sojourn-bff'] ?? '',
      issuer: 'sojourn-bff',
    });
    const departureDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const url = `${search.origin}/flights/search?${new URLSearchParams({ origin: 'LHR', destination: 'FCO', departureDate })}`;
    const token = async () => ({
      authorization: `Bearer ${await signer.sign('search', { sub: 'guest', kind: 'guest' })}`,
    });
    const answer = await fetch(url, { headers: await token() });
    const bare = await startNode('infra/load/bare-cache.ts', { REDIS_URL: redis.url, BODY: await answer.text() });
    try {
      const ours = await load({ url, headers: await token(), seconds: SECONDS });
      const theirs = await load({ url: bare.origin, seconds: SECONDS });
      console.log('cached flight search at the service, 32 connections');
      console.log(`  sojourn search                ${perSecond(ours.rate)}  p50 ${ours.p50} ms  p99 ${ours.p99} ms`);
      console.log(
        `  bare express and Redis GET    ${perSecond(theirs.rate)}  p50 ${theirs.p50} ms  p99 ${theirs.p99} ms`,
      );
      console.log(`  ratio ${(ours.rate / theirs.rate).toFixed(2)}`);
    } finally {
      await bare.stop();
    }
  } finally {
    await search.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
