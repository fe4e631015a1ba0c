/** What a worker does before anybody asks, so that the first who does waits no longer than the others. */
import type { Preferences } from '@sojourn/contracts';
import { journeysToAsk } from './journeys-to-ask.model';
import { recommend } from './recommender.model';
import type { SearchClient } from './search.client';

/**
 * `reach` rejects while search is away. It goes another way than `search` does, whose breaker is that of the jobs: what is
 * asked in vain of a search that still starts would keep the first jobs from it. `pause` waits before another try; `today`
 * is `YYYY-MM-DD`; `onTrouble` is told when search stays away.
 */
export type WarmUpParts = {
  search: SearchClient;
  reach: () => Promise<unknown>;
  today: () => string;
  pause: () => Promise<void>;
  onTrouble: (error: unknown) => void;
};

const TRIES = 60;
const LISTS = 3;
/** An origin like any other: what is read and compiled on the way is the same for all. */
const ORIGIN = 'London';
const preferences: Preferences = {
  vacationType: ['cultural', 'nature'],
  budget: 2_000,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: ['Food & Wine'],
  customDetails: 'not too hot, by the sea, at most 4 hours of flight',
  userLocation: { latitude: 0, longitude: 0, city: ORIGIN, country: '', nearestAirport: '' },
};

/** Reads the catalogue, has fares looked up and makes some lists for nobody. A search that is not there yet is waited for. */
export async function warmUp({ search, reach, today, pause, onTrouble }: WarmUpParts): Promise<void> {
  async function begin(): Promise<void> {
    await untilReached(reach, pause);
    const [catalogue, start] = await Promise.all([search.catalogue(), search.origin(ORIGIN)]);
    const input = { preferences, catalogue, origin: start?.position ?? null, from: start?.city, today: today() };
    for (let list = 0; list < LISTS; list += 1) recommend(input);
    if (start) await search.fares({ origin: start.iataCode, journeys: journeysToAsk(input) });
  }
  await begin().catch(onTrouble);
}

async function untilReached(reach: WarmUpParts['reach'], pause: WarmUpParts['pause']): Promise<void> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    try {
      return void (await reach());
    } catch {
      // What search says while it starts is nobody's trouble; the last try says it.
      await pause();
    }
  }
  await reach();
}
