import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import type { FareBatch } from '@sojourn/contracts/fare';
import { aCatalogue } from './catalogue.fake';
import type { FlightJourney } from './flight-fares.model';
import { aPreference } from './preferences.fake';
import { createRecommendationGenerator } from './recommendation-generator.service';
import type { RecommendationProvider } from './recommendation.provider';
import type { ProviderInput } from './recommendation.provider';
import type { SearchClient } from './search.client';
import { createFakeSearchClient } from './search.client.fake';

const one = { id: 'rome' } as RecommendationAnswer['recommendations'][number];
const answerBy = (source: RecommendationAnswer['source']): RecommendationAnswer => ({ recommendations: [one], source });

function start(
  answer: RecommendationAnswer = answerBy('model'),
  during: () => void = () => undefined,
  search: Partial<SearchClient> = {},
) {
  const stored = new Map<string, { answer: RecommendationAnswer; lifetimeMs: number }>();
  const inputs: ProviderInput[] = [];
  const troubles: unknown[] = [];
  const provider: RecommendationProvider = {
    name: 'test',
    source: 'model',
    async recommend(input) {
      inputs.push(input);
      during();
      return answer;
    },
  };
  const generator = createRecommendationGenerator({
    answers: {
      find: async (key) => stored.get(key)?.answer,
      async store(key, given, lifetimeMs) {
        if (!stored.has(key)) stored.set(key, { answer: given, lifetimeMs });
        return stored.get(key)!.answer;
      },
    },
    provider,
    search: {
      ...createFakeSearchClient({
        catalogue: aCatalogue,
        origins: {
          Leeds: {
            position: { latitude: 53.87, longitude: -1.66 },
            iataCode: 'LBA',
            city: 'Leeds',
            country: 'United Kingdom',
          },
        },
      }),
      ...search,
    },
    onTrouble: (error) => troubles.push(error),
  });
  const stages: unknown[] = [];
  const generate = (change: Partial<Preferences> = {}, signal = new AbortController().signal) =>
    generator.generate(
      { key: 'k', preferences: aPreference(change), today: '2026-11-21', requestId: 'r' },
      { onProgress: (progress) => stages.push(progress), signal },
    );
  return { generate, stored, inputs, stages, troubles };
}
const location = (change: Partial<Preferences['userLocation']>) => ({
  userLocation: { ...aPreference().userLocation, ...change },
});

test('asks the provider with the catalogue and the origin, reports each stage, and stores the answer for 30 days', async () => {
  const { generate, stored, inputs, stages } = start();
  expect(await generate()).toEqual({
    ...answerBy('model'),
    from: 'Leeds',
    fromPosition: { latitude: 53.9, longitude: -1.7 },
  });
  expect(inputs).toEqual([
    {
      preferences: aPreference(),
      faresFor: expect.any(Function) as unknown,
      catalogue: aCatalogue,
      origin: { latitude: 53.87, longitude: -1.66 },
      from: 'Leeds',
      home: 'United Kingdom',
      today: '2026-11-21',
      flights: { origin: 'LBA', fareOf: expect.any(Function) },
    },
  ]);
  expect(stages).toEqual([
    { stage: 'reading', percent: 20 },
    { stage: 'matching', percent: 45 },
    { stage: 'pricing', percent: 65 },
    { stage: 'writing', percent: 85 },
  ]);
  expect(stored.get('k')?.lifetimeMs).toBe(30 * 86_400_000);
});

