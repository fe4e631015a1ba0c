import {
  errorBodySchema,
  flightSearchAnswerSchema,
  hotelSearchAnswerSchema,
  nearestAirportSchema,
} from '@sojourn/contracts';
import { exploreAnswerSchema } from '@sojourn/contracts/explore';
import { popularAnswerSchema } from '@sojourn/contracts/popular';
import { weatherSchema } from '@sojourn/contracts/weather';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { clockRulesVersion } from '@sojourn/travel';
import type { Router } from 'express';
import request from 'supertest';
import { addActivityRoutes } from './activity/activity.routes';
import { createAirportCatalogue, createAirportIndex } from './airport/airport-catalogue';
import { addAirportRoutes } from './airport/airport.routes';
import { createApp, type AppParts } from './app';
import { createFakeCacheRepository } from './cache/cache.repository.fake';
import { addDestinationRoutes } from './destination/destination.routes';
import { addExploreRoutes } from './explore/explore.routes';
import type { FlightProvider } from './flight/flight.provider';
import { createInventory } from './flight/inventory';
import { createSandboxFlightProvider } from './flight/flight.provider.sandbox';
import { addFlightRoutes } from './flight/flight.routes';
import { createSandboxHotelProvider } from './hotel/hotel.provider.sandbox';
import { addHotelRoutes } from './hotel/hotel.routes';
import { createStayPlaces } from './hotel/market-catalogue';
import { destinationCatalogue } from './destination/destination-catalogue';
import { createCityIndex } from './place/place-catalogue';
import { addPhotoRoutes } from './photo/photo.routes';
import { addPictureRoutes } from './picture/picture.routes';
import { addPlaceRoutes } from './place/place.routes';
import { addPopularRoutes } from './popular/popular.routes';
import { createFakeWatchRepository } from './watch/watch.repository.fake';
import { createSandboxWeatherProvider } from './weather/weather.provider.sandbox';
import { addWeatherRoutes } from './weather/weather.routes';

const catalogue = createAirportCatalogue();
const index = createAirportIndex(catalogue);
const cities = createCityIndex(destinationCatalogue, catalogue);
const places = createStayPlaces(cities, destinationCatalogue, catalogue.airports);
const issuer = createTestIssuer();
const sandbox = createSandboxFlightProvider(createInventory(catalogue.airports));

function start(flights: FlightProvider = sandbox, photos?: AppParts['photos']) {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const cacheRepository = createFakeCacheRepository(() => clock.now);
  const { app, metricsApp } = createApp({
    ...createTestServiceParts('search', issuer),
    version: '0.1.0',
    catalogue,
    index,
    cities,
    places,
    cacheRepository,
    flights,
    // Of every place Rome alone: looking at all of them takes longer than a test may.
    fares: {
      ...sandbox,
      lowest: async (query) => (query.destinations[0]?.iataCode === 'FCO' ? sandbox.lowest(query) : undefined),
    },
    hotels: createSandboxHotelProvider(),
    weather: createSandboxWeatherProvider(destinationCatalogue),
    watches: createFakeWatchRepository(),
    watchEveryMs: 86_400_000,
    documents: 'memory',
    pictures: { signer: undefined, client: { fetch: async () => Buffer.from('') }, redraw: async () => null },
    photos,
    now: () => clock.now,
  });
  return {
    clock,
    cacheRepository,
    // Signed anew each time: a slow machine outlives a signature.
    get: async (path: string) =>
      request(app)
        .get(path)
        .set('authorization', await issuer.bearer('search')),
    app,
    metricsApp,
  };
}

const GOOD = 'origin=LHR&destination=FCO&departureDate=2027-04-10';

