/** When a country is on the move: feasts and school holidays, at whichever end of a flight they are. */
import { addDays, dayOf, easterOf, weekdayFrom } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import { daysByName, lunarNewYearOf, type OtherCalendar } from '../../feast-calendar.model';
import table from './peaks.json' with { type: 'json' };

/** A feast's days round its own, and what they do to fares, by country. */
type Peak = { feast: string; before: number; after: number; factor: number; countries: string };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

const named = (calendar: OtherCalendar, name: string) => (year: number) => daysByName(calendar, year).get(name) ?? [];

/** The days of a year on which a feast is: `MM-DD`, or one of those that move. */
const moving: Readonly<Record<string, (year: number) => readonly string[]>> = {
  'lunar new year': (year) => [lunarNewYearOf(year) ?? []].flat(),
  'autumn moon': named('chinese', '08-15'),
  'eid al-fitr': named('islamic-umalqura', '10-01'),
  'eid al-adha': named('islamic-umalqura', '12-10'),
  passover: named('hebrew', 'Nisan-15'),
  easter: (year) => [easterOf(year)],
  carnival: (year) => [addDays(easterOf(year), -47)],
  // The new moon of autumn: within a day of the feast.
  diwali: (year) => {
    const [from, until] = [dayOf(year, 10, 17), dayOf(year, 11, 15)];
    const newMoons = [...daysByName('chinese', year)].flatMap(([name, days]) => (name.endsWith('-01') ? days : []));
    return newMoons.filter((day) => from <= day && day <= until);
  },
  thanksgiving: (year) => [addDays(weekdayFrom(dayOf(year, 11, 1), THURSDAY), 21)],
  'presidents week': (year) => [addDays(weekdayFrom(dayOf(year, 2, 1), MONDAY), 14)],
  // Ontario's week off school, which most of Canada's holiday flights follow: 16 March 2026, 15 March 2027.
  'march break': (year) => [weekdayFrom(dayOf(year, 3, 10), MONDAY)],
  'winter break of Quebec': (year) => [weekdayFrom(dayOf(year, 2, 26), MONDAY)],
  // The British week off school begins on a Monday from the 12th on, in Europe's north a week later.
  'half-term of February': (year) => [weekdayFrom(dayOf(year, 2, 12), MONDAY)],
  'winter week': (year) => [weekdayFrom(dayOf(year, 2, 19), MONDAY)],
  'half-term of May': (year) => [weekdayFrom(dayOf(year, 5, 25), MONDAY)],
  'half-term of October': (year) => [addDays(weekdayFrom(dayOf(year, 10, 25), SUNDAY), -6)],
};

type Span = { from: string; until: string; factor: number };

const feasts = new LRUCache<string, readonly string[], { feast: string; year: number }>({
  max: 1_000,
  memoMethod: (_key, _old, { context: { feast, year } }) => moving[feast]?.(year) ?? [`${year}-${feast}`],
});
const daysOfFeast = (feast: string, year: number) => feasts.memo(`${feast}${year}`, { context: { feast, year } });

function spansOf(country: string, year: number): Span[] {
  return (table.peaks as Peak[])
    .filter(({ countries }) => countries.split(' ').includes(country))
    .flatMap(({ feast, before, after, factor }) =>
      daysOfFeast(feast, year).map((day) => ({
        ...{ from: addDays(day, -before), until: addDays(day, after), factor },
      })),
    );
}

/** The greatest factor of each day of a year that has one. */
function factorsOf(country: string, year: number): Map<string, number> {
  const factors = new Map<string, number>();
  for (const { from, until, factor } of spansOf(country, year)) {
    for (let day = from; day <= until; day = addDays(day, 1)) factors.set(day, Math.max(factor, factors.get(day) ?? 1));
  }
  return factors;
}

const known = new LRUCache<string, Map<string, number>, { country: string; year: number }>({
  max: 2_000,
  memoMethod: (_key, _old, { context: { country, year } }) => factorsOf(country, year),
});

/**
 * What the calendars of both ends do to a day's fares: the greatest factor of a feast, 1 on ordinary days.
 * @param countries of origin and destination, ISO 3166
 * @param day `YYYY-MM-DD`
 */
export function peakFactor(countries: readonly string[], day: string): number {
  const year = Number(day.slice(0, 4));
  return countries.reduce(
    (most, country) => Math.max(most, known.memo(`${country}${year}`, { context: { country, year } }).get(day) ?? 1),
    1,
  );
}
