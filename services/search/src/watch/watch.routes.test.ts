import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import {
  priceHistorySchema,
  type Watch,
  watchLimits,
  watchNoticesSchema,
  watchPageSchema,
  watchSchema,
  watchStoppedSchema,
} from '@sojourn/contracts/watch';
import { AppError, createLogger, createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { addDays } from '@sojourn/travel';
import request from 'supertest';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createPriceService } from './price.service';
import { createWatchCheck } from './watch-check.service';
import { aDraft } from './watch.fake';
import { createFakeWatchRepository } from './watch.repository.fake';
import { addWatchRoutes } from './watch.routes';
import { createWatchService } from './watch.service';

const catalogue = createAirportCatalogue();
const [bff, accounts] = [createTestIssuer(), createTestIssuer('sojourn-accounts')];
const DAY_MS = 86_400_000;
const BA = { key: 'BA 542@2027-04-10T08:20:00', carrier: 'British Airways' };

const anOffer = (flightNumber: string, totalPrice: number): FlightOffer =>
  ({
    segments: [{ flightNumber, departure: { iataCode: 'LHR', at: '2027-04-10T08:20:00' } }],
    returnSegments: [],
    totalPrice,
  }) as unknown as FlightOffer;

/** A portal's search service of two processes on one store; prices are dollars a person. */
function open({ hasHistory = true } = {}) {
  const clock = { now: Date.parse('2026-11-23T12:00:00Z') };
  const market = { lowest: 200 as number | null, ba: 220 as number | null, isAway: false, isStale: false, asked: 0 };
  const watches = createFakeWatchRepository();
  const now = () => clock.now;
  const prices = createPriceService({
    catalogue,
    now,
    flights: {
      async search() {
        market.asked += 1;
        if (market.isAway) throw new AppError('unavailable', 'The provider is away.');
        const offers = [
          ...(market.lowest === null ? [] : [anOffer('U2 1', market.lowest)]),
          ...(market.ba === null ? [] : [anOffer('BA 542', market.ba)]),
        ];
        const [origin, destination] = ['London', 'Rome'].map((cityName) => ({ cityName }));
        return Buffer.from(
          JSON.stringify({
            data: offers,
            meta: { count: 2, source: 'sample', origin, destination },
            timestamp: new Date(clock.now - (market.isStale ? DAY_MS : 0)).toISOString(),
          } as unknown as FlightSearchAnswer),
        );
      },
    },
    fares: hasHistory
      ? {
          history: async () =>
            Array.from({ length: 30 }, (_, at) => ({ day: addDays('2026-10-24', at), price: 390 + at })),
        }
      : undefined,
  });
  let made = 0;
  const newId = () => `id${(made += 1)}`;
  const parts = { watches, prices, everyMs: DAY_MS, newId, now };
  const silent = createLogger({ name: 'search', level: 'silent' });
  const checkOf = (holder: string) =>
    createWatchCheck({ ...parts, holder, newToken: () => `${newId()}`.padEnd(43, 'x'), logger: silent });
  const check = checkOf('one');
  const { app } = createServiceApp({
    ...createTestServiceParts('search', bff, accounts),
    routes: (router) => addWatchRoutes(router, { watches: createWatchService(parts), prices, check }),
  });
  const as = async (sub: string, kind: 'user' | 'guest' | 'data-rights' | 'notices' = 'user') => {
    const issuer = kind === 'user' || kind === 'guest' ? bff : accounts;
    const bearer = await issuer.bearer('search', { sub, kind });
    return (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
      request(app)[method](path).set('authorization', bearer).send(body);
  };
  /** A day later, everybody looks at the prices. */
  const nextDay = async (more: Partial<typeof market> = {}) => {
    Object.assign(market, more);
    clock.now += DAY_MS;
    await check.check();
  };
  return { as, app, clock, market, watches, check, checkOf, nextDay };
}

const follow = async (ask: Awaited<ReturnType<ReturnType<typeof open>['as']>>, draft: object = aDraft()) =>
  watchSchema.parse((await ask('post', '/flights/watches', draft).expect(201)).body);
const listed = async (ask: Awaited<ReturnType<ReturnType<typeof open>['as']>>): Promise<Watch[]> =>
  watchPageSchema.parse((await ask('get', '/flights/watches').expect(200)).body).watches;

describe('watching a price', () => {
  test.each([
    ['get', '/flights/watches'],
    ['post', '/flights/watches'],
    ['get', '/flights/watches/news'],
    ['post', '/flights/watches/seen'],
    ['delete', '/flights/watches/x'],
    ['post', '/flights/watches/x/restore'],
    ['post', '/watch-notices/claim'],
    ['post', '/watch-notices/done'],
    ['get', '/person/watches'],
    ['delete', '/person'],
  ] as const)('refuses the stranger: %s %s', async (method, path) => {
    const { as, app } = open();
    expect((await request(app)[method](path)).status).toBe(401);
    expect((await (await as('guest', 'guest'))(method, path, aDraft())).status).toBe(401);
  });

  test('lets only accounts collect notices and data, and accounts do nothing else', async () => {
    const { as } = open();
    const [ana, notices, rights] = [await as('ana'), await as('accounts', 'notices'), await as('ana', 'data-rights')];
    for (const ask of [ana, rights]) expect((await ask('post', '/watch-notices/claim')).status).toBe(401);
    for (const ask of [ana, notices]) expect((await ask('get', '/person/watches')).status).toBe(401);
    for (const ask of [notices, rights]) expect((await ask('get', '/flights/watches')).status).toBe(401);
  });

  test('refuses bad input, what has left and what nobody sells', async () => {
    const { as, market } = open();
    const ana = await as('ana');
    const refused = async (draft: object, status: number) =>
      expect((await ana('post', '/flights/watches', draft)).status).toBe(status);
    await refused({}, 400);
    await refused(aDraft({ adults: 0 }), 400);
    await refused(aDraft({ destination: 'LHR' }), 400);
    await refused(aDraft({ infants: 3 }), 400);
    await refused(aDraft({}, { key: '$ne', carrier: 'x' }), 400);
    await refused({ ...aDraft(), search: { $ne: null } }, 400);
    await refused(aDraft({ departureDate: '2026-11-22', returnDate: '2026-11-30' }), 400);
    Object.assign(market, { lowest: null, ba: null });
    await refused(aDraft(), 404);
    market.ba = 220;
    await refused(aDraft({}, { ...BA, key: 'AF 1@2027-04-10T08:20:00' }), 404);
    expect(await listed(ana)).toEqual([]);
  });

  test('has the price of now, and how it stands beside the days before', async () => {
    const { as } = open();
    const ana = await as('ana');
    const watch = await follow(ana);
    expect(watch).toMatchObject({ startPrice: 400, price: 400, level: 'usual', state: 'watching', drop: null });
    expect(watch.lowest).toHaveLength(31);
    expect(watch.lowest.at(-1)).toEqual({ day: '2026-11-23', price: 400 });
    expect(await listed(ana)).toEqual([watch]);
    expect(await listed(await as('ben'))).toEqual([]);
  });

  test('of one flight follows that flight', async () => {
    const { as } = open();
    expect(await follow(await as('ana'), aDraft({}, BA))).toMatchObject({
      flight: BA,
      startPrice: 440,
      own: [{ day: '2026-11-23', price: 440 }],
    });
  });

  test('twice is one watch', async () => {
    const { as } = open();
    const ana = await as('ana');
    const ids = (await Promise.all([follow(ana), follow(ana)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await listed(ana)).toHaveLength(1);
  });

  test(`is for ${watchLimits.perAccount} prices an account, in pages`, async () => {
    const { as } = open();
    const ana = await as('ana');
    for (let at = 0; at < watchLimits.perAccount; at += 1) {
      await follow(ana, aDraft({ departureDate: addDays('2027-01-01', at), returnDate: '2027-04-17' }));
    }
    const refusal = await ana('post', '/flights/watches', aDraft());
    expect([refusal.status, refusal.body.code]).toEqual([409, 'limit-reached']);
    const first = watchPageSchema.parse((await ana('get', '/flights/watches')).body);
    expect([first.watches.length, first.total]).toEqual([watchLimits.perPage, watchLimits.perAccount]);
    const second = watchPageSchema.parse((await ana('get', `/flights/watches?after=${first.next}`)).body);
    expect(second.watches.map(({ id }) => id)).not.toContain(first.watches.at(-1)?.id);
    await ana('delete', `/flights/watches/${first.watches[0]?.id}`).expect(200);
    await follow(ana);
  });

  test('stops by one press and goes on by another, for its owner alone', async () => {
    const { as, nextDay, market } = open();
    const [ana, ben] = [await as('ana'), await as('ben')];
    const { id } = await follow(ana);
    expect((await ben('delete', `/flights/watches/${id}`)).status).toBe(404);
    const stopped = watchStoppedSchema.parse((await ana('delete', `/flights/watches/${id}`)).body);
    expect(stopped.restorableUntil).toBe('2026-12-23T12:00:00.000Z');
    expect(await listed(ana)).toEqual([]);
    const asked = market.asked;
    await nextDay({ lowest: 100 });
    expect(market.asked).toBe(asked);
    expect((await ben('post', `/flights/watches/${id}/restore`)).status).toBe(404);
    expect((await ana('post', `/flights/watches/${id}/restore`)).status).toBe(201 - 1);
    await nextDay();
    expect((await listed(ana))[0]).toMatchObject({ price: 200, drop: { from: 400, to: 200 } });
  });
});

describe('a drop', () => {
  test('is told in the app once, until somebody has looked', async () => {
    const { as, nextDay } = open();
    const ana = await as('ana');
    await follow(ana);
    await nextDay({ lowest: 170 });
    expect((await ana('get', '/flights/watches/news')).body).toEqual({ drops: 1 });
    expect((await listed(ana))[0]?.drop).toEqual({ from: 400, to: 340, day: '2026-11-24', isNew: true });
    await ana('post', '/flights/watches/seen').expect(200);
    await nextDay();
    expect((await ana('get', '/flights/watches/news')).body).toEqual({ drops: 0 });
    expect((await listed(ana))[0]?.drop?.isNew).toBe(false);
  });

  test('is mailed once, with a link of its own that stops that watch and no other', async () => {
    const { as, nextDay, clock } = open();
    const [ana, ben, mailing] = [await as('ana'), await as('ben'), await as('accounts', 'notices')];
    await follow(ana);
    await follow(ana, aDraft({ adults: 1 }));
    await follow(ben);
    await nextDay({ lowest: 170 });
    const claim = async () => watchNoticesSchema.parse((await mailing('post', '/watch-notices/claim')).body).notices;
    const notices = await claim();
    expect(notices.map(({ userId, from, to }) => [userId, from, to]).sort()).toEqual([
      ['ana', 200, 170],
      ['ana', 400, 340],
      ['ben', 400, 340],
    ]);
    expect(await claim()).toEqual([]);
    // Whoever took them has gone: they are there again, under the same names.
    clock.now += 5 * 60_000;
    const again = await claim();
    expect(again.map(({ id }) => id).sort()).toEqual(notices.map(({ id }) => id).sort());
    await mailing('post', '/watch-notices/done', { ids: notices.map(({ id }) => id) }).expect(200);
    clock.now += 5 * 60_000;
    expect(await claim()).toEqual([]);
    const guest = await as('guest', 'guest');
    const token = notices.find(({ userId, to }) => userId === 'ana' && to === 340)?.stopToken;
    await guest('post', '/flights/watches/stop', { token }).expect(200);
    await guest('post', '/flights/watches/stop', { token }).expect(200);
    await guest('post', '/flights/watches/stop', { token: 'y'.repeat(43) }).expect(200);
    await guest('post', '/flights/watches/stop', { token: 'short' }).expect(400);
    expect((await listed(ana)).map(({ search }) => search.adults)).toEqual([1]);
    expect(await listed(ben)).toHaveLength(1);
  });
});

describe('looking at prices', () => {
  test('asks for a route once a day, in one of two processes', async () => {
    const { as, market, clock, check, checkOf } = open();
    for (const who of ['ana', 'ben', 'cleo']) await follow(await as(who));
    market.asked = 0;
    await check.check();
    expect(market.asked).toBe(0);
    clock.now += DAY_MS;
    await Promise.all([check.check(), checkOf('two').check()]);
    expect(market.asked).toBe(3);
    await check.check();
    expect(market.asked).toBe(3);
  });

  test.each([
    ['that does not answer', { isAway: true }],
    ['whose last answer is stale', { isStale: true }],
  ])('a provider %s changes nothing, and is asked again a quarter of an hour later', async (_what, trouble) => {
    const { as, nextDay, market, clock, check } = open();
    const ana = await as('ana');
    const before = await follow(ana);
    await nextDay({ ...trouble, lowest: 100 });
    expect(await listed(ana)).toEqual([before]);
    Object.assign(market, { isAway: false, isStale: false });
    await check.check();
    expect(await listed(ana)).toEqual([before]);
    clock.now += 15 * 60_000;
    await check.check();
    expect((await listed(ana))[0]?.drop).toMatchObject({ from: 400, to: 200 });
  });

  test('ends when the flight has left, and the watch goes 30 days later', async () => {
    const { as, clock, check } = open();
    const ana = await as('ana');
    await follow(ana);
    clock.now = Date.parse('2027-04-11T12:00:00Z');
    await check.check();
    expect((await listed(ana))[0]?.state).toBe('over');
    clock.now += 31 * DAY_MS;
    await check.purge();
    expect(await listed(ana)).toEqual([]);
  });

  test('is nothing while the store is away', async () => {
    const { as, watches, check } = open();
    const ana = await as('ana');
    watches.isAway = true;
    expect((await ana('get', '/flights/watches')).status).toBe(503);
    await expect(check.check()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('a price stands for whoever looks at it, signed in or not', async () => {
  const { as, market } = open();
  const guest = await as('guest', 'guest');
  const at = '/flights/price-history?origin=LHR&destination=FCO&departureDate=2027-04-10&adults=2';
  const history = priceHistorySchema.parse((await guest('get', at).expect(200)).body);
  expect(history).toMatchObject({ price: 400, level: 'usual', usual: { from: 396, to: 413 }, own: [] });
  const own = priceHistorySchema.parse((await guest('get', `${at}&flight=${encodeURIComponent(BA.key)}`)).body);
  expect(own).toMatchObject({ price: 440, own: [{ day: '2026-11-23', price: 440 }] });
  market.lowest = null;
  market.ba = null;
  expect((await guest('get', at)).body).toMatchObject({ price: null });
  expect((await guest('get', '/flights/price-history?origin=LHR')).status).toBe(400);
});

test('where nobody knows the days before, nothing is said to be low or high', async () => {
  const { as } = open({ hasHistory: false });
  expect(await follow(await as('ana'))).toMatchObject({ level: null, usual: null, lowest: [{ price: 400 }] });
});

test('somebody has their data, and it goes with them', async () => {
  const { as } = open();
  const [ana, rights] = [await as('ana'), await as('ana', 'data-rights')];
  const { id } = await follow(ana);
  await follow(ana, aDraft({ adults: 1 }));
  await ana('delete', `/flights/watches/${id}`);
  const { body } = await rights('get', '/person/watches').expect(200);
  expect(body).toHaveLength(2);
  expect(JSON.stringify(body)).not.toContain('stopDigests');
  await rights('delete', '/person').expect(200);
  expect((await rights('get', '/person/watches')).body).toEqual([]);
});
