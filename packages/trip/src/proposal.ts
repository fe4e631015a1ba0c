/** What a proposal becomes when it is saved: one command with its flight, stay, days and costs, undone as one. */
import {
  MOST_PEOPLE,
  tripPartLimits,
  tripTextLimits,
  type Money,
  type StepOf,
  type TripCommand,
  type TripProposal,
} from '@sojourn/contracts/plan';
import { clockOfMinutes, formatDollars, meansWords, minutesOfClock, parseMinutes, shortened } from '@sojourn/travel';
import { generateKeyBetween } from 'fractional-indexing';
import { apportion } from './apportion';
import { endAfter } from './end-after';
import { dollars } from './money';
import { newItem } from './new-trip';
import { mealsOf, middleDays, placeActivities, restsOf } from './proposal-days';
import { planDays } from './trip-days';

/** `planner` is what the person is called who saves it, where that is known. */
type ProposalSeed = { today: string; newId: () => string; planner?: string | undefined };

/** Hours of a plan (spec, section 9). */
const ARRIVAL = '10:00';
const CHECK_IN = '14:00';
const CHECK_OUT = '11:00';
const DEPARTURE = '16:00';
/** So many days are filled; a command has at most 500 steps, a request 100 kB. */
const MOST_DAYS = 60;
const CENTS = 100;

type Known = Parameters<typeof newItem>[0];
/** Makes the steps of one proposal: each part with its own id, rank and source. */
type Maker = { item(known: Known): StepOf<'item.add'>; money(cents: number): Money | null };

function makerOf({ key }: TripProposal, { today, newId }: ProposalSeed): Maker {
  const source = { kind: 'recommendation', id: shortened(key, tripTextLimits.sourceId) } as const;
  let rank: string | null = null;
  return {
    item(known) {
      rank = generateKeyBetween(rank, null);
      const title = shortened(known.title, tripTextLimits.title);
      return { type: 'item.add', id: newId(), content: newItem({ source, rank, ...known, title }) };
    },
    money: (cents) => (cents > 0 ? dollars(cents, today) : null),
  };
}

const isFlown = ({ means = 'plane' }: TripProposal['flight']) => means === 'plane';

/** From the platform to the house. */
const TO_THE_HOUSE_MINUTES = 30;

/** When a train, a car or a ferry that leaves at `start` is there; null where nobody knows how long it takes, and for a flight, which is written down as it lands. */
function rideEnd({ flight }: TripProposal, start: string): ReturnType<typeof endAfter> {
  const minutes = isFlown(flight) ? null : parseMinutes(flight.duration);
  return minutes === null || minutes === 0 ? null : endAfter(start, minutes);
}

/** Nobody checks in before they are there; a way that arrives the next day leaves the usual hour. */
function checkInOf(proposal: TripProposal): string {
  const end = rideEnd(proposal, ARRIVAL);
  if (!end?.time || end.daysLater > 0) return CHECK_IN;
  const there = minutesOfClock(end.time) + TO_THE_HOUSE_MINUTES;
  return there < minutesOfClock('23:59') && there > minutesOfClock(CHECK_IN) ? clockOfMinutes(there) : CHECK_IN;
}

/** The way there and back, to be chosen: each half with its part of the estimate. */
function waysOf(proposal: TripProposal, cents: number, make: Maker): Known[] {
  const { city, startDate, endDate, flight } = proposal;
  const isReturn = endDate > startDate;
  const { noun, by } = meansWords[flight.means ?? 'plane'];
  const type = isFlown(flight) ? 'flight' : 'transport';
  const notes = flight.duration === '' ? '' : `About ${flight.duration} ${by}. An estimate.`;
  const [there = 0, back = 0] = apportion(cents, isReturn ? [1, 1] : [1]);
  const titles = isFlown(flight)
    ? { there: `Arrival in ${city}`, home: `Departure from ${city}` }
    : { there: `${noun} to ${city}`, home: `${noun} home from ${city}` };
  const home: Known = { type, title: titles.home, day: endDate, start: DEPARTURE, end: rideEnd(proposal, DEPARTURE) };
  return [
    {
      ...{ type, title: titles.there, notes, day: startDate, start: ARRIVAL, end: rideEnd(proposal, ARRIVAL) },
      planned: make.money(there),
    },
    ...(isReturn ? [{ ...home, planned: make.money(back) }] : []),
  ];
}

