import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFeedHotelProvider, type HotelFeedOptions } from './hotel.provider.feed';

const place = {
  ...{
    key: 'Rome IT',
    name: 'Rome',
    town: 'Rome',
    quarters: [],
    countryCode: 'IT',
    position: { latitude: 41.9, longitude: 12.5 },
  },
  ...{ population: 2_800, propertyCount: 3, market: { base: 100, months: [], weekend: 1, events: [] } },
};
const query = { city: 'Roma', checkIn: '2027-04-10', checkOut: '2027-04-13', adults: 2, rooms: 1 };
const property = (id: string, guestScore: number) => ({
  ...{ id, name: `House ${id}`, url: `https://partner.example/${id}`, currency: 'USD', nightly: 120, guestScore },
});

let asked: IncomingMessage[] = [];
let answer: (res: ServerResponse) => unknown;
const server = createServer((req, res) => {
  asked.push(req);
  answer(res);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: unknown) => (res: ServerResponse) => res.end(JSON.stringify(body));
const search = (change: Partial<HotelFeedOptions> = {}) =>
  // The portal waits 4 s, too short for a machine that starts other tests beside this one.
  createFeedHotelProvider({ url, timeoutMs: 60_000, ...change }).search({ query, place, today: '2027-01-10' });

describe("a partner's feed", () => {
  test('is asked for the place as it was understood, with its key, and answers best rated first', async () => {
    answer = says({ status: 'complete', properties: [property('a', 7.8), property('b', 9)] });
    const found = await search({ key: 'secret' });
    expect(found.hotels.map(({ name, rating }) => [name, rating])).toEqual([
      ['House b', 4.5],
      ['House a', 3.9],
    ]);
    expect(found.missing).toBe(false);
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', url);
    expect(pathname).toBe('/v1/stays');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ city: 'Rome', country: 'IT', latitude: '41.9', longitude: '12.5' },
      ...{ checkIn: '2027-04-10', checkOut: '2027-04-13', adults: '2', rooms: '1' },
    });
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
  });

  test('may know of nothing', async () => {
    answer = says({ status: 'complete', properties: [] });
    expect(await search()).toEqual({ hotels: [], missing: false });
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ['when it says so', 'partial', []],
    ['when a property cannot be read', 'complete', [{ id: 'x' }]],
  ])('is not whole %s', async (_when, status, more) => {
    answer = says({ status, properties: [property('a', 8), ...more] });
    const { hotels, missing } = await search();
    expect(hotels).toHaveLength(1);
    expect(missing).toBe(true);
  });

  test('that asks us to wait is waited for as long as it says', async () => {
    answer = (res) => res.writeHead(429, { 'retry-after': '7' }).end('{}');
    await expect(search()).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 7 });
  });

  test.each([500, 502, 503])('that answers %d cannot be reached', async (status) => {
    answer = (res) => res.writeHead(status).end(JSON.stringify({ status: 'complete', properties: [] }));
    const message = 'The hotels provider cannot be reached at the moment. Please try again later.';
    await expect(search()).rejects.toMatchObject({ code: 'unavailable', message });
  });

  test('that says nothing cannot be reached', async () => {
    answer = () => undefined;
    await expect(search({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each([
    ['another shape', { hotels: [] }],
    ['nothing that can be read', { status: 'complete', properties: [{ id: 'x' }, { id: 'y' }] }],
  ])('that has %s is not understood, and no town is empty for it', async (_what, body) => {
    answer = says(body);
    await expect(search()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/in a way we do not understand/) as string,
    });
  });

  test('that is no JSON at all cannot be reached', async () => {
    answer = (res) => res.end('<html>Busy</html>');
    await expect(search()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
