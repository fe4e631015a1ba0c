import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hotelRateSchema, hotelSchema } from '@sojourn/contracts';
import { aDuffelRate, aDuffelStay } from './duffel-stays.fake';
import { createDuffelHotelProvider, type DuffelStaysOptions } from './hotel.provider.duffel';

const place = {
  ...{ key: 'London GB', name: 'London', town: 'London', quarters: [], countryCode: 'GB' },
  ...{ position: { latitude: 51.5074, longitude: -0.1278 }, population: 8_900, propertyCount: 3 },
  market: { base: 100, months: [], weekend: 1, events: [] },
};
const query = { city: 'London', checkIn: '2027-04-10', checkOut: '2027-04-13', adults: 2, rooms: 1 };

type Asked = { method: string | undefined; url: string; headers: IncomingHttpHeaders; body: unknown };
let asked: Asked[] = [];
let answer: (res: ServerResponse) => unknown = () => ({});
const server = createServer((req, res) => {
  void req.toArray().then((chunks) => {
    const { method, url: path = '', headers } = req;
    asked.push({ method, url: path, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const body = answer(res);
    if (body === undefined) return;
    if (!res.headersSent) res.writeHead(200, { 'content-type': 'application/json' });
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
const provider = (change: Partial<DuffelStaysOptions> = {}) =>
  createDuffelHotelProvider({ url, token: 'duffel_test_1', now: () => NOW, ...change });
const search = (change: Partial<DuffelStaysOptions> = {}) =>
  provider(change).search({ query, place, today: '2026-11-21' });
const found = (...results: unknown[]) => ({ data: { created_at: '2026-11-21T12:00:00Z', results } });
const priced = (...rates: unknown[]) => ({
  data: aDuffelStay({}, { rooms: [{ name: 'Double Suite', beds: [{ type: 'double', count: 1 }], photos: [], rates }] }),
});
const failed =
  (status: number, headers: Record<string, string> = {}) =>
  (res: ServerResponse) => {
    res.writeHead(status, headers);
    const error = { type: 'invalid_request_error', title: 'Invalid', message: 'The `check_in_date` is too far ahead' };
    return { errors: [{ ...error, code: 'validation_error' }], meta: { status, request_id: 'x' } };
  };

describe('stays of Duffel', () => {
  test('asks with token, version, guests and the middle of the place', async () => {
    answer = () => found(aDuffelStay());
    await search();
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/stays/search',
        headers: { authorization: 'Bearer duffel_test_1', 'duffel-version': 'v2' },
        body: {
          data: {
            ...{ check_in_date: '2027-04-10', check_out_date: '2027-04-13', rooms: 1 },
            guests: [{ type: 'adult' }, { type: 'adult' }],
            location: { radius: 15, geographic_coordinates: { latitude: 51.5074, longitude: -0.1278 } },
          },
        },
      },
    ]);
  });

  test('reads a property with its lowest rate when a result is as documented', async () => {
    answer = () => found(aDuffelStay());
    const { hotels, missing } = await search({ pictureAddress: (source) => `/api/pictures?source=${source}` });
    expect(missing).toBe(false);
    const [hotel] = hotels;
    expect(hotelSchema.parse(hotel)).toEqual(hotel);
    expect(hotel).toEqual({
      id: 'duffel-acc_0000AWr2VsUNIF1Vl91xg0',
      name: 'Duffel Test Hotel',
      imageUrl: '/api/pictures?source=https://assets.duffel.example/img/stays/image.jpg',
      rating: 4.2,
      reviewCount: 17,
      stars: 5,
      location: 'London',
      description: '150 Piccadilly. A house by the park with a restaurant.',
      amenities: ['Parking', 'Wi-Fi available'],
      price: 209,
      currency: 'GBP',
      total: { amount: 839, rooms: 626, cleaningFee: 0, taxes: 213 },
      bookingUrl: expect.stringContaining('ss=Duffel+Test+Hotel%2C+London'),
      ratesKey: 'srr_0000ASVBuJVLdmqtZDJ4ca',
      position: { latitude: 51.5071, longitude: -0.1416 },
      distanceKm: 1,
    });
  });

  test('says what is paid at the property when that is in another currency', async () => {
    const change = {
      cheapest_rate_due_at_accommodation_amount: '12.50',
      cheapest_rate_due_at_accommodation_currency: 'EUR',
    };
    answer = () => found(aDuffelStay(change));
    const { hotels } = await search();
    expect(hotels[0]?.total?.amount).toBe(799);
    expect(hotels[0]?.description).toMatch(/^EUR 12.5 more is paid at the property\. /);
  });

  test('leaves out what is not said when a property has neither score, photograph nor position', async () => {
    const bare = {
      rating: null,
      review_score: null,
      review_count: null,
      amenities: null,
      photos: null,
      description: null,
    };
    const location = { address: null, geographic_coordinates: null };
    answer = () => found(aDuffelStay({ cheapest_rate_base_amount: null }, { ...bare, location }));
    const [hotel] = (await search({ pictureAddress: (source) => source })).hotels;
    expect(hotel).toMatchObject({ rating: 0, imageUrl: null, location: 'London', description: '', amenities: [] });
    for (const name of ['stars', 'reviewCount', 'position', 'distanceKm']) expect(hotel).not.toHaveProperty(name);
  });

  test('says that some are missing when a result cannot be read, and shows the best rated first', async () => {
    const better = aDuffelStay({ id: 'srr_2' }, { id: 'acc_2', name: 'Better', review_score: 9.5 });
    answer = () => found(aDuffelStay(), { id: 'srr_3' }, better);
    const { hotels, missing } = await search();
    expect(hotels.map(({ name }) => name)).toEqual(['Better', 'Duffel Test Hotel']);
    expect(missing).toBe(true);
  });

  test('has no stays when nothing is free', async () => {
    answer = () => found();
    expect(await search()).toEqual({ hotels: [], missing: false });
  });

  const cannotBeReached = 'The hotels provider cannot be reached at the moment. Please try again later.';
  test.each([
    [
      'nothing can be read',
      () => found({ id: 'srr_3' }),
      'The hotels provider answers in a way we do not understand. Please try again later.',
    ],
    ['its token is wrong', failed(401), 'The hotels provider does not accept the key of this portal.'],
    ['its account has no stays', failed(403), 'The hotels provider has not opened this search to this portal.'],
    ['it fails', failed(500), cannotBeReached],
    ['it answers in another shape', () => ({ results: [] }), cannotBeReached],
    ['it answers no JSON', () => '<html>', cannotBeReached],
  ])('says so, never an empty town, when %s', async (_name, given, message) => {
    answer = given;
    await expect(search()).rejects.toMatchObject({ code: 'unavailable', message });
  });

  test('says what cannot be searched for when Duffel refuses the question', async () => {
    answer = failed(422);
    await expect(search()).rejects.toMatchObject({
      code: 'bad-input',
      message: 'The hotels provider cannot search for this. It says: The check_in_date is too far ahead',
    });
  });

  test('says when to come again when Duffel asks for patience', async () => {
    answer = failed(429, { 'retry-after': '17' });
    await expect(search()).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 17 });
  });

  test('gives up when Duffel is silent', async () => {
    answer = () => undefined;
    await expect(search({ timeoutMs: 30 })).rejects.toMatchObject({ code: 'unavailable', message: cannotBeReached });
  });
});

describe('all rates of a property', () => {
  const rates = (key = 'srr_1') => provider().rates?.(key);

  test('gives rooms with board, what is due there and until when all is paid back', async () => {
    answer = () => priced(aDuffelRate(), { id: 'rat_strange' });
    const [rate] = (await rates()) ?? [];
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/stays/search_results/srr_1/actions/fetch_all_rates' });
    expect(hotelRateSchema.parse(rate)).toEqual(rate);
    expect(rate).toEqual({
      ...{ id: 'rat_0000ASuebQfixzpI2v20qe', room: 'Double Suite', board: 'half-board' },
      ...{ total: 799, currency: 'GBP', dueThere: { amount: 40, currency: 'GBP' }, left: 2 },
      refundableUntil: '2027-04-07T22:00:00Z',
    });
  });

  test.each([
    ['no step pays all back', [{ before: '2027-04-09T22:00:00Z', refund_amount: '400.00', currency: 'GBP' }]],
    ['the last day is over', [{ before: '2026-11-20T22:00:00Z', refund_amount: '799.00', currency: 'GBP' }]],
    ['nothing is listed', []],
  ])('calls a rate not refundable when %s', async (_name, cancellation_timeline) => {
    answer = () => priced(aDuffelRate({ cancellation_timeline }));
    expect((await rates())?.[0]?.refundableUntil).toBeNull();
  });

  test('says nothing of refunds, board and rooms left when Duffel does not', async () => {
    const silent = { cancellation_timeline: null, board_type: 'continental_dinner', quantity_available: null };
    answer = () => priced(aDuffelRate({ ...silent, due_at_accommodation_amount: null }));
    const [rate] = (await rates()) ?? [];
    for (const name of ['refundableUntil', 'board', 'left', 'dueThere']) expect(rate).not.toHaveProperty(name);
  });

  test('asks to search again when Duffel does not hold the rates any more', async () => {
    answer = failed(404);
    const message = 'The hotels provider does not hold this any more. Please search again.';
    await expect(rates()).rejects.toMatchObject({ code: 'not-found', message });
  });

  test('says so when none of the rates can be read', async () => {
    answer = () => priced({ id: 'rat_strange' });
    await expect(rates()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
