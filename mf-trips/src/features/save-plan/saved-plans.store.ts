/** Which proposal became which trip; kept by this browser. */
import { readStored, writeStored, type Schema } from '@sojourn/web-kit';
import type { Mark } from './save-plan.model';

const MARKS_KEY = 'aiRecommendationsSaved';
const MOST_MARKS = 100;

/** By proposal. */
export type Marks = Readonly<Record<string, Mark>>;

const isMark = (value: unknown): value is Mark => {
  const { storage, idempotencyKey, tripId } = (value ?? {}) as Partial<Record<keyof Mark, unknown>>;
  return (
    typeof storage === 'string' &&
    typeof idempotencyKey === 'string' &&
    (tripId === null || Number.isSafeInteger(tripId))
  );
};

const marksSchema: Schema<[string, Mark][]> = {
  safeParse: (value) =>
    Array.isArray(value)
      ? { success: true, data: value.filter((each): each is [string, Mark] => Array.isArray(each) && isMark(each[1])) }
      : { success: false, error: 'This is no list.' },
};

export const readMarks = (): Marks => Object.fromEntries(readStored(MARKS_KEY, marksSchema, []));

/** Marks a proposal; answers all marks. The oldest are forgotten in the end. */
export function writeMark(proposal: string, mark: Mark): Marks {
  const others = readStored(MARKS_KEY, marksSchema, []).filter(([key]) => key !== proposal);
  const entries: [string, Mark][] = [...others, [proposal, mark]];
  writeStored(MARKS_KEY, entries.slice(-MOST_MARKS));
  return Object.fromEntries(entries);
}
