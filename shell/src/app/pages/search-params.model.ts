/** What the combined results page is asked for. */

/** A place and two days, `YYYY-MM-DD`; each may be empty. */
export type SearchParams = { destination: string; checkin: string; checkout: string };

/** Under which this browser keeps the last search. */
export const SEARCH_PARAMS_KEY = 'searchParams';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what was kept, whoever wrote it; the shape of a zod schema's answer. */
export const searchParamsSchema = {
  safeParse(value: unknown): { success: true; data: SearchParams } | { success: false; error: string } {
    if (typeof value !== 'object' || value === null) return { success: false, error: 'no search parameters' };
    const { destination, checkin, checkout } = value as Record<string, unknown>;
    return {
      success: true,
      data: { destination: text(destination), checkin: text(checkin), checkout: text(checkout) },
    };
  },
};

/** The address first, then what was kept, then nothing (spec, section 2). */
export function resolveSearchParams(query: URLSearchParams, kept: SearchParams | null): SearchParams {
  const pick = (name: keyof SearchParams) => query.get(name)?.trim() || kept?.[name] || '';
  return { destination: pick('destination'), checkin: pick('checkin'), checkout: pick('checkout') };
}