// Over http a handler that forgets to answer is noticed by nothing but a time-out.
test('each handler answers once', async () => {
  const handlers: ((req: object, res: object) => unknown)[] = [];
  const keep = (_path: string, handle: (typeof handlers)[number]) => handlers.push(handle);
  const router = { get: keep, post: keep };
  const add = <T>(routes: (to: Router, service: T) => void, service: object) =>
    routes(router as unknown as Router, service as T);
  add(addAirportRoutes, { search: () => 'airports', nearest: () => 'nearest airport' });
  add(addFlightRoutes, {
    flights: { search: async () => Buffer.from('flights') },
    fares: { grid: async () => 'fares', batch: async () => 'a batch', history: async () => [] },
  });
  add(addExploreRoutes, { find: async () => 'where to' });
  add(addPopularRoutes, { find: async () => 'popular places' });
  add(addHotelRoutes, { search: async () => Buffer.from('stays'), rates: async () => Buffer.from('rates') });
  add(addPictureRoutes, { picture: async () => Buffer.from('a picture') });
  add(addPhotoRoutes, { photo: async () => Buffer.from('a photograph'), credit: async () => 'whose it is' });
  add(addDestinationRoutes, {
    list: () => 'places',
    find: () => 'places that fit',
    names: () => 'names of places',
    about: () => 'about a place',
    tips: () => 'tips',
    page: () => 'a place',
    catalogue: () => 'catalogue',
    origin: () => 'origin',
  });
  add(addActivityRoutes, { list: () => 'activities', find: () => 'activities that fit' });
  add(addPlaceRoutes, { search: () => 'cities and airports' });
  add(addWeatherRoutes, { weather: async () => Buffer.from('weather') });
  const query = {
    ...{ keyword: 'lond', latitude: '1', longitude: '2', text: 'Leeds', city: 'Rome', place: 'Rome' },
    ...{
      origin: 'LHR',
      destination: 'FCO',
      departureDate: '2027-04-10',
      departureFrom: '2027-04-10',
      departureUntil: '2027-04-12',
      checkIn: '2027-04-10',
      checkOut: '2027-04-12',
      startDate: '2027-04-10',
      most: '6',
      key: 'srr_1',
      source: 'https://partner.example/house.jpg',
      signature: 'A'.repeat(43),
    },
  };
  const answers: string[] = [];
  const answer = (said: string | Buffer) => void answers.push(String(said));
  for (const handle of handlers)
    await handle(
      { query, body: { origin: 'LHR', journeys: [] }, params: { id: 'rome' } },
      { setHeader: () => {}, json: answer, end: answer },
    );
  expect(answers).toEqual([
    ...[
      'airports',
      'nearest airport',
      'flights',
      'fares',
      'a batch',
      'where to',
      'popular places',
      'stays',
      'rates',
      'a picture',
      'a photograph',
      'whose it is',
      'places',
      'places that fit',
      'names of places',
      'about a place',
      'tips',
      'a place',
      'catalogue',
      'origin',
      'activities',
      'activities that fit',
      'cities and airports',
      'weather',
    ],
  ]);
});

