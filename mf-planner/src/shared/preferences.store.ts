/** What the planner found and for whom, kept by this browser under the keys of the spec (section 3) and one neighbour. */
import {
  preferencesSchema,
  recommendationAnswerSchema,
  type Preferences,
  type Recommendation,
  type RecommendationAnswer,
} from '@sojourn/contracts';
import { readStored, writeStored, type Schema } from '@sojourn/web-kit';

const RECOMMENDATIONS_KEY = 'aiRecommendations';
// The spec keeps the bare list; who made it and with what reservations stands beside it.
const SOURCE_KEY = 'aiRecommendationsSource';
const PREFERENCES_KEY = 'userPreferences';

type StoredRecommendations = { answer: RecommendationAnswer; preferences: Preferences };

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

// What a browser without room could not keep: it lasts until the page is left.
let notStored: StoredRecommendations | null = null;

/** A proposal in the spec's own shape has no id: its place in the list will do. */
const withIdentity = (each: unknown, at: number) => ({ id: String(at), destinationId: null, ...fieldsOf(each) });

function readAnswer(): RecommendationAnswer | null {
  const stored = readStored<unknown>(RECOMMENDATIONS_KEY, anything, null);
  const list = Array.isArray(stored) ? stored : (fieldsOf(stored) as { recommendations?: unknown }).recommendations;
  if (!Array.isArray(list)) return null;
  const parsed = recommendationAnswerSchema.safeParse({
    // Prices of unknown origin are called samples rather than offers.
    source: 'catalogue',
    ...fieldsOf(Array.isArray(stored) ? readStored<unknown>(SOURCE_KEY, anything, null) : stored),
    recommendations: list.map(withIdentity),
  });
  return parsed.success ? parsed.data : null;
}

/** The last answer, or null when there is none that can be read. */
export const readRecommendations = (): RecommendationAnswer | null => notStored?.answer ?? readAnswer();

/** What the last answer was asked with, or null. */
export const readPreferences = (): Preferences | null =>
  notStored?.preferences ?? readStored<Preferences | null>(PREFERENCES_KEY, preferencesSchema, null);

/** Keeps an answer and its question in place of the ones before. */
export function keepRecommendations({ answer, preferences }: StoredRecommendations): void {
  const { recommendations, ...source } = answer;
  const kept = [
    writeStored(RECOMMENDATIONS_KEY, recommendations satisfies Recommendation[]),
    writeStored(SOURCE_KEY, source),
    writeStored(PREFERENCES_KEY, preferences),
  ];
  notStored = kept.every(Boolean) ? null : { answer, preferences };
}
