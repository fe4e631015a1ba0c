/** What a proposal becomes when it is saved: one command with its flight, stay, days and costs, undone as one. */
import {
  guestLimits,
  tripPartLimits,
  tripTextLimits,
  type Money,
  type StepOf,
  type TripCommand,
  type TripProposal,
} from '@sojourn/contracts/plan';
import { addDays, formatDollars, shortened } from '@sojourn/travel';
import { generateKeyBetween } from 'fractional-indexing';
import { apportion } from './apportion';
import { endAfter } from './end-after';
import { dollars } from './money';
import { newItem } from './new-trip';
import { mealsOf, placeActivities, type Day } from './proposal-days';
import { planDays } from './trip-days';

type ProposalSeed = { today: string; newId: () => string };

/** Hours of a plan (spec, section 9). */
const ARRIVAL = '10:00';
const CHECK_IN = '14:00';
const CHECK_OUT = '11:00';
const DEPARTURE = '16:00';
/** So many days are filled; a command has at most 500 steps, a request 100 kB. */
const MOST_DAYS = 60;
const CENTS = 100;
const LONGEST_PATH = 1_000;

type Known = Parameters<typeof newItem>[0];
type Booking = StepOf<'booking.add'>;
/** Makes the steps of one proposal: each part with its own id, rank and source. */
type Maker = {
  item(known: Known): StepOf<'item.add'>;
  booking(content: Pick<Booking['content'], 'kind' | 'title' | 'planned' | 'searchPath'>, places: Known[]): Booking;
  money(cents: number): Money | null;
};

function makerOf({ key }: TripProposal, { today, newId }: ProposalSeed): Maker {
  const source = { kind: 'recommendation', id: shortened(key, tripTextLimits.sourceId) } as const;
  let rank: string | null = null;
  const content = (known: Known) => {
    rank = generateKeyBetween(rank, null);
    return newItem({ source, rank, ...known, title: shortened(known.title, tripTextLimits.title) });
  };
  return {
    item: (known) => ({ type: 'item.add', id: newId(), content: content(known) }),
    booking: (known, places) => ({
      type: 'booking.add',
      id: newId(),
      content: { provider: '', code: '', url: null, segments: [], ...known },
      places: places.map((each) => {
        const { bookingId: _, ...unbooked } = content(each);
        return { id: newId(), content: unbooked };
      }),
    }),
    money: (cents) => (cents > 0 ? dollars(cents, today) : null),
  };
}

function flightOf({ city, startDate, endDate, flight }: TripProposal, cents: number, make: Maker): Booking {
  const isReturn = endDate > startDate;
  const byTrain = flight.means === 'train';
  const kind = byTrain ? 'transport' : 'flight';
  const notes = flight.duration === '' ? '' : `About ${flight.duration} by ${byTrain ? 'train' : 'air'}. An estimate.`;
  const title = shortened(
    `${byTrain ? 'Train' : 'Flight'} to ${city}${isReturn ? ' and back' : ''}`,
    tripTextLimits.title,
  );
  const back: Known = { type: kind, title: `Departure from ${city}`, day: endDate, start: DEPARTURE };
  return make.booking({ kind, title, planned: make.money(cents), searchPath: null }, [
    { type: kind, title: `Arrival in ${city}`, notes, day: startDate, start: ARRIVAL },
    ...(isReturn ? [back] : []),
  ]);
}

function staySearch({ city, startDate, endDate, people }: TripProposal): string | null {
  const query = new URLSearchParams({ city, checkIn: startDate, checkOut: endDate, adults: String(people) });
  const path = `/hotels/search?${query.toString()}`;
  return people <= guestLimits.max && path.length <= LONGEST_PATH ? path : null;
}