/** A bed, to be chosen; none for a day without a night, unless it costs something. */
function staysOf(proposal: TripProposal, cents: number, make: Maker): Known[] {
  const { stay, startDate, endDate } = proposal;
  const nights = planDays({ startDate, endDate }) - 1;
  if (nights === 0 && cents === 0) return [];
  const end = nights > 0 ? { daysLater: nights, time: CHECK_OUT, zone: null } : null;
  const planned = make.money(cents);
  const start = checkInOf(proposal);
  return [{ type: 'stay', title: stay.name, notes: stay.detail, day: startDate, start, end, planned }];
}

const priceWords = (price: number) => (price === 0 ? 'Free' : `${formatDollars(price)} a person`);

/** What is done and eaten on the days between, and what is left of the money for it. */
function daysOfProposal(proposal: TripProposal, cents: { food: number; activities: number }, make: Maker) {
  const { startDate, endDate, people, city } = proposal;
  const days = middleDays(proposal, Math.max(0, Math.min(planDays({ startDate, endDate }), MOST_DAYS) - 2));
  const { placed, ideas, left } = placeActivities(proposal, days, cents.activities);
  const meals = mealsOf(startDate, days, placed);
  const mealCents = apportion(
    cents.food,
    meals.map(({ share }) => share),
  );
  const thingOf = ({ name, position }: TripProposal['activities'][number]) => ({
    type: 'activity' as const,
    title: name,
    place: position ? { name: shortened(proposal.destination, tripTextLimits.place), position } : null,
  });
  const rest: Known = {
    type: 'activity',
    title: `More to do in ${city}`,
    notes: 'Money for what you choose later.',
    planned: make.money(left),
  };
  return [
    ...placed.map(({ activity, day, time, minutes }): Known => {
      const planned = make.money((activity.price ?? 0) * people * CENTS);
      return { ...thingOf(activity), day, start: time, end: endAfter(time, minutes), planned };
    }),
    ...meals.map(({ share: _share, ...meal }, at): Known => ({
      type: 'meal',
      ...meal,
      planned: make.money(mealCents[at] ?? 0),
    })),
    ...restsOf(days),
    ...ideas.map(({ isFit, ...activity }): Known => {
      const { price } = activity;
      const notes = [
        price === null ? '' : `${priceWords(price)}. Not in the budget yet.`,
        isFit ? '' : 'On no day: it has stairs or a rough way, or comes late for a small child.',
      ];
      return { ...thingOf(activity), notes: notes.filter(Boolean).join(' ') };
    }),
    ...(left > 0 ? [rest] : []),
  ];
}

/** Somebody who goes alone needs no list of travelers, and a list of too many is none. The first is who plans it. */
function travellersOf({ people }: TripProposal, { newId, planner }: ProposalSeed): StepOf<'traveller.add'>[] {
  if (people < 2 || people > tripPartLimits.travellers) return [];
  return Array.from({ length: people }, (_, at) => ({
    type: 'traveller.add',
    id: newId(),
    content: { name: (at === 0 && planner) || `Traveler ${at + 1}` },
  }));
}

/** Who goes, and where that is, as far as it is known. The parts of a new trip are at their first version. */
const headOf = ({
  people,
  children,
  infants,
  needs = [],
  from = '',
  destination,
  position,
  timeZone,
}: TripProposal): StepOf<'head.edit'> => ({
  type: 'head.edit',
  parts: {
    ...(position && { destination: { name: destination, position, timeZone: timeZone ?? null, version: 1 } }),
    party: {
      people: Math.min(people, MOST_PEOPLE),
      ...(children && { children: Math.min(children, MOST_PEOPLE) }),
      ...(infants && { infants: Math.min(infants, MOST_PEOPLE) }),
      ...(needs.length > 0 && { needs }),
      from: shortened(from, tripTextLimits.title),
      version: 1,
    },
  },
});

/**
 * The one command that makes a proposal the plan of a new trip. What it plans adds up to the proposal's budget, to the cent:
 * the way there and the stay, which are still to be chosen, food by meal, activities by their own prices, and what is left of their money as one
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
    summary: 'Planned from a recommendation: days, costs, and flight and stay to choose',
    steps: [
      headOf(proposal),
      ...travellersOf(proposal, seed),
      ...[
        ...waysOf(proposal, flightCents, make),
        ...staysOf(proposal, stayCents, make),
        ...items,
        ...(localCents > 0 ? [around] : []),
      ].map((each) => make.item(each)),
    ],
  };
}
