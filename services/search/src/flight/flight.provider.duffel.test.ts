import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aDuffelOffer } from './duffel.fake';
import { createDuffelFlightProvider } from './flight.provider.duffel';
import type { FlightProviderQuery } from './flight.provider';

const query: FlightProviderQuery = {
  asked: { origin: 'LHR', destination: 'JFK', party: { adults: 1, children: 0, infants: 0 } },
  origins: [],
  destinations: [],
  departureDate: '2027-04-10',
  returnDate: '2027-04-17',
  travelClass: 'ECONOMY',
  today: '2026-11-21',
};

type Asked = { url: string; headers: IncomingHttpHeaders; body: { data: { slices: unknown[] } } };
let asked: Asked[] = [];
let answer: (res: ServerResponse) => unknown = () => ({});
// Duffel answers 201 to an offer request, its errors with a list of them.
const server = createServer((req, res) => {
  void req.toArray().then((chunks) => {
    asked.push({ url: req.url ?? '', headers: req.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const body = answer(res);
    if (!res.headersSent) res.writeHead(201, { 'content-type': 'application/json' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
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

const NOW = Date.parse('2026-11-21T12:00:00Z');
const search = () => createDuffelFlightProvider({ url, token: 'duffel_test_1', now: () => NOW }).search(query);
const offered = (...offers: unknown[]) => ({ data: { id: 'orq_1', live_mode: false, offers } });
const failed =
  (status: number, headers: Record<string, string> = {}) =>
  (res: ServerResponse) => {
    res.writeHead(status, headers);
    return {
      errors: [{ type: 'api_error', title: 'An error', message: 'It failed.', code: 'error' }],
      meta: { status },
    };
  };
const cannotBeReached = 'The flight provider cannot be reached at the moment. Please try again later.';

describe('Duffel', () => {
  test('is asked with its token and version for offers at once', async () => {
    answer = () => offered(aDuffelOffer());
    expect(await search()).toHaveLength(1);
    const [{ url: path, headers, body } = { url: '', headers: {}, body: null }] = asked;
    expect(path).toBe('/air/offer_requests?return_offers=true&supplier_timeout=15000');
    expect(headers).toMatchObject({ authorization: 'Bearer duffel_test_1', 'duffel-version': 'v2' });
    expect(body?.data.slices).toHaveLength(2);
  });

  test('answers cheapest first, 200 at most', async () => {
    const prices = Array.from({ length: 210 }, (_, at) => String(1 + ((at * 37) % 210)));
    answer = () => offered(...prices.map((total_amount) => aDuffelOffer({ total_amount })));
    const found = await search();
    expect(Array.isArray(found) && found.map(({ totalPrice }) => totalPrice)).toEqual(
      Array.from({ length: 200 }, (_, at) => 1 + at),
    );
  });

  test('has no flights where nobody flies', async () => {
    answer = () => offered();
    expect(await search()).toEqual([]);
  });

  test('leaves out offers that cannot be shown, and says so', async () => {
    const expired = aDuffelOffer({ id: 'off_2', expires_at: '2026-11-21T11:59:59Z' });
    const inEuros = aDuffelOffer({ id: 'off_3', total_currency: 'EUR' });
    answer = () => offered({ id: 'off_4' }, expired, aDuffelOffer(), inEuros);
    expect(await search()).toMatchObject({
      offers: [{ id: 'off_1' }],
      note: 'Some airlines sent offers that we cannot show; they are left out.',
    });
  });

  test.each([
    [
      'nothing that can be read',
      () => offered({ id: 'off_4' }),
      'The flight provider answered in a way we cannot read.',
    ],
    [
      'another currency',
      () => offered(aDuffelOffer({ total_currency: 'GBP' })),
      'The flight provider sells in GBP, and Sojourn in US dollars.',
    ],
    [
      'fares that have run out',
      () => offered(aDuffelOffer({ expires_at: '2026-11-21T12:00:00Z' })),
      'The fares had run out before they arrived. Please search again.',
    ],
    ['an answer of another shape', () => ({ offers: [] }), cannotBeReached],
    ['no JSON', () => '<html>', cannotBeReached],
    ['an error of its own', failed(500), cannotBeReached],
    ['a wrong token', failed(401), 'The flight provider does not accept the key of this portal.'],
    ['no access', failed(403), 'The flight provider has not opened this search to this portal.'],
    ['a gateway that gave up', failed(504), cannotBeReached],
  ])('is unavailable with %s, never an empty answer', async (_name, given, message) => {
    answer = given;
    await expect(search()).rejects.toMatchObject({ code: 'unavailable', message });
  });

  test('says what is wrong with the question when it cannot be answered', async () => {
    answer = failed(422);
    await expect(search()).rejects.toMatchObject({
      code: 'bad-input',
      message: 'The flight provider cannot search for this. It says: It failed.',
    });
  });

  test('is overloaded when it asks for patience', async () => {
    answer = failed(429, { 'retry-after': '17' });
    await expect(search()).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 17 });
  });

  test('is unavailable when the line is cut in the middle', async () => {
    answer = (res) => {
      res.writeHead(201, { 'content-type': 'application/json', 'content-length': '5000' });
      res.write('{"data":{"offers":[');
      res.destroy();
    };
    await expect(search()).rejects.toMatchObject({ code: 'unavailable', message: cannotBeReached });
  });
});
