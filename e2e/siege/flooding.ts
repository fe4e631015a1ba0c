/** Visitors who ask for more than their share. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromNow } from '../story';
import { type Case, faultUnless, keepCalling, memberName } from './besieged';
import { type Answer, type Visitor } from './visitor';

const SECONDS = 8;
const until = () => performance.now() + SECONDS * 1000;

const health: Case = {
  name: '30 at once ask how the portal is, again and again',
  work: 'signed-in',
  expected: [200, 429],
  async run(besieged) {
    const nosy = besieged.visitor('127.0.4.1');
    const answers: Answer[] = [];
    const ready: boolean[] = [];
    for (const end = until(); performance.now() < end; await pause(200)) {
      const asked = Array.from({ length: 30 }, () => nosy.ask({ path: '/healthz' }));
      ready.push(await besieged.portal.isReady());
      answers.push(...(await Promise.all(asked)));
    }
    return { answers, faults: faultUnless(ready.every(Boolean), 'readiness fell') };
  },
};

const signIns: Case = {
  name: '120 sign-ins at once, then every two seconds 40',
  work: 'signed-in',
  expected: [200, 503, 429],
  async run(besieged) {
    const addresses = Array.from({ length: 8 }, (_, index) => `127.0.5.${index + 1}`);
    const all = await Promise.all(addresses.map((address) => besieged.member(address)));
    const signIn = (visitor: Visitor) => {
      const body = { username: memberName(visitor.address), password: 'Be-sieged!1' };
      return visitor.ask({ method: 'POST', path: '/api/login', body });
    };
    const burst = (each: number) =>
      Promise.all(all.flatMap((visitor) => Array.from({ length: each }, () => signIn(visitor))));
    const answers = await burst(15);
    for (const end = until(); performance.now() < end; await pause(2_000)) answers.push(...(await burst(5)));
    return { answers };
  },
};

const flightsOn = (origin: string, destination: string, day: number) =>
  `/api/flights/search?${new URLSearchParams({
    ...{ origin, destination, adults: '1' },
    ...{ departureDate: dayFromNow(day), returnDate: dayFromNow(day + 9) },
  })}`;

const ASKED_AGAIN = 4;

/** A search whose asker waits as long as they are told and asks again. */
async function searchPatiently(visitor: Visitor, path: string): Promise<Answer> {
  for (let asked = 1; ; asked += 1) {
    const answer = await visitor.ask({ path });
    const waitSeconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !waitSeconds || asked === ASKED_AGAIN) return answer;
    await pause(waitSeconds * 1000);
  }
}

const LONG_WAYS = [
  ['LON', 'NYC'],
  ['NYC', 'LON'],
  ['LON', 'LAX'],
  ['LAX', 'LON'],
] as const;
const DAYS_SOLD = 300;

const coldSearches: Case = {
  name: 'six at once search London to New York and back, each time other days',
  work: 'signed-in',
  expected: [200, 429],
  async run(besieged) {
    let asked = 0;
    // The other way round, and elsewhere, once all days that are sold have been asked for.
    const search = (visitor: Visitor) => {
      const [from, to] = LONG_WAYS[Math.floor(asked / DAYS_SOLD) % LONG_WAYS.length] ?? LONG_WAYS[0];
      return searchPatiently(visitor, flightsOn(from, to, 10 + (asked++ % DAYS_SOLD)));
    };
    return { answers: await keepCalling(besieged.visitors(6, 6), SECONDS, search) };
  },
};

const PLACES = ['LHR', 'CDG', 'FRA', 'MAD', 'FCO', 'VIE', 'OSL', 'LIS', 'ATH', 'DUB', 'WAW', 'BUD'];
const SEARCHES = 1_000;
const SEARCHES_SECONDS = 40;
const CACHE_MEGABYTES = 64;
const SESSIONS_MEGABYTES = 8;

