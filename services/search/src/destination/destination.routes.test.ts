import { activityListSchema, catalogueSchema, destinationListSchema, originAnswerSchema } from '@sojourn/contracts';
import {
  activitiesFoundSchema,
  destinationNamesSchema,
  destinationsFoundSchema,
} from '@sojourn/contracts/catalogue-search';
import { destinationPageSchema } from '@sojourn/contracts/destination-page';
import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { addActivityRoutes } from '../activity/activity.routes';
import { createActivityService } from '../activity/activity.service';
import { createAirportCatalogue, createAirportIndex } from '../airport/airport-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { addDestinationRoutes } from './destination.routes';
import { createDestinationService } from './destination.service';

const market = { base: 90, months: Array.from({ length: 12 }, () => 1), weekend: 1.1, events: [] };

const issuer = createTestIssuer();
const airports = createAirportCatalogue();
const index = createAirportIndex(airports);
const services = () => ({
  destinations: createDestinationService({
    entries: destinationCatalogue,
    airports,
    suggester: index,
    stayMarketOf: () => market,
    placesNamed: () => [],
  }),
  activities: createActivityService(destinationCatalogue),
});
const openApp = ({ destinations, activities }: ReturnType<typeof services>) =>
  createServiceApp({
    ...createTestServiceParts('search', issuer),
    routes(router) {
      addDestinationRoutes(router, destinations);
      addActivityRoutes(router, activities);
    },
  }).app;
let app: ReturnType<typeof openApp>;
const ask = async (path: string) =>
  request(app)
    .get(path)
    .set('authorization', await issuer.bearer('search'));

describe('the catalogue API', () => {
  let ready: ReturnType<typeof services>;
  beforeAll(() => {
    ready = services();
  });
  // Routes are entered for each test, so that a fault in how they are entered is this test's.
  beforeEach(() => {
    app = openApp(ready);
  });

  test.each(['/destinations', '/activities', '/catalogue', '/origins?text=Leeds', '/destinations/about?place=Leeds'])(
    'refuse the stranger at %s',
    async (path) => {
      const { status } = await request(app).get(path);
      expect(status).toBe(401);
    },
  );

  test.each([['/destinations', destinationListSchema] as const, ['/activities', activityListSchema] as const])(
    '%s answers what a browser is promised',
    async (path, schema) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(schema.safeParse(answer.body).error).toBeUndefined();
    },
  );

  test.each([
    ['/destinations/found?kind=beach&most=5', destinationsFoundSchema] as const,
    ['/activities/found?category=food&most=5', activitiesFoundSchema] as const,
    ['/destinations/names', destinationNamesSchema] as const,
    ['/destinations?months=11,12,1&most=8', destinationListSchema] as const,
    ['/activities?place=Rome', activityListSchema] as const,
  ])('%s answers a part of it', async (path, schema) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(schema.safeParse(answer.body).error).toBeUndefined();
    expect(JSON.stringify(answer.body).length).toBeLessThan(24_000);
  });

  test.each([
    '/destinations/found?month=13',
    '/activities/found',
    '/destinations?months=0',
    '/destinations/about?place=x',
    '/activities?each=99',
  ])('bad input is refused at %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('/destinations/{id} answers the page of that place, and says so when there is none', async () => {
    const answer = await ask('/destinations/kyoto');
    expect(destinationPageSchema.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body).toMatchObject({ id: 'kyoto', country: 'Japan' });
    expect(answer.body.gettingThere).toMatchObject({ timeZone: 'Asia/Tokyo', airports: expect.any(Array) });
    const unknown = await ask('/destinations/__proto__');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ code: 'not-found', message: 'This destination is not in our catalogue.' });
  });

  test('/destinations keeps the recommender’s figures to itself', async () => {
    expect((await ask('/destinations')).body[0]).not.toHaveProperty('dailyCost');
  });

  test('/catalogue answers the rich shape', async () => {
    const { body } = await ask('/catalogue');
    expect(catalogueSchema.safeParse(body).error).toBeUndefined();
    expect(body[0].stayMarket).toEqual(market);
  });

  test.each([
    ['Leeds', 'LBA'],
    ['JFK', 'JFK'],
    ['Leeds, United Kingdom', 'LBA'],
    ['São Paulo', 'GRU'],
  ])('/origins knows where %s is', async (text, code) => {
    const { origin } = originAnswerSchema.parse((await ask(`/origins?text=${encodeURIComponent(text)}`)).body);
    expect(origin?.iataCode).toBe(code);
  });

  test('/origins says so when nobody knows a place', async () => {
    expect((await ask('/origins?text=qqxxqq')).body).toEqual({ origin: null });
  });

  test.each(['/origins', '/origins?text=', '/origins?text[$ne]=x'])('%s is refused with a sentence', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-input']);
  });
});
