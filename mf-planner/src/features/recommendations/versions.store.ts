/** The versions of the list, stored by this browser beside the list in force. */
import { preferencesSchema, recommendationAnswerSchema } from '@sojourn/contracts';
import { readStored, writeStored, type Schema } from '@sojourn/web-kit';
import { addVersion, type ListVersion } from './versions.model';

const VERSIONS_KEY = 'aiRecommendationsVersions';

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

function toAsked(stored: unknown): ListVersion[] {
  const { answer, preferences } = (stored ?? {}) as Record<keyof ListVersion, unknown>;
  const parsed = [recommendationAnswerSchema.safeParse(answer), preferencesSchema.safeParse(preferences)] as const;
  return parsed[0].success && parsed[1].success ? [{ answer: parsed[0].data, preferences: parsed[1].data }] : [];
}

function readAll(): ListVersion[] {
  const stored = readStored<unknown>(VERSIONS_KEY, anything, []);
  return Array.isArray(stored) ? stored.flatMap(toAsked) : [];
}

/** The versions of the plan that a list belongs to, oldest first, this one among them. */
export const versionsWith = (asked: ListVersion): ListVersion[] => addVersion(readAll(), asked);

/** Stores a version. Without room there is only the list in force. */
export const keepVersions = (versions: readonly ListVersion[]): void => void writeStored(VERSIONS_KEY, versions);