describe('the search API', () => {
  test.each([
    '/airports/search?keyword=lond',
    '/places/search?keyword=rome',
    `/flights/search?${GOOD}`,
    '/flights/popular?origin=LHR',
    '/hotels/search?city=Rome',
  ])('refuses the stranger at %s', async (path) => {
    const answer = await request(start().app).get(path);
    expect(answer.status).toBe(401);
  });

  test.each([
    ['nothing at all', '', 'Please provide origin, destination, and departure date.'],
    [
      'no origin',
      'destination=FCO&departureDate=2027-04-10',
      'Please provide origin, destination, and departure date.',
    ],
    [
      'a code of four letters',
      `${GOOD}&origin=`.replace('LHR', 'LHRX').replace('&origin=', ''),
      'Please select valid airport codes from the suggestions',
    ],
    [
      'an unknown airport',
      GOOD.replace('FCO', 'QQQ'),
      'We do not know an airport with the code QQQ. Please choose one from the suggestions.',
    ],
    ['one place twice', GOOD.replace('FCO', 'LHR'), 'Origin and destination must be different places.'],
    ['an area and its airport', GOOD.replace('FCO', 'LHR').replace('origin=LHR', 'origin=LON'), undefined],
    [
      'a past date',
      GOOD.replace('2027-04-10', '2026-11-20'),
      'The departure date 2026-11-20 is in the past. Please choose today or later.',
    ],
    [
      'a date too far ahead',
      GOOD.replace('2027-04-10', '2028-04-10'),
      'Flights can be booked up to 361 days ahead. Please choose a departure date no later than 2027-11-17.',
    ],
    ['a day that does not exist', GOOD.replace('2027-04-10', '2027-02-30'), 'Please give a real date as YYYY-MM-DD.'],
    [
      'a return before departure',
      `${GOOD}&returnDate=2027-04-09`,
      'The return date must not be before the departure date.',
    ],
    [
      'more infants than adults',
      `${GOOD}&adults=1&infants=2`,
      'Each infant needs an adult: infants must not outnumber adults.',
    ],
    ['ten adults', `${GOOD}&adults=10`, 'Adults must be a whole number from 1 to 9.'],
    ['a cabin nobody sells', `${GOOD}&travelClass=DECK`, 'Please choose Economy, Premium economy, Business or First.'],
    ['a list for one value', `${GOOD}&origin=CDG`, 'Please select valid airport codes from the suggestions'],
    ['an operator for a value', `origin[$ne]=X&destination=FCO&departureDate=2027-04-10`, undefined],
    ['a bare operator', `${GOOD}&$where=1`, 'Field names must not begin with a dollar sign.'],
  ])('refuses %s in words for a person', async (_name, query, sentence) => {
    const answer = await start().get(`/flights/search?${query}`);
    if (sentence === undefined && answer.status === 200) return;
    expect(answer.status).toBe(400);
    const body = errorBodySchema.parse(answer.body);
    expect(body.code).toBe('bad-input');
    expect(body.message).toMatch(/[.a-z]$/);
    if (sentence !== undefined) expect(body.message).toBe(sentence);
  });

  test('judges a past date by the day at the origin', async () => {
    const { clock, get } = start();
    clock.now = Date.parse('2026-11-21T13:30:00Z');
    const tomorrowInAuckland = 'departureDate=2026-11-21';
    expect((await get(`/flights/search?origin=AKL&destination=SYD&${tomorrowInAuckland}`)).status).toBe(400);
    expect((await get(`/flights/search?origin=LHR&destination=FCO&${tomorrowInAuckland}`)).status).toBe(200);
  });

  test('answers a flight search, the same again from its cache', async () => {
    const { clock, get } = start();
    const first = flightSearchAnswerSchema.parse((await get(`/flights/search?${GOOD}&returnDate=2027-04-17`)).body);
    expect(first.meta).toMatchObject({ source: 'sample', count: first.data.length, origin: { cityName: 'London' } });
    clock.now += 60_000;
    const second = flightSearchAnswerSchema.parse(
      (
        await get(
          `/flights/search?returnDate=2027-04-17&${GOOD.toLowerCase().replace('departuredate', 'departureDate')}`,
        )
      ).body,
    );
    expect(second).toEqual(first);
  });

  test('names the city of a metropolitan code', async () => {
    const answer = await start().get(`/flights/search?${GOOD.replace('LHR', 'LON')}`);
    expect(answer.body.meta.origin).toEqual({
      iataCode: 'LON',
      name: 'London, all airports',
      cityName: 'London',
      countryName: 'United Kingdom',
    });
    expect(
      new Set(answer.body.data.map((offer: { departureAirport: string }) => offer.departureAirport)).size,
    ).toBeGreaterThan(1);
  });

  test('says where one can fly to for how much, and refuses a month that is not on sale', async () => {
    const { get } = start();
    const found = exploreAnswerSchema.parse((await get('/flights/explore?origin=LHR&month=2027-05&nights=7')).body);
    expect(found.data).toEqual([expect.objectContaining({ id: 'rome', airportCode: 'FCO', changes: 0 })]);
    expect(found.meta.origin).toMatchObject({ iataCode: 'LHR', cityName: 'London' });
    const refused = await get('/flights/explore?origin=LHR&month=2026-10');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('No flights of that month are on sale. Please choose another one.');
    expect((await get('/flights/explore?origin=LHR&month=2027-13')).body.message).toBe(
      'Please give a month as YYYY-MM.',
    );
  });

  test('says what is popular from an airport, and refuses what is none', async () => {
    const { get } = start();
    const found = popularAnswerSchema.parse((await get('/flights/popular?origin=lhr&timeZone=Asia/Tokyo')).body);
    expect(found.data).toEqual([expect.objectContaining({ id: 'rome', airportCode: 'FCO', trending: false })]);
    expect(found.meta.origin).toEqual({ iataCode: 'LHR', cityName: 'London' });
    expect((await get('/flights/popular?timeZone=Europe%2FParis')).body.meta.origin.cityName).toBe('Paris');
    expect((await get('/flights/popular?origin=LHRX')).body.message).toBe(
      'Please select valid airport codes from the suggestions',
    );
    expect((await get(`/flights/popular?timeZone=${'x'.repeat(65)}`)).body.message).toBe('Please give a time zone.');
  });

  test('states the age of fares when the provider is down, and a clear error when it has none', async () => {
    let isDown = false;
    const { clock, get } = start({
      ...sandbox,
      search: (query) => (isDown ? Promise.reject(new Error('gone')) : sandbox.search(query)),
    });
    await get(`/flights/search?${GOOD}`);
    isDown = true;
    clock.now += 2 * 3_600_000;
    const stale = await get(`/flights/search?${GOOD}`);
    expect(stale.status).toBe(200);
    expect(stale.body.meta.note).toBe(
      'These fares are 2 hours old: the fare provider cannot be reached at the moment.',
    );
    expect((await get(`/flights/search?${GOOD}&travelClass=BUSINESS`)).status).toBe(500);
  });

  test('works without its cache', async () => {
    const { cacheRepository, get } = start();
    cacheRepository.state.isDown = true;
    expect((await get(`/flights/search?${GOOD}`)).status).toBe(200);
  });

  test('suggests airports, eight at most, and wants two letters', async () => {
    const { get } = start();
    const found = await get('/airports/search?keyword=lond');
    expect(found.body.data).toHaveLength(8);
    expect(found.body.data[0].iataCode).toBe('LON');
    expect((await get('/airports/search?keyword=l')).body.message).toBe('Please type at least 2 characters.');
    expect((await get('/airports/search?keyword=a&keyword=b')).status).toBe(400);
    expect((await get('/airports/search')).status).toBe(400);
  });

  test('gives a city without an airport the one to start from', async () => {
    const answer = await start().get('/airports/search?keyword=paris%20texas');
    expect(answer.body.data).toEqual([expect.objectContaining({ iataCode: 'DFW' })]);
  });

  test('finds the airport to start from', async () => {
    const { get } = start();
    const found = nearestAirportSchema.parse((await get('/airports/nearest?latitude=41.9&longitude=12.5')).body);
    expect(found.airport.iataCode).toBe('FCO');
    expect(found.city).toEqual({ name: 'Rome', countryName: 'Italy' });
    const oxford = nearestAirportSchema.parse((await get('/airports/nearest?latitude=51.752&longitude=-1.2577')).body);
    expect(oxford.city?.name).toBe('Oxford');
    expect((await get('/airports/nearest?latitude=91&longitude=0')).body.message).toBe(
      'Latitude must be a number of degrees from -90 to 90.',
    );
  });

  test('answers a stay search and refuses nights that make no sense', async () => {
    const { get } = start();
    const stays = await get('/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-17');
    expect(hotelSearchAnswerSchema.parse(stays.body).source).toBe('sample');
    expect((await get('/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-10')).body.message).toBe(
      'Check-out must be after check-in.',
    );
    expect((await get('/hotels/search?city=Rome&checkIn=2026-10-10&checkOut=2026-10-12')).body.message).toMatch(
      /in the past/,
    );
  });

  test.each(['/destinations', '/activities'])('opens the catalogue at %s', async (path) => {
    const answer = await start().get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(20);
  });

  test('answers the weather of a place, as a sample and without a flicker', async () => {
    const { get } = start();
    const answer = await get('/weather?place=Swiss%20Alps&startDate=2026-11-25');
    const weather = weatherSchema.parse(answer.body);
    expect(weather).toMatchObject({ location: 'Swiss Alps', kind: 'forecast', source: 'sample' });
    expect(weather.forecast[0]?.day).toBe('2026-11-25');
    expect((await get('/weather?place=Swiss%20Alps&startDate=2026-11-25')).body).toEqual(weather);
  });

  test.each([
    ['startDate=2027-04-10', 'Please name a place.'],
    ['place=Rome', 'Please give a date as YYYY-MM-DD.'],
    ['place=Rome&startDate=2027-02-30', 'Please give a real date as YYYY-MM-DD.'],
    ['place=Rome&startDate=0001-01-01', 'Please choose a day from 2000 to 2199.'],
    ['place=Rome&startDate=2027-04-10&latitude=12', 'Please give latitude and longitude together.'],
    ['place=Rome&startDate=2027-04-10&latitude=91&longitude=0', 'Latitude must be a number of degrees from -90 to 90.'],
    ['place=Ro%E2%80%AEme&startDate=2027-04-10', 'Please remove the hidden character after “Ro” (U+202E).'],
  ])('refuses the weather of %s in words for a person', async (query, sentence) => {
    const answer = await start().get(`/weather?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(sentence);
  });

  test('counts how answers were found, on the private port', async () => {
    const { get, metricsApp } = start();
    await get(`/flights/search?${GOOD}`);
    await get(`/flights/search?${GOOD}`);
    const { text } = await request(metricsApp).get('/metrics');
    expect(text).toMatch(/search_cache_answers_total\{state="made"[^}]*\} 1/);
    expect(text).toMatch(/search_cache_answers_total\{state="fresh"[^}]*\} 1/);
  });

  test('shows places by photographs when a provider of them is set up, else as they were drawn', async () => {
    const credit = { author: 'Ada', source: 'Pexels', sourceUrl: 'https://www.pexels.com/photo/2/' };
    const provider = { name: 'pexels', find: async () => ({ source: 'https://photos.example/rome.jpg', credit }) };
    const client = { fetch: async () => Buffer.from('bytes') };
    const { get, app } = start(sandbox, { provider, client, redraw: async () => Buffer.from('webp') });
    expect((await get('/destinations/rome')).body.imageUrl).toBe('/api/photos/rome');
    expect(String((await get('/photos/rome')).body)).toBe('webp');
    expect((await get('/photos/rome/credit')).body).toEqual(credit);
    expect((await request(app).get('/healthz')).body.adapters.photos).toBe('pexels');
    expect((await start().get('/destinations/rome')).body.imageUrl).toMatch(/^\/assets\/places\/rome\./);
    expect((await start().get('/photos/rome')).status).toBe(404);
  });

  test('names its adapters', async () => {
    const health = await request(start().app).get('/healthz');
    expect(health.body.adapters).toEqual({
      flights: 'sandbox',
      fares: 'sandbox',
      hotels: 'sandbox',
      weather: 'sandbox',
      photos: 'scenes',
      cache: 'redis',
      documents: 'memory',
      clocks: `tz ${clockRulesVersion}`,
    });
  });
});
