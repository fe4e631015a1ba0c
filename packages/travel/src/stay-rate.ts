/** What a stay costs: one curve for searches, recommendations and trips. Rates are data of the search service. */
import { addDays, daysBetween, monthOf, weekdayOf } from './calendar-day';

/**
 * Nights on which a place is full: `MM-DD` of every year, which may run over New Year, or `YYYY-MM-DD` of one. `factor` is
 * what a night costs then; `name` says why, `taken` is the share of its houses that have no room left.
 */
export type StayEvent = {
  from: string;
  to: string;
  factor: number;
  name?: string | undefined;
  taken?: number | undefined;
};

/**
 * A market of stays. `base` is US dollars for a middling three-star room for two on a midweek night of an average month;
 * `months` are shares of it, January first; `weekend` is what Friday and Saturday cost, more for leisure, less for business.
 */
export type StayMarket = { base: number; months: readonly number[]; weekend: number; events: readonly StayEvent[] };

/** Who stays how, and when it is asked: `stars` from 1 (a bed in a hostel) to 5; `today` is the day of asking. */
export type StayAsked = {
  checkIn: string;
  nights: number;
  stars: number;
  guests: number;
  rooms: number;
  today: string;
};

/** What the stars of a property are worth, of three. */
const BY_STARS: Readonly<Record<number, number>> = { 1: 0.42, 2: 0.66, 3: 1, 4: 1.5, 5: 2.7 };

/** What a middling room costs of so many stars, beside one of three. */
export const starFactor = (stars: number): number => BY_STARS[stars] ?? 1;
/** What a room costs by the guests in it, of two; nobody pays less for more. */
const BY_GUESTS = [0.92, 0.92, 1, 1.26, 1.5];
const MOST_IN_A_ROOM = 4;
/** The rooms that everybody asks for: "rooms, fixed at 1" (specification). Who does not fit takes more ({@link roomsFor}). */
export const ROOMS_ASKED = 1;
const NEW_YEAR: StayEvent = { from: '12-29', to: '01-01', factor: 1.25 };
const [FRIDAY, SATURDAY] = [5, 6];
/** A week and a month in one property cost less by the night. */
const BY_LENGTH = [
  { nights: 28, factor: 0.85 },
  { nights: 7, factor: 0.95 },
];

/** Whether a night, `YYYY-MM-DD`, is one of an event's. */
export function isDuring({ from, to }: Pick<StayEvent, 'from' | 'to'>, night: string): boolean {
  const day = from.length === 'MM-DD'.length ? night.slice(5) : night;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** The season's factor on a day: months run into each other, so that no night costs half of the night before. */
function seasonOn(months: readonly number[], night: string): number {
  const month = monthOf(night) - 1;
  const day = Number(night.slice(8));
  const at = (index: number) => months[(index + 12) % 12] ?? 1;
  const share = (day - 15) / 30;
  return at(month) + Math.abs(share) * (at(month + Math.sign(share)) - at(month));
}

/** The last days are dear, and who asks half a year ahead pays a little less; the same for every day between. */
function byDaysAhead(days: number): number {
  if (days <= 3) return 1.12;
  if (days <= 13) return 1.06;
  return days >= 120 ? 0.97 : 1;
}

/** One night, in US dollars, not rounded; `ahead` is days from asking to arrival. */
function nightRate({ base, months, weekend, events }: StayMarket, night: string): number {
  const weekday = weekdayOf(night);
  const event = Math.max(
    1,
    ...[...events, NEW_YEAR].filter((each) => isDuring(each, night)).map(({ factor }) => factor),
  );
  return base * seasonOn(months, night) * event * (weekday === FRIDAY || weekday === SATURDAY ? weekend : 1);
}

/** What a party takes of rooms, in rooms for two: more rooms than asked for where they would not fit. */
export function roomsFor(guests: number, rooms: number): { rooms: number; share: number } {
  const taken = Math.max(1, rooms, Math.ceil(guests / MOST_IN_A_ROOM));
  const few = Math.floor(guests / taken);
  const fuller = guests - few * taken;
  const share = (taken - fuller) * (BY_GUESTS[few] ?? 1) + fuller * (BY_GUESTS[few + 1] ?? 1);
  // Sums of tenths differ in the last place by their order.
  return { rooms: taken, share: Math.round(share * 1e6) / 1e6 };
}

/**
 * US dollars for all rooms of a party, night by night, before taxes and fees; not rounded. More guests, more stars and more
 * rooms never cost less; the same question always costs the same.
 * @example stayNights(market, { checkIn: '2027-04-13', nights: 2, stars: 3, guests: 2, rooms: 1, today: '2027-01-10' })
 */
export function stayNights(market: StayMarket, asked: StayAsked): number[] {
  const { checkIn, nights, stars, guests, rooms, today } = asked;
  const { share } = roomsFor(guests, rooms);
  const length = BY_LENGTH.find((each) => nights >= each.nights)?.factor ?? 1;
  const ahead = daysBetween(today, checkIn);
  const factor = starFactor(stars) * share * length * byDaysAhead(ahead);
  return Array.from({ length: nights }, (_, at) => nightRate(market, addDays(checkIn, at)) * factor);
}

/** The mean night of {@link stayNights}, in US dollars, not rounded. */
export function typicalNight(market: StayMarket, asked: StayAsked): number {
  const nights = stayNights(market, asked);
  return nights.reduce((sum, night) => sum + night, 0) / nights.length;
}
