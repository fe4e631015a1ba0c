/** Generates one answer, inside a worker: reads the catalogue, locates the origin, asks the provider, stores the first answer. */
import type { RecommendationAnswer, RecommendationJob, UserLocation } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { createComputeTurns } from './compute-turns';
import type { Waiter } from './recommendation-queue';
import type { ModelReading } from './model-reading.model';
import type { RecommendationProvider } from './recommendation.provider';
import type { RecommendationRepository } from './recommendation.repository';
import { flightFares, type FlightFares } from './flight-fares.model';
import { journeysToAsk } from './journeys-to-ask.model';
import type { Origin, SearchClient } from './search.client';

export type RecommendationGenerator = { generate(job: RecommendationJob, by: Waiter): Promise<RecommendationAnswer> };

export type RecommendationGeneratorParts = {
  answers: Pick<RecommendationRepository, 'find' | 'store'>;
  provider: RecommendationProvider;
  search: SearchClient;
  /** Called when nobody answers for the fares. */
  onTrouble: (error: unknown) => void;
};

// Asked again it is for a day, because its key names one; passed on it can be for longer.
const LIFETIME_MS = 30 * 24 * 3_600_000;
/** A list that grows is so far done: it ends below the 85 percent of a whole one. */
const CHOOSING = 66;
const STEP = 3;
const MOST_CHOSEN = 84;
const FALLBACK_LIFETIME_MS = 2 * 60_000;

export function createRecommendationGenerator({
  answers,
  provider,
  search,
  onTrouble,
}: RecommendationGeneratorParts): RecommendationGenerator {
  const turn = createComputeTurns();

  /** One call for all candidates; nothing when nobody answers, and then a note says that fares are guessed. */
  async function faresFrom(
    { iataCode }: Origin,
    asked: Parameters<typeof journeysToAsk>[0],
  ): Promise<FlightFares | undefined> {
    await turn();
    const journeys = journeysToAsk(asked);
    try {
      return flightFares(iataCode, journeys, await search.fares({ origin: iataCode, journeys }));
    } catch (error) {
      onTrouble(error);
      return undefined;
    }
  }

  return {
    async generate({ key, preferences, today }, { onProgress, signal }) {
      // A job whose worker died after storing the answer comes back; the work is done already.
      const known = await answers.find(key);
      if (known) return known;
      onProgress({ stage: 'reading', percent: 20 });
      const [catalogue, start] = await Promise.all([search.catalogue(), startOf(preferences.userLocation, search)]);
      signal.throwIfAborted();
      onProgress({ stage: 'matching', percent: 45 });
      onProgress({ stage: 'pricing', percent: 65 });
      const asked = {
        preferences,
        catalogue,
        origin: start?.position ?? null,
        from: start?.city,
        home: start?.country,
        today,
      };
      const flights = start ? await faresFrom(start, asked) : undefined;
      signal.throwIfAborted();
      const faresFor = start ? (reading: ModelReading) => faresFrom(start, { ...asked, reading }) : undefined;
      const answer = await provider.recommend({ ...asked, flights, faresFor }, signal, (found) =>
        onProgress({
          stage: 'writing',
          percent: Math.min(MOST_CHOSEN, CHOOSING + STEP * found.length),
          found: [...found],
        }),
      );
      if (answer.recommendations.length === 0)
        throw new AppError('not-found', 'Your wishes leave out every place we know.');
      signal.throwIfAborted();
      onProgress({ stage: 'writing', percent: 85 });
      // A fallback's answer expires soon, so that what it replaced is asked again.
      const isAsked = preferences.chooser === answer.source;
      const isFallback = (!isAsked && answer.source !== provider.source) || (start !== null && !flights);
      return answers.store(
        key,
        start ? { ...answer, from: start.city, fromPosition: roughly(start.position) } : answer,
        isFallback ? FALLBACK_LIFETIME_MS : LIFETIME_MS,
      );
    },
  };
}

/** To some ten kilometres: enough for a map of the way. */
const roughly = ({ latitude, longitude }: Origin['position']) => ({
  latitude: Math.round(latitude * 10) / 10,
  longitude: Math.round(longitude * 10) / 10,
});

/** A typed place comes with coordinates 0,0 (spec, section 9): then its name is looked up. */
async function startOf({ latitude, longitude, city }: UserLocation, search: SearchClient): Promise<Origin | null> {
  if (latitude !== 0 || longitude !== 0) return search.originAt({ latitude, longitude });
  if (city.trim() === '') return null;
  return search.origin(city.trim());
}
