/** What becomes of something found when it is added to a trip: a booking with its places and its cost, or an item. */
import {
  tripTextLimits,
  type AdditionOf,
  type BookedSegment,
  type ItemContent,
  type Segment,
  type StepOf,
  type TripAddition,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { addDays, clockOfMinutes, daysBetween, minutesOfClock, shortened } from '@sojourn/travel';
import { isInTrip, itemsOn, rankAt } from './day-plan';
import { endAfter } from './end-after';
import { partyOf } from './head-part';
import { dayOf, timeOf } from './local-time';
import { dollars } from './money';
import { newItem, type TripStart } from './new-trip';
import { CHECK_IN, minutesOf, type AdditionPlace } from './proposed-place';

type StepSeed = { place: AdditionPlace; today: string; newId: () => string };

/** The hour of check-out (spec, section 9). */
const CHECK_OUT = '11:00';

/** From landing to a hotel's door: passport, baggage and the way into town. */
const INTO_TOWN_MINUTES = 90;

/** From a hotel's door to departure: the way out of town, and two hours at the airport. */
const TO_GATE_MINUTES = 180;

/** Nights of a flight without a way back. */
const DAYS_AWAY = 7;
const CENTS = 100;

const money = (usd: number, today: string) => dollars(Math.round(usd * CENTS), today);

/** The flights of an offer there, and back where it has them. */
const legsOf = ({ offer }: AdditionOf<'flight'>): Segment[][] =>
  [offer.segments, offer.returnSegments].filter((leg) => leg.length > 0);

const sourceOf = (addition: TripAddition): NonNullable<ItemContent['source']> => {
  if (addition.kind === 'flight') return { kind: 'flight', id: shortened(addition.offer.id, tripTextLimits.sourceId) };
  if (addition.kind !== 'stay') return { kind: addition.kind, id: shortened(addition.id, tripTextLimits.sourceId) };
  return { kind: 'hotel', id: shortened(`${addition.hotel.id} ${addition.checkIn}`, tripTextLimits.sourceId) };
};

/** What a person calls it. */
export function titleOfAddition(addition: TripAddition): string {
  if (addition.kind === 'stay') return shortened(addition.hotel.name, tripTextLimits.title);
  if (addition.kind !== 'flight') return addition.name;
  const { departureAirport, arrivalAirport, mainCarrierName, returnSegments } = addition.offer;
  const way = `${departureAirport} to ${arrivalAirport}${returnSegments.length > 0 ? ' and back' : ''}`;
  return shortened(`${mainCarrierName}, ${way}`, tripTextLimits.title);
}

/** Whether a trip has it already. A flight or a stay of the same name on another day is another one. */
export function hasAddition(trip: Pick<TripPlan, 'items'>, addition: TripAddition): boolean {
  const found = sourceOf(addition);
  if (addition.kind !== 'flight' && addition.kind !== 'stay') {
    return isInTrip(trip, { title: titleOfAddition(addition), source: found });
  }
  return Object.values(trip.items).some(({ source }) => source?.kind === found.kind && source.id === found.id);
}

/** The trip that something found would begin; null dates where it says nothing of when. */
export function tripOfAddition(addition: TripAddition): Omit<TripStart, 'startDate' | 'endDate'> & {
  dates: { startDate: string; endDate: string } | null;
} {
  const { destination } = addition;
  const named = {
    title: shortened(`Trip to ${destination.split(',')[0] ?? destination}`, tripTextLimits.title),
    destination,
  };
  if (addition.kind === 'stay') {
    return { ...named, dates: { startDate: addition.checkIn, endDate: addition.checkOut } };
  }
  if (addition.kind !== 'flight') return { ...named, dates: null };
  const { departureTime, arrivalTime, returnSegments } = addition.offer;
  const back = returnSegments.at(-1)?.arrival.at;
  const endDate = back ? dayOf(back) : addDays(dayOf(arrivalTime), DAYS_AWAY);
  return { ...named, dates: { startDate: dayOf(departureTime), endDate } };
}

function legItem(addition: AdditionOf<'flight'>, leg: readonly Segment[], rank: string): ItemContent {
  const [first, last] = [leg[0] as Segment, leg.at(-1) as Segment];
  const { departure } = first;
  const { arrival } = last;
  const from = addition.airports[departure.iataCode];
  const numbers = leg.map(({ flightNumber }) => flightNumber).join(', ');
  return newItem({
    type: 'flight',
    title: shortened(`${numbers}: ${departure.iataCode} to ${arrival.iataCode}`, tripTextLimits.title),
    day: dayOf(departure.at),
    start: timeOf(departure.at),
    zone: from?.timeZone ?? null,
    end: {
      daysLater: daysBetween(dayOf(departure.at), dayOf(arrival.at)),
      time: timeOf(arrival.at),
      zone: addition.airports[arrival.iataCode]?.timeZone ?? null,
    },
    place: {
      name: shortened(from?.name ?? departure.iataCode, tripTextLimits.place),
      position: from?.position ?? null,
    },
    rank,
    source: sourceOf(addition),
  });
}

/** What a place of a booking says of itself. */
export const unbooked = ({ bookingId: _, ...content }: ItemContent): Omit<ItemContent, 'bookingId'> => content;
/** Ranks that follow each other (fractional-indexing). */
const rankOf = (at: number) => `a${at}`;

const bookedSegment = ({ flightNumber, carrierName, departure, arrival, duration }: Segment): BookedSegment => ({
  flightNumber,
  carrierName,
  departure: { ...departure, terminal: null },
  arrival: { ...arrival, terminal: null },
  duration,
});

function flightStep(addition: AdditionOf<'flight'>, { today, newId }: StepSeed): StepOf<'booking.add'> {
  const { offer, seats, searchPath } = addition;
  const legs = legsOf(addition);
  return {
    type: 'booking.add',
    id: newId(),
    content: {
      kind: 'flight',
      title: titleOfAddition(addition),
      provider: offer.mainCarrierName,
      code: '',
      url: null,
      planned: money(offer.totalPrice * seats, today),
      segments: legs.flat().map(bookedSegment),
      searchPath,
    },
    places: legs.map((leg, at) => ({ id: newId(), content: unbooked(legItem(addition, leg, rankOf(at))) })),
  };
}

/** Nobody checks in before they have landed and come into town. @param landings `HH:MM` */
export function checkInAfter(usual: string, landings: readonly string[]): string {
  const ready = Math.max(minutesOfClock(usual), ...landings.map((at) => minutesOfClock(at) + INTO_TOWN_MINUTES));
  return ready < 1_440 ? clockOfMinutes(ready) : '23:59';
}

/** Nobody checks out when they are on their way to the airport. @param departures `HH:MM` */
export function checkOutBefore(usual: string, departures: readonly string[]): string {
  const leaving = departures.map((at) => minutesOfClock(at) - TO_GATE_MINUTES);
  return clockOfMinutes(Math.max(0, Math.min(minutesOfClock(usual), ...leaving)));
}

const flightsOn = (plan: Pick<TripPlan, 'items'>, day: string) =>
  itemsOn(plan, day).filter(({ type }) => type === 'flight');

const landingsOn = (plan: Pick<TripPlan, 'items'>, day: string): string[] =>
  flightsOn(plan, day).flatMap(({ end }) => (end?.daysLater === 0 ? [end.time] : []));

const departuresOn = (plan: Pick<TripPlan, 'items'>, day: string): string[] =>
  flightsOn(plan, day).flatMap(({ start }) => start ?? []);

function stayStep(plan: TripPlan, addition: AdditionOf<'stay'>, { today, newId }: StepSeed): StepOf<'booking.add'> {
  const { hotel, total, checkIn, checkOut, searchPath } = addition;
  const nights = daysBetween(checkIn, checkOut);
  const cost = total ?? hotel.price * nights;
  const title = titleOfAddition(addition);
  const item = newItem({
    type: 'stay',
    title,
    place: { name: shortened(hotel.location || hotel.name, tripTextLimits.place), position: hotel.position ?? null },
    day: checkIn,
    start: checkInAfter(CHECK_IN, landingsOn(plan, checkIn)),
    end: { daysLater: nights, time: checkOutBefore(CHECK_OUT, departuresOn(plan, checkOut)), zone: null },
    source: sourceOf(addition),
  });
  return {
    type: 'booking.add',
    id: newId(),
    content: {
      kind: 'stay',
      title,
      provider: '',
      code: '',
      url: /^https?:\/\//.test(hotel.bookingUrl) ? hotel.bookingUrl : null,
      planned: cost > 0 ? money(cost, today) : null,
      segments: [],
      searchPath,
    },
    places: [{ id: newId(), content: unbooked(item) }],
  };
}

/**
 * The one step that adds something found to a trip: undone, everything it brought goes again.
 * @param plan the trip as it is, for its order and its travellers
 */
export function additionStep(
  plan: TripPlan,
  addition: TripAddition,
  seed: StepSeed,
): StepOf<'booking.add'> | StepOf<'item.add'> {
  if (addition.kind === 'flight') return flightStep(addition, seed);
  if (addition.kind === 'stay') return stayStep(plan, addition, seed);
  const { day, start } = seed.place;
  const people = partyOf(plan) ?? 1;
  const onDay = day === null ? [] : itemsOn(plan, day);
  return {
    type: 'item.add',
    id: seed.newId(),
    content: newItem({
      type: 'activity',
      title: titleOfAddition(addition),
      place: {
        name: shortened(addition.location || addition.destination, tripTextLimits.place),
        position: addition.position ?? null,
      },
      day,
      start,
      end: start === null ? null : endAfter(start, minutesOf(addition)),
      planned: addition.price > 0 ? money(addition.price * people, seed.today) : null,
      rank: rankAt(onDay, onDay.length),
      source: sourceOf(addition),
    }),
  };
}
