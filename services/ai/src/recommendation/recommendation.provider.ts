/** Who makes recommendations: the built-in recommender, or a language model. */
import type { Recommendation, RecommendationAnswer } from '@sojourn/contracts';
import type { FlightFares } from './flight-fares.model';
import type { ModelReading } from './model-reading.model';
import type { RecommendationInput } from './recommender.model';

/** Is told what is ready so far of a list that is still being made, each time there is more. */
export type OnFound = (found: readonly Recommendation[]) => void;

/** `faresFor` asks for the flights of a list whose days a model read otherwise than our grammar. */
export type ProviderInput = RecommendationInput & {
  faresFor?: ((reading: ModelReading) => Promise<FlightFares | undefined>) | undefined;
};

/** `name` is told on /healthz. An aborted signal ends the work within 2 s. */
export type RecommendationProvider = {
  name: string;
  /** Whose answers these are when all goes well. */
  source: RecommendationAnswer['source'];
  recommend(input: ProviderInput, signal: AbortSignal, onFound?: OnFound): Promise<RecommendationAnswer>;
};
