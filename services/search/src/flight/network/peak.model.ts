/** When a country is on the move: feasts and school holidays, at whichever end of a flight they are. */
import { addDays, weekdayOf } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';
import table from './peaks.json' with { type: 'json' };

/** A feast's days round its own, and what they do to fares, by country. */
type Peak = { feast: string; before: number; after: number; factor: number; countries: string };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/** The western Easter of a year, by the rule of Meeus and Butcher. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const day = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(day / 31), (day % 31) + 1);
}

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first such weekday on a day or after it. */
const weekdayFrom = (day: string, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

const CALENDARS = { lunar: 'chinese', muslim: 'islamic-umalqura', hebrew: 'hebrew' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Month and day of another calendar. */
function partsIn(calendar: keyof typeof CALENDARS, day: string): string {
  const format =
    formats.get(calendar) ??
    new Intl.DateTimeFormat(`en-u-ca-${CALENDARS[calendar]}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  formats.set(calendar, format);
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}/${of('day')}`;
}

/** Every day of a year with a month and day of another calendar: a Muslim feast may come twice. */
function daysIn(calendar: keyof typeof CALENDARS, year: number, wanted: string): string[] {
  const days = Array.from({ length: 366 }, (_, at) => addDays(dayOf(year, 1, 1), at));
  return days.filter((day) => day.startsWith(String(year)) && partsIn(calendar, day) === wanted);
}

/** The days of a year on which a feast is: `MM-DD`, or one of those that move. */
const moving: Readonly<Record<string, (year: number) => string[]>> = {
  'lunar new year': (year) => daysIn('lunar', year, '1/1'),
  'autumn moon': (year) => daysIn('lunar', year, '8/15'),
  'eid al-fitr': (year) => daysIn('muslim', year, '10/1'),
  'eid al-adha': (year) => daysIn('muslim', year, '12/10'),
  passover: (year) => daysIn('hebrew', year, 'Nisan/15'),
  easter: (year) => [easterOf(year)],
  carnival: (year) => [addDays(easterOf(year), -47)],
  // The new moon of autumn: within a day of the feast.
  diwali: (year) =>
    Array.from({ length: 30 }, (_, at) => addDays(dayOf(year, 10, 17), at)).filter((day) =>
      partsIn('lunar', day).endsWith('/1'),
    ),
  thanksgiving: (year) => [addDays(weekdayFrom(dayOf(year, 11, 1), THURSDAY), 21)],
  'presidents week': (year) => [addDays(weekdayFrom(dayOf(year, 2, 1), MONDAY), 14)],
  // The British week off school begins on a Monday from the 12th on, in Europe's north a week later.
  'half-term of February': (year) => [weekdayFrom(dayOf(year, 2, 12), MONDAY)],
  'winter week': (year) => [weekdayFrom(dayOf(year, 2, 19), MONDAY)],
  'half-term of May': (year) => [weekdayFrom(dayOf(year, 5, 25), MONDAY)],
  'half-term of October': (year) => [addDays(weekdayFrom(dayOf(year, 10, 25), SUNDAY), -6)],
};

type Span = { from: string; until: string; factor: number };

const feasts = new LRUCache<string, string[], { feast: string; year: number }>({
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
