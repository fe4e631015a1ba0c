import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi } from '@sojourn/web-kit/testing';
import { loadedPlaces, popularPlaces } from './popular.queries';

const rome = {
  ...{ id: 'rome', name: 'Rome', country: 'Italy', airportCode: 'FCO', popularityScore: 90, trending: true },
  ...{ priceRange: { from: 190, to: 240 }, bestTimeToVisit: 'Apr-Jun' },
};
const oslo = { ...rome, id: 'oslo', name: 'Oslo', airportCode: 'OSL' };

let api: ReturnType<typeof fakeApi>;
let hasNote: boolean;
beforeEach(() => {
  hasNote = false;
  api = fakeApi({
    'GET /api/flights/popular': ({ query }) => ({
      data: [query.get('origin') === 'LHR' ? rome : oslo],
      meta: {
        ...{ origin: { iataCode: 'LHR', cityName: 'London' }, source: query.has('origin') ? 'live' : 'sample' },
        ...(hasNote && { note: 'Fares of yesterday.' }),
      },
    }),
  });
});
afterEach(() => api.restore());

const asked = () => api.calls.map(({ query }) => String(query));
const SAID = 'A week there and back, one adult.';

test('popular places are asked for from an airport', async () => {
  const { items, heading } = await createQueryClient().fetchQuery(popularPlaces('LHR'));
  expect(items).toEqual([
    {
      ...{ id: 'popular-FCO', kind: 'airport', iataCode: 'FCO', name: 'Rome' },
      ...{ address: { cityName: 'Rome', countryName: 'Italy' }, popular: rome },
    },
  ]);
  expect(heading).toEqual({ title: 'Popular from London', note: SAID });
  expect(asked()).toEqual(['origin=LHR']);
});

test('while nobody has said from where, they are of the time zone, and said to be', async () => {
  hasNote = true;
  const { heading } = await createQueryClient().fetchQuery(popularPlaces(''));
  const note = `${SAID} Sample fares. Fares of yesterday. Fill in From for fares from your airport.`;
  expect(heading).toEqual({ title: 'Popular from London', note });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(asked()).toEqual([String(new URLSearchParams({ timeZone }))]);
});

test('the places of every airport that was asked for are known', async () => {
  const client = createQueryClient();
  expect(loadedPlaces(client)).toEqual([]);
  await client.fetchQuery(popularPlaces('LHR'));
  await client.fetchQuery(popularPlaces(''));
  client.setQueryData(['/api/flights/explore'], { items: [{ name: 'no such place' }] });
  expect(loadedPlaces(client).map(({ name }) => name)).toEqual(['Rome', 'Oslo']);
});
