/** What the combined results page is asked for. */
import { isCalendarDate } from '@sojourn/contracts';

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

/** A sentence for days that do not exist or are in the wrong order, and the search without them. */
export function withoutFaultyDays(search: SearchParams): { search: SearchParams; fault?: string } {
  const { checkin, checkout } = search;
  const without = { ...search, checkin: '', checkout: '' };
  const noDay = [checkin, checkout].find((day) => day && !isCalendarDate(day));
  if (noDay)
    return { search: without, fault: `“${noDay}” is not a day in the calendar. Please choose your dates again.` };
  if (!checkin || !checkout || checkin <= checkout) return { search };
  return { search: without, fault: 'Check-out must not be before check-in. Please choose your dates again.' };
}