describe('fares', () => {
  test('are asked for all candidates in one call, from the airport to start from', async () => {
    const asked: FareBatch[] = [];
    const fares: SearchClient['fares'] = async (batch) => {
      asked.push(batch);
      return batch.journeys.map((_journey, at) => ({ fare: at, partyTotal: at, minutes: 60, changes: 0 }));
    };
    const { generate, inputs } = start(answerBy('model'), undefined, { fares });
    await generate();
    expect(asked).toHaveLength(1);
    const [{ origin, journeys } = { origin: '', journeys: [] }] = asked;
    expect(origin).toBe('LBA');
    expect(journeys.length).toBeGreaterThanOrEqual(1);
    for (const [at, journey] of journeys.entries())
      expect(inputs[0]?.flights?.fareOf(journey as FlightJourney)).toMatchObject({ fare: at, minutes: 60 });
  });

  test('are asked for again for the days that a model reads', async () => {
    const asked: FareBatch[] = [];
    const fares: SearchClient['fares'] = async (batch) => {
      asked.push(batch);
      return batch.journeys.map(() => null);
    };
    const { generate, inputs } = start(answerBy('model'), undefined, { fares });
    await generate({ ...aPreference(), customDetails: 'when school is out' });
    const june = { words: 'when school is out', plain: 'from 10 to 17 June 2027', strength: 'must' } as const;
    await inputs[0]?.faresFor?.({ wishes: [june], notWishes: [] });
    const days = asked[1]?.journeys.map(({ departureDate, returnDate }) => [departureDate, returnDate]);
    expect(days?.map(String)).toContain('2027-06-10,2027-06-17');
  });

  test('start at the airport near a position', async () => {
    const { generate, inputs } = start(answerBy('model'), undefined, {
      originAt: async (position) => ({ position, iataCode: 'YVR', city: 'Vancouver', country: 'Canada' }),
    });
    await generate(location({ latitude: 49.2, longitude: -123.1 }));
    expect(inputs[0]).toMatchObject({ origin: { latitude: 49.2, longitude: -123.1 }, flights: { origin: 'YVR' } });
  });

  test('that nobody answers for are left out, and the answer is asked for again soon', async () => {
    const away = new Error('search is away');
    const { generate, inputs, stored, troubles } = start(answerBy('model'), undefined, {
      fares: () => Promise.reject(away),
    });
    await generate();
    expect(inputs[0]?.flights).toBeUndefined();
    expect(troubles).toEqual([away]);
    expect(stored.get('k')?.lifetimeMs).toBe(120_000);
  });

  test('are not asked for where nobody knows the start', async () => {
    const { generate, inputs, stored } = start();
    await generate(location({ latitude: 0, longitude: 0, city: 'Atlantis' }));
    expect(inputs[0]).toMatchObject({ origin: null, flights: undefined });
    expect(stored.get('k')?.lifetimeMs).toBe(30 * 86_400_000);
  });
});

test('stores the answer of a fallback for two minutes', async () => {
  const { generate, stored } = start(answerBy('catalogue'));
  await generate();
  expect(stored.get('k')?.lifetimeMs).toBe(120_000);
});

test('stores for long what our own recommender was asked for', async () => {
  const { generate, stored } = start(answerBy('catalogue'));
  await generate({ chooser: 'catalogue' });
  expect(stored.get('k')?.lifetimeMs).toBe(30 * 86_400_000);
});

test('does not work again for a job whose answer is stored', async () => {
  const { generate, inputs } = start();
  await generate();
  expect(await generate({ budget: 1 })).toEqual({
    ...answerBy('model'),
    from: 'Leeds',
    fromPosition: { latitude: 53.9, longitude: -1.7 },
  });
  expect(inputs).toHaveLength(1);
});

test.each([
  ['coordinates', { latitude: 10, longitude: 20 }, { latitude: 10, longitude: 20 }],
  ['the equator', { latitude: 0, longitude: 20 }, { latitude: 0, longitude: 20 }],
  ['Greenwich', { latitude: 10, longitude: 0 }, { latitude: 10, longitude: 0 }],
  ['a typed place', { latitude: 0, longitude: 0, city: ' Leeds ' }, { latitude: 53.87, longitude: -1.66 }],
  ['a typed place that nobody knows', { latitude: 0, longitude: 0, city: 'Atlantis' }, null],
  ['nothing', { latitude: 0, longitude: 0, city: '  ' }, null],
])('starts from %s', async (_name, change, origin) => {
  const { generate, inputs } = start();
  await generate(location(change));
  expect(inputs[0]?.origin).toEqual(origin);
});

test('fails for good when no place fits', async () => {
  const { generate, stored } = start({ recommendations: [], source: 'model' });
  await expect(generate()).rejects.toMatchObject({
    code: 'not-found',
    message: 'Your wishes leave out every place we know.',
  });
  expect(stored.size).toBe(0);
});

test('stops before the next step when it is cancelled, and stores nothing', async () => {
  const gone = new AbortController();
  gone.abort(new Error('cancelled'));
  const early = start();
  await expect(early.generate({}, gone.signal)).rejects.toThrow('cancelled');
  expect(early.inputs).toEqual([]);
  expect(early.stages).toEqual([{ stage: 'reading', percent: 20 }]);

  const late = new AbortController();
  const during = start(answerBy('model'), () => late.abort(new Error('cancelled')));
  await expect(during.generate({}, late.signal)).rejects.toThrow('cancelled');
  expect(during.stored.size).toBe(0);
});
