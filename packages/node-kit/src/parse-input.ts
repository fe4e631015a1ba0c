import type { FieldFault } from '@sojourn/contracts';
import * as z from 'zod/v4/core';
import { AppError } from './app-error';
import { faultSentence } from './fault-sentence';

// `$ne`, `filter[$gt]` and `a.$where` mean something to a database, and nothing to any caller of ours.
const OPERATOR_SHAPED = /(^|\[|\.)\$/;
const DEEPEST = 12;

/**
 * What a caller sent, in the shape the schema promises.
 * @param schema any zod 4 schema, classic or mini
 * @throws AppError `bad-input` with the first fault as its message and all of them as `details` (FieldFault[])
 */
export function parseInput<Schema extends z.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseOperators(value, []);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const faults: FieldFault[] = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: faultSentence(issue),
  }));
  throw new AppError('bad-input', faults[0]?.message ?? 'The input is not valid.', { details: faults });
}

function refuseOperators(value: unknown, path: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (path.length > DEEPEST) throw refusal(path, 'The input is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (OPERATOR_SHAPED.test(key)) throw refusal([...path, key], 'Field names must not begin with a dollar sign.');
    refuseOperators(inner, [...path, key]);
  }
}

const refusal = (path: readonly string[], message: string) =>
  new AppError('bad-input', message, { details: [{ path: path.join('.'), message }] });
