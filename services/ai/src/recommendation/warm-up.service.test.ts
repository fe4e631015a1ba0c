import { aCatalogue } from './catalogue.fake';
import type { SearchClient } from './search.client';
import { createFakeSearchClient } from './search.client.fake';
import { warmUp } from './warm-up.service';

function start({ reach = async () => {}, ...change }: Partial<SearchClient> & { reach?: () => Promise<void> } = {}) {
  const log: unknown[] = [];
  const fake = createFakeSearchClient({
    catalogue: aCatalogue,
    origins: {
      London: {
        position: { latitude: 51.5, longitude: -0.1 },
        iataCode: 'LHR',
        city: 'London',
        country: 'United Kingdom',
      },
    },
  });
  const search: SearchClient = {
    ...fake,
    async fares(batch) {
      log.push(['fares from', batch.origin, batch.journeys.length > 0]);
      return fake.fares(batch);
    },
    ...change,
  };
  const pause = async () => {
    if (log.push('pause') > 100) throw new Error('this never ends');
  };
  const done = warmUp({
    search,
    reach,
    today: () => '2026-11-23',
    pause,
    onTrouble: (error) => log.push(String(error)),
  });
  return { done, log };
}

test('the catalogue is read and fares are looked up before anybody asks', async () => {
  const { done, log } = start();
  await done;
  expect(log).toEqual([['fares from', 'LHR', true]]);
});

test('a search that has not started yet is asked again, and not by the way that jobs go', async () => {
  let calls = 0;
  const { done, log } = start({
    reach: async () => {
      calls += 1;
      if (calls < 3) throw new Error('search is away');
    },
    catalogue: async () => {
      log.push('catalogue');
      return aCatalogue;
    },
  });
  await done;
  expect(log).toEqual(['pause', 'pause', 'catalogue', ['fares from', 'LHR', true]]);
});

test('a search that stays away is told, and nothing else happens', async () => {
  const { done, log } = start({ reach: () => Promise.reject(new Error('search is away')) });
  await done;
  expect(log).toEqual([...Array.from({ length: 59 }, () => 'pause'), 'Error: search is away']);
});

test('a search that goes away again is told', async () => {
  const { done, log } = start({ catalogue: () => Promise.reject(new Error('search is away')) });
  await done;
  expect(log).toEqual(['Error: search is away']);
});

test('where London is nobody’s airport no fares are asked for', async () => {
  const { done, log } = start({ origin: async () => null });
  await done;
  expect(log).toEqual([]);
});
