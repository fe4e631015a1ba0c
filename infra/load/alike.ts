/** Whether anybody can tell an address that has an account from one that has none: by text, status, cookies or time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine } from '@sojourn/document-engine';
import { startRedis } from '@sojourn/node-kit/testing';
import { MongoClient } from 'mongodb';
import { readOrCreateKeys } from '../local/keys.mjs';
import { startBff } from './bff';
import { startNode } from './child';
import { percentile } from './figures';

const EACH = 200;
const WARM_UP = 20;
const PASSWORD = 'Bench-mark!1';

type Answer = { status: number; cookies: string[]; text: string; ms: number };
type Question = { name: string; path: string; bodyOf: (email: string, n: string) => object };
type Compared = { name: string; known: number; unknown: number; isAlike: boolean };

let asked = 0;
/** Each call comes from a network address of its own, so that none meets the limit of one. */
function post(port: number, path: string, body: object): Promise<Answer> {
  asked += 1;
  const localAddress = `127.20.${asked >> 8}.${asked & 255}`;
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'sec-fetch-site': 'same-origin',
    'x-requested-by': 'sojourn',
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path, headers }, (res) => {
      let answered = '';
      res.on('data', (chunk: Buffer) => (answered += chunk));
      res.on('end', () => {
        const cookies = res.headers['set-cookie'] ?? [];
        resolve({ status: res.statusCode ?? 0, cookies, text: answered, ms: performance.now() - began });
      });
    });
    call.on('error', reject).end(text);
  });
}

const signUp = (email: string, n: string) => ({ username: `person-${n}`, email, password: PASSWORD });
const questions: readonly Question[] = [
  { name: 'sign-up', path: '/api/register', bodyOf: signUp },
  { name: 'forgotten password', path: '/api/auth/forgot-password', bodyOf: (email) => ({ email }) },
  { name: 'wrong password', path: '/api/login', bodyOf: (username) => ({ username, password: 'Guess-work!1' }) },
];

/** An answer without what differs from one person to the next: their own names, secrets and times. */
const shapeOf = ({ status, cookies, text }: Answer) =>
  JSON.stringify([
    status,
    cookies.map((cookie) => cookie.replace(/=[^;]*/, '=').replace(/Expires=[^;]*/, 'Expires=')),
    text.replace(/"(id|username|email|createdAt|requestId)":"[^"]*"/g, '"$1":""'),
  ]);

const ownerOf = (n: number) => `owner-${n}@example.com`;

async function compare({ name, path, bodyOf }: Question, port: number): Promise<Compared> {
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  const ask = (email: string, n: number) => post(port, path, bodyOf(email, `${asked}-${n}`));
  for (let n = 0; n < WARM_UP + EACH; n += 1) {
    // One after the other and each in turn the first, so that neither is measured in a better moment.
    const nobody = `nobody-${asked}@example.com`;
    const first = n % 2 ? await ask(ownerOf(n), n) : await ask(nobody, n);
    const second = n % 2 ? await ask(nobody, n) : await ask(ownerOf(n), n);
    if (n < WARM_UP) continue;
    known.push(n % 2 ? first : second);
    unknown.push(n % 2 ? second : first);
  }
  const median = (answers: Answer[]) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.5,
    );
  const isAlike = new Set([...known, ...unknown].map(shapeOf)).size === 1;
  return { name, known: median(known), unknown: median(unknown), isAlike };
}

/** Makes an account for each address that is to be known, and its owner by proof. */
async function addOwners(port: number, mongoUri: string): Promise<void> {
  for (let n = 0; n < WARM_UP + EACH; n += 1) {
    const { status, text } = await post(port, '/api/register', signUp(ownerOf(n), `owner-${n}`));
    if (status !== 201) throw new Error(`an owner cannot sign up: ${status} ${text}`);
  }
  const client = new MongoClient(mongoUri);
  const users = client.db().collection('users');
  await users.updateMany({}, [{ $set: { emailProvenAt: new Date(), provenEmailKey: '$emailKey' } }]);
  await client.close();
}

/** Prints the medians of both, and their ratio; the run fails when an answer tells them apart. */
export async function benchAlike(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const keys = readOrCreateKeys(folder);
  const redis = await startRedis();
  const engine = await startDocumentEngine({ dir: join(folder, 'documents'), port: 0 });
  const mongoUri = new URL('/accounts', engine.uri).href;
  const accounts = await startNode('services/accounts/dist/main.js', {
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    MONGODB_URI: mongoUri,
    IDENTITY_PUBLIC_KEYS: keys.publicKeys,
    IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-accounts'] ?? '',
    PUBLIC_URL: 'http://localhost',
    // Nobody leaves here and nobody collects what is theirs.
    TRIPS_URL: 'http://127.0.0.1:9',
    AI_URL: 'http://127.0.0.1:9',
    SEARCH_URL: 'http://127.0.0.1:9',
    REDIS_QUEUE_URL: redis.url,
    OUTBOX_DIR: join(folder, 'outbox'),
  });
  const bff = await startBff({
    folder,
    keys,
    redisUrl: redis.url,
    accounts: accounts.origin,
    others: accounts.origin,
  });
  try {
    await addOwners(bff.port, mongoUri);
    console.log(`an address with an account beside one without, medians of ${EACH} each`);
    for (const question of questions) {
      const { name, known, unknown, isAlike } = await compare(question, bff.port);
      if (!isAlike) process.exitCode = 1;
      console.log(
        `  ${name.padEnd(20)} known ${known.toFixed(1)} ms  unknown ${unknown.toFixed(1)} ms  ratio ${(known / unknown).toFixed(2)}` +
          `  status, cookies and text ${isAlike ? 'alike' : 'DIFFER'}`,
      );
    }
  } finally {
    for (const child of [bff, accounts]) await child.stop();
    await engine.close();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