/** Megabytes that a Redis uses, asked for on its socket. */
function megabytesOf(socketFile: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect({ path: socketFile }).on('error', reject);
    socket.on('close', () => resolve(Number(/used_memory:(\d+)/.exec(said)?.[1]) / 2 ** 20));
    socket.on('data', (chunk: Buffer) => (said += chunk.toString())).write('INFO memory\r\nQUIT\r\n');
  });
}

const manySearches: Case = {
  name: '1,000 searches of strangers, each of another day or place',
  work: 'signed-in',
  expected: [200, 429, 503],
  async run(besieged) {
    const storeOf = (name: string) => megabytesOf(join(besieged.portal.place.dataDir, 'run', `${name}.sock`));
    const before = await storeOf('redis');
    let count = 0;
    const search = (visitor: Visitor) => {
      if (count === SEARCHES) return undefined;
      count += 1;
      const [from, to] = [PLACES[count % 12] as string, PLACES[(count + 1 + (count % 7)) % 12] as string];
      return visitor.ask({ path: flightsOn(from, to, 10 + (count % 300)) });
    };
    const answers = await keepCalling(besieged.visitors(10, 13), SEARCHES_SECONDS, search);
    const [cache, sessions] = [await storeOf('redis-cache'), await storeOf('redis')];
    return {
      answers,
      happened: `the cache holds ${cache.toFixed(1)} MB`,
      faults: [
        ...faultUnless(cache <= CACHE_MEGABYTES, 'the cache outgrew its bound'),
        ...faultUnless(sessions - before <= SESSIONS_MEGABYTES, 'the store of sessions has grown'),
      ],
    };
  },
};

const SIGN_UPS = 240;
const SIGN_UPS_SECONDS = 60;
const MOST_A_DAY = 60;

const signUps: Case = {
  name: '240 sign-ups from one address',
  work: 'signed-in',
  expected: [201, 429, 503],
  async run(besieged) {
    const flood = Array.from({ length: 8 }, () => besieged.visitor('127.0.7.1'));
    let count = 0;
    const answers = await keepCalling(flood, SIGN_UPS_SECONDS, (visitor) => {
      visitor.cookie = '';
      return count === SIGN_UPS ? undefined : visitor.signUp(`flood-${(count += 1)}`);
    });
    const made = answers.filter(({ status }) => status === 201).length;
    return { answers, faults: faultUnless(made <= MOST_A_DAY, `${made} accounts were made`) };
  },
};

const TRIPS = 2_000;
const TRIPS_SECONDS = 30;
const MOST_TRIPS = 500;
const LIST_BYTES = 1_000_000;

const trips: Case = {
  name: '2,000 trips with long notes of one account',
  work: 'signed-in',
  expected: [201, 409, 429],
  async run(besieged) {
    const [owner, ...others] = besieged.visitors(12, 8) as [Visitor, ...Visitor[]];
    const { status } = await owner.signUp('hoarder');
    for (const each of others) each.cookie = owner.cookie;
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const body = { title: 'Rome', destination: 'Rome', ...dates, notes: 'n'.repeat(5_000) };
    let count = 0;
    const answers = await keepCalling([owner, ...others], TRIPS_SECONDS, (visitor) => {
      count += 1;
      return count > TRIPS ? undefined : visitor.ask({ method: 'POST', path: '/api/trips', body });
    });
    const list = await owner.ask({ path: '/api/trips' });
    const made = answers.filter((answer) => answer.status === 201).length;
    return {
      answers,
      happened: `a list of ${Math.round(list.text.length / 1000)} kB`,
      faults: [
        ...faultUnless(status === 201 && made > 0, 'no trip could be made'),
        ...faultUnless(made <= MOST_TRIPS, `${made} trips were made`),
        ...faultUnless(list.status === 200 && list.text.length <= LIST_BYTES, 'the list is too long'),
      ],
    };
  },
};

export const flooding: readonly Case[] = [health, signIns, coldSearches, manySearches, signUps, trips];
