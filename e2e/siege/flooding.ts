/** Visitors who ask for more than their share. */
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromNow } from '../story';
import { type Case, faultUnless, member, tally, unexpected, visitors } from './besieged';
import { type Answer, Visitor } from './visitor';

const SECONDS = 8;
const until = () => performance.now() + SECONDS * 1000;

const health: Case = {
  name: '30 at once ask how the portal is, again and again',
  work: 'signed-in',
  async run({ port, portal }) {
    const nosy = new Visitor(port, '127.0.4.1');
    const answers: Answer[] = [];
    const ready: boolean[] = [];
    for (const end = until(); performance.now() < end; await pause(200)) {
      const asked = Array.from({ length: 30 }, () => nosy.ask({ path: '/healthz' }));
      ready.push(await portal.isReady());
      answers.push(...(await Promise.all(asked)));
    }
    nosy.leave();
    return {
      happened: tally(answers.map(({ status }) => status)),
      faults: [...unexpected(answers, [200, 429]), ...faultUnless(ready.every(Boolean), 'readiness fell')],
    };
  },
};

const signIns: Case = {
  name: '120 sign-ins at once, then every two seconds 40',
  work: 'signed-in',
  async run({ port }) {
    const all = await Promise.all(visitors(port, 8, 5).map(({ address }) => member(port, address)));
    const signIn = (visitor: Visitor) => {
      const username = `member-${visitor.address.replaceAll('.', '-')}`;
      return visitor.ask({ method: 'POST', path: '/api/login', body: { username, password: 'Be-sieged!1' } });
    };
    const burst = (each: number) =>
      Promise.all(all.flatMap((visitor) => Array.from({ length: each }, () => signIn(visitor))));
    const answers = await burst(15);
    for (const end = until(); performance.now() < end; await pause(2_000)) answers.push(...(await burst(5)));
    for (const each of all) each.leave();
    const mute = answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] === undefined);
    return {
      happened: tally(answers.map(({ status }) => status)),
      faults: [...unexpected(answers, [200, 503, 429]), ...faultUnless(mute.length === 0, '503 without Retry-After')],
    };
  },
};

const coldSearches: Case = {
  name: 'six at once search London to New York and back, each time other days',
  work: 'signed-in',
  async run({ port }) {
    let day = 10;
    const answers: Answer[] = [];
    const end = until();
    const search = async (visitor: Visitor) => {
      while (performance.now() < end) {
        day += 1;
        const dates = { departureDate: dayFromNow(day), returnDate: dayFromNow(day + 9) };
        const query = new URLSearchParams({ origin: 'LON', destination: 'NYC', ...dates, adults: '1' });
        answers.push(await visitor.ask({ path: `/api/flights/search?${query}` }));
      }
      visitor.leave();
    };
    await Promise.all(visitors(port, 6, 6).map(search));
    return { happened: tally(answers.map(({ status }) => status)), faults: unexpected(answers, [200, 429]) };
  },
};

const SIGN_UPS = 240;
const MOST_A_DAY = 60;

const signUps: Case = {
  name: '240 sign-ups from one address',
  work: 'signed-in',
  async run({ port }) {
    const flood = Array.from({ length: 8 }, () => new Visitor(port, '127.0.7.1'));
    const answers: Answer[] = [];
    let count = 0;
    const signUp = async (visitor: Visitor) => {
      while (count < SIGN_UPS) {
        visitor.cookie = '';
        answers.push(await visitor.signUp(`flood-${(count += 1)}`));
      }
      visitor.leave();
    };
    await Promise.all(flood.map(signUp));
    const made = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 429);
    return {
      happened: tally(answers.map(({ status }) => status)),
      faults: [
        ...unexpected(answers, [201, 429, 503]),
        ...faultUnless(made <= MOST_A_DAY, `${made} accounts were made`),
        ...faultUnless(
          refused.every(({ headers }) => headers['retry-after'] !== undefined),
          '429 without Retry-After',
        ),
      ],
    };
  },
};

const TRIPS = 2_000;
const TRIPS_SECONDS = 30;
const MOST_TRIPS = 500;
const LIST_BYTES = 1_000_000;

const trips: Case = {
  name: '2,000 trips with long notes of one account',
  work: 'signed-in',
  async run({ port }) {
    const [owner, ...others] = visitors(port, 12, 8) as [Visitor, ...Visitor[]];
    const { status } = await owner.signUp('hoarder');
    for (const each of others) each.cookie = owner.cookie;
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const body = { title: 'Rome', destination: 'Rome', ...dates, notes: 'n'.repeat(5_000) };
    const answers: Answer[] = [];
    let count = 0;
    const end = performance.now() + TRIPS_SECONDS * 1000;
    const make = async (visitor: Visitor) => {
      while (count < TRIPS && performance.now() < end) {
        count += 1;
        answers.push(await visitor.ask({ method: 'POST', path: '/api/trips', body }));
      }
    };
    await Promise.all([owner, ...others].map(make));
    const list = await owner.ask({ path: '/api/trips' });
    for (const each of [owner, ...others]) each.leave();
    const made = answers.filter((answer) => answer.status === 201).length;
    return {
      happened: `${tally(answers.map((answer) => answer.status))}; a list of ${Math.round(list.text.length / 1000)} kB`,
      faults: [
        ...faultUnless(status === 201 && made > 0, 'no trip could be made'),
        ...unexpected(answers, [201, 409, 413, 422, 429]),
        ...faultUnless(made <= MOST_TRIPS, `${made} trips were made`),
        ...faultUnless(list.status === 200 && list.text.length <= LIST_BYTES, 'the list is too long'),
      ],
    };
  },
};

export const flooding: readonly Case[] = [health, signIns, coldSearches, signUps, trips];
