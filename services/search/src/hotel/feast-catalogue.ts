/** The feasts and fairs that fill places, read from their file and dated for the years ahead. */
import { foldWords, type StayEvent } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import { feastDays } from './feast-days.model';
import eventRows from './market/events.json' with { type: 'json' };
import holidayRows from './market/holidays.json' with { type: 'json' };

type EventRow = [
  city: string,
  countryCode: string,
  first: string,
  last: string,
  factor: number,
  name: string,
  taken: number,
];

/** Nobody books a bed farther ahead. */
const YEARS = Array.from({ length: 7 }, (_, at) => 2026 + at);

/** Seasons of `market/seasons.json` and countries that travel then, each joined by `|`. */
type HolidayRow = [seasons: string, countryCodes: string, ...nights: FeastNights];
type FeastNights = [first: string, last: string, factor: number, name: string, taken: number];

const keyOf = (city: string, countryCode: string) => `${foldWords(city)} ${countryCode}`;

const holidayKeyOf = (season: string, countryCode: string) => `season ${season}, ${countryCode}`;
const feastYears = { years: YEARS };
const rows = groupBy(eventRows.events as EventRow[], ([city, countryCode]) => keyOf(city, countryCode));
const nightsByKey = new Map<string, FeastNights[]>(
  [...rows].map(([key, own]) => [key, own.map(([, , ...nights]) => nights)]),
);
for (const [seasons, countryCodes, ...nights] of holidayRows.holidays as HolidayRow[])
  for (const season of seasons.split('|'))
    for (const countryCode of countryCodes.split('|')) {
      const key = holidayKeyOf(season, countryCode);
      nightsByKey.set(key, [...(nightsByKey.get(key) ?? []), nights]);
    }
const dated = new Map<string, readonly StayEvent[]>();

function datedEvents(key: string): readonly StayEvent[] {
  const known = dated.get(key);
  if (known) return known;
  const events = (nightsByKey.get(key) ?? []).flatMap(([first, last, factor, name, taken]) =>
    feastDays(first, last, feastYears).map((days): StayEvent => ({ ...days, factor, name, taken })),
  );
  dated.set(key, events);
  return events;
}

/** Whether a city has events beside those of its whole country. */
export const hasOwnEvents = (city: string, countryCode: string) => rows.has(keyOf(city, countryCode));

/** The events on which a whole country travels. */
export const nationalEventsOf = (countryCode: string): readonly StayEvent[] => datedEvents(keyOf('', countryCode));

/** Those of the first list, and those of the next that have names of their own. */
function withNew(own: readonly StayEvent[], others: readonly StayEvent[]): readonly StayEvent[] {
  const names = new Set(own.map(({ name }) => name));
  const added = others.filter(({ name }) => !names.has(name));
  return added.length === 0 ? own : [...own, ...added];
}

/**
 * The events of a city, by its name and country, the holidays of its season, on which people travel to places of its kind, and
 * those on which its whole country travels; none where nobody wrote one down.
 */
export function eventsOf(city: string, countryCode: string, season = ''): readonly StayEvent[] {
  const own = datedEvents(keyOf(city, countryCode));
  // Salvador's own Carnival is fuller than its country's, and the same feast.
  const ofKind = withNew(own, datedEvents(holidayKeyOf(season, countryCode)));
  return withNew(ofKind, nationalEventsOf(countryCode));
}

/** Every city that has an event, as the file writes it. */
export const cityNamesWithEvents: readonly { city: string; countryCode: string }[] = [...rows.values()].flatMap(
  ([row]) => (row && row[0] !== '' ? [{ city: row[0], countryCode: row[1] }] : []),
);