/** None for a day without a night, unless it costs something. */
function staysOf(proposal: TripProposal, cents: number, make: Maker): Booking[] {
  const { stay, startDate, endDate } = proposal;
  const nights = planDays({ startDate, endDate }) - 1;
  if (nights === 0 && cents === 0) return [];
  const content = {
    kind: 'stay',
    title: stay.name,
    planned: make.money(cents),
    searchPath: nights > 0 ? staySearch(proposal) : null,
  } as const;
  const end = nights > 0 ? { daysLater: nights, time: CHECK_OUT, zone: null } : null;
  const place: Known = { type: 'stay', title: stay.name, notes: stay.detail, day: startDate, start: CHECK_IN, end };
  return [make.booking(content, [place])];
}

const priceWords = (price: number) => (price === 0 ? 'Free' : `${formatDollars(price)} a person`);

/** What is done and eaten on the days between, and what is left of the money for it. */
function daysOfProposal(proposal: TripProposal, cents: { food: number; activities: number }, make: Maker) {
  const { startDate, endDate, people, city } = proposal;
  const between = Math.max(0, Math.min(planDays({ startDate, endDate }), MOST_DAYS) - 2);
  const days = Array.from({ length: between }, (_, at): Day => ({ day: addDays(startDate, at + 1), spans: [] }));
  const { placed, ideas, left } = placeActivities(proposal, days, cents.activities);
  const meals = mealsOf(startDate, days);
  const mealCents = apportion(
    cents.food,
    meals.map(() => 1),
  );
  const rest: Known = {
    type: 'activity',
    title: `More to do in ${city}`,
    notes: 'Money for what you choose later.',
    planned: make.money(left),
  };
  return [
    ...placed.map(({ activity: { name, price }, day, time, minutes }): Known => {
      const planned = make.money((price ?? 0) * people * CENTS);
      return { type: 'activity', title: name, day, start: time, end: endAfter(time, minutes), planned };
    }),
    ...meals.map((meal, at): Known => ({ type: 'meal', ...meal, planned: make.money(mealCents[at] ?? 0) })),
    ...ideas.map(({ name, price }): Known => {
      const notes = price === null ? '' : `${priceWords(price)}. Not in the budget yet.`;
      return { type: 'activity', title: name, notes };
    }),
    ...(left > 0 ? [rest] : []),
  ];
}

/** Somebody who goes alone needs no list of travelers, and a list of too many is none. */
function travellersOf({ people }: TripProposal, newId: () => string): StepOf<'traveller.add'>[] {
  if (people < 2 || people > tripPartLimits.travellers) return [];
  return Array.from({ length: people }, (_, at) => ({
    type: 'traveller.add',
    id: newId(),
    content: { name: `Traveler ${at + 1}` },
  }));
}

/**
 * The one command that makes a proposal the plan of a new trip. What it plans adds up to the proposal's budget, to the cent:
 * the flight and the stay as bookings, food by meal, activities by their own prices, and what is left of their money as one
 * item. Activities that do not fit the money or the days are unscheduled ideas without a cost.
 */
export function proposalCommand(proposal: TripProposal, seed: ProposalSeed): TripCommand {
  const make = makerOf(proposal, seed);
  const { flight, stay, food, activities, local } = proposal.costs;
  const weights = [flight, stay, food, activities, local];
  const isCosted = weights.some((weight) => weight > 0);
  const cents = isCosted ? apportion(proposal.budget * CENTS, weights) : [];
  const [flightCents = 0, stayCents = 0, foodCents = 0, activityCents = 0, localCents = 0] = cents;
  const around: Known = {
    type: 'transport',
    title: `Getting around ${proposal.city}`,
    notes: 'For the whole trip.',
    planned: make.money(localCents),
  };
  const items = daysOfProposal(proposal, { food: foodCents, activities: activityCents }, make);
  return {
    type: 'batch',
    summary: 'Planned from a recommendation: flight, stay, days and costs',
    steps: [
      ...travellersOf(proposal, seed.newId),
      flightOf(proposal, flightCents, make),
      ...staysOf(proposal, stayCents, make),
      ...[...items, ...(localCents > 0 ? [around] : [])].map((each) => make.item(each)),
    ],
  };
}
