/** A proxied GET through the bff, with session and signed identity, beside the bare proxy on the same upstream. */
import { startRedis } from '@sojourn/node-kit/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateKeys } from '../local/keys.mjs';
import { startBff } from './bff';
import { type Child, startNode } from './child';
import { perSecond } from './figures';
import { load } from './load';

const SECONDS = 6;

async function signUp({ origin }: Child): Promise<string> {
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'sojourn', origin },
    body: JSON.stringify({ username: 'bench', email: 'bench@example.com', password: 'Bench-mark!1' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!cookie) throw new Error(`no session was given: ${answer.status} ${await answer.text()}`);
  return cookie;
}

/** Prints both, and the ratio. */
export async function benchProxied(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const keys = readOrCreateKeys(folder);
  const redis = await startRedis();
  const behind = await startNode('infra/load/stand-in.ts', {});
  const bare = await startNode('infra/load/bare-proxy.ts', { TARGET: behind.origin });
  const bff = await startBff({
    folder,
    keys,
    redisUrl: redis.url,
    accounts: behind.origin,
    others: behind.origin,
  });
  try {
    const asPerson = { url: `${bff.origin}/api/trips`, headers: { cookie: await signUp(bff) } };
    const plain = { url: `${bare.origin}/api/trips` };
    for (const warm of [asPerson, plain]) await load({ ...warm, seconds: 2 });
    const theirs = await load({ ...plain, seconds: SECONDS });
    const ours = await load({ ...asPerson, seconds: SECONDS });
    const half = Math.round(ours.rate / 2);
    const theirsAtHalf = await load({ ...plain, seconds: SECONDS, perSecond: half });
    const oursAtHalf = await load({ ...asPerson, seconds: SECONDS, perSecond: half });
    console.log('proxied GET, 32 connections');
    console.log(
      `  sojourn bff (session, identity, guards)  ${perSecond(ours.rate)}  p99 at half load ${oursAtHalf.p99} ms`,
    );
    console.log(
      `  bare http-proxy-middleware, keep-alive   ${perSecond(theirs.rate)}  p99 at the same load ${theirsAtHalf.p99} ms`,
    );
    console.log(`  ratio ${(ours.rate / theirs.rate).toFixed(2)}`);
  } finally {
    for (const child of [bff, bare, behind]) await child.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
