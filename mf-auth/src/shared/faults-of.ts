import { errorBodySchema, fieldFaultSchema } from '@sojourn/contracts';

/** The sentences that a refusal names for fields of a form, by field; what it says of anything else is left out. */
export function faultsOf<Name extends string>(body: unknown, fields: readonly Name[]): Partial<Record<Name, string>> {
  const refusal = errorBodySchema.safeParse(body);
  const details = refusal.success && Array.isArray(refusal.data.details) ? refusal.data.details : [];
  const faults: Partial<Record<Name, string>> = {};
  for (const detail of details) {
    const fault = fieldFaultSchema.safeParse(detail);
    const field = fault.success ? fields.find((name) => name === fault.data.path) : undefined;
    if (fault.success && field) faults[field] ??= fault.data.message;
  }
  return faults;
}
