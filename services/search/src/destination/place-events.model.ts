/** Feasts and fairs of a place: which of them somebody meets there, and how their days are told. */
import { addDays, monthName, type StayEvent } from '@sojourn/travel';

/** The days that a journey or a year ahead covers, `YYYY-MM-DD`, the last one included. */
export type TipDays = { from: string; to: string };

/** A feast with its name and the days of one year; `isShared` when another place of the country has it on the same days. */
export type PlaceEvent = { name: string; from: string; to: string; factor: number; isShared: boolean };

const YEAR_DAYS = 365;
const MOST = 2;

/** Years in which feasts of every year are dated: those that a day's journey may touch. */
const yearsOf = ({ from }: TipDays) => [-1, 0, 1, 2].map((later) => Number(from.slice(0, 4)) + later);

/** Feasts of every year (`MM-DD`) in the years around these days; those of one year as they are. */
function datedOf(event: PlaceEvent, days: TipDays): PlaceEvent[] {
  if (event.from.length > 5) return [event];
  return yearsOf(days).map((year) => ({
    ...event,
    from: `${year}-${event.from}`,
    to: `${event.to < event.from ? year + 1 : year}-${event.to}`,
  }));
}

/**
 * The events of a place itself: those with a name that its whole country does not have.
 * @param national the events of the whole country
 * @param others those of each other known place of it
 */
export function ownEventsOf(
  events: readonly StayEvent[],
  { national, others }: { national: readonly StayEvent[]; others: readonly (readonly StayEvent[])[] },
): PlaceEvent[] {
  const isIn = (list: readonly StayEvent[], { name, from }: StayEvent) =>
    list.some((other) => other.name === name && other.from === from);
  return events.flatMap((event) => {
    const { name, from, to, factor } = event;
    // A place may hold its country's feast in its own way: Rio's Carnival is fuller than Brazil's.
    if (!name || (isIn(national, event) && national.some((other) => other.name === name && other.factor === factor)))
      return [];
    return [{ name, from, to, factor, isShared: others.some((list) => isIn(list, event)) }];
  });
}

/** The fullest of these, one of which at least no other place of the country has; none where all are shared. */
function tellingOf(events: readonly PlaceEvent[]): PlaceEvent[] {
  const fullest = [...events]
    .sort((one, other) => other.factor - one.factor || (one.from < other.from ? -1 : 1))
    .filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at);
  const own = fullest.find(({ isShared }) => !isShared);
  if (!own) return [];
  const others = fullest.filter((event) => event !== own).slice(0, MOST - 1);
  return [own, ...others].sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** What to tell of the events that fall on the days; where none does, of those within a year of the first day. */
export function eventsAhead(events: readonly PlaceEvent[], days: TipDays): { isDuring: boolean; events: PlaceEvent[] } {
  const year = { from: days.from, to: addDays(days.from, YEAR_DAYS - 1) };
  const within = (span: TipDays) =>
    tellingOf(
      events.flatMap((event) => datedOf(event, days)).filter(({ from, to }) => to >= span.from && from <= span.to),
    );
  const during = days.to < year.to ? within(days) : [];
  return during.length > 0 ? { isDuring: true, events: during } : { isDuring: false, events: within(year) };
}

const dayWords = (day: string) => `${monthName(Number(day.slice(5, 7)))} ${Number(day.slice(8))}`;

/** @example eventDaysWords({ from: '2027-07-14', to: '2027-07-17', ... }) // 'July 14 to 17, 2027' */
export function eventDaysWords({ from, to }: PlaceEvent): string {
  const year = to.slice(0, 4);
  if (from === to) return `${dayWords(from)}, ${year}`;
  const last = from.slice(0, 7) === to.slice(0, 7) ? Number(to.slice(8)) : dayWords(to);
  return `${dayWords(from)} to ${last}, ${year}`;
}
