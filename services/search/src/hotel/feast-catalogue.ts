/** The feasts and fairs that fill places, read from their file and dated for the years ahead. */
import { foldWords, type StayEvent } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import { feastDays } from './feast-days.model';
import eventRows from './market/events.json' with { type: 'json' };

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

const keyOf = (city: string, countryCode: string) => `${foldWords(city)} ${countryCode}`;

const feastYears = { years: YEARS };
const rows = groupBy(eventRows.events as EventRow[], ([city, countryCode]) => keyOf(city, countryCode));
const dated = new Map<string, readonly StayEvent[]>();

function datedEvents(key: string): readonly StayEvent[] {
  const known = dated.get(key);
  if (known) return known;
  const events = (rows.get(key) ?? []).flatMap(([, , first, last, factor, name, taken]) =>
    feastDays(first, last, feastYears).map((days): StayEvent => ({ ...days, factor, name, taken })),
  );
  dated.set(key, events);
  return events;
}

/** Whether a city has events beside those of its whole country. */
export const hasOwnEvents = (city: string, countryCode: string) => rows.has(keyOf(city, countryCode));

/** The events on which a whole country travels. */
export const nationalEventsOf = (countryCode: string): readonly StayEvent[] => datedEvents(keyOf('', countryCode));

/** The events of a city, by its name and country, and those on which its whole country travels; none where nobody wrote one down. */
export function eventsOf(city: string, countryCode: string): readonly StayEvent[] {
  const own = datedEvents(keyOf(city, countryCode));
  const national = nationalEventsOf(countryCode);
  // Salvador's own Carnival is fuller than its country's, and the same feast.
  const isNew = ({ name }: StayEvent) => !own.some((event) => event.name === name);
  return national.length === 0 ? own : [...own, ...national.filter(isNew)];
}

/** Every city that has an event, as the file writes it. */
export const cityNamesWithEvents: readonly { city: string; countryCode: string }[] = [...rows.values()].flatMap(
  ([row]) => (row && row[0] !== '' ? [{ city: row[0], countryCode: row[1] }] : []),
);
