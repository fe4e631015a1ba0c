/** The start of a timeline, by the specification's hours (section 9). */
import { tripTextLimits, type ItemContent, type StepOf } from '@sojourn/contracts/plan';
import { addDays, minutesOfClock, seededRandom, shortened } from '@sojourn/travel';
import { lightOf } from './day-time';
import { newItem } from './new-trip';
import { planDays } from './trip-days';

/** What a timeline is made from. `activities` are names of things to do there, best first; without them slots are open. */
export type TimelineSeed = { destination: string; startDate: string; endDate: string; activities?: readonly string[] };

/** So many days are filled; a trip may hold 1,000 items. */
const MOST_DAYS = 120;

type Slot = Pick<ItemContent, 'type' | 'title' | 'start'> & { slot: string };

const arrivalDay: readonly Slot[] = [
  { slot: 'arrival', type: 'flight', title: 'Arrival', start: '10:00' },
  { slot: 'dinner', type: 'meal', title: 'Welcome dinner', start: '19:00' },
];
const middleDay: readonly Slot[] = [
  { slot: 'morning', type: 'activity', title: 'Morning activity', start: '10:00' },
  { slot: 'lunch', type: 'meal', title: 'Lunch', start: '13:00' },
  { slot: 'afternoon', type: 'activity', title: 'Afternoon activity', start: '15:00' },
  { slot: 'dinner', type: 'meal', title: 'Dinner', start: '19:00' },
];
const departureDay: readonly Slot[] = [{ slot: 'departure', type: 'flight', title: 'Departure', start: '16:00' }];

const CHECK_IN = '14:00';
const CHECK_OUT = '11:00';

/** A name that tells its hours waits for a slot at one of them. */
function fits(name: string, start: string | null | undefined): boolean {
  const light = lightOf({ name });
  const from = minutesOfClock(start ?? '00:00');
  return !light || (from >= light.earliest && from <= light.latestStart);
}

const slotsOf = (day: number, days: number) => (day === 1 ? arrivalDay : day === days ? departureDay : middleDay);

/** One stay from the first day to the last: the timeline shows it as a check-in and a check-out. */
function stayOf(startDate: string, days: number): ItemContent {
  const end = days > 1 ? { daysLater: days - 1, time: CHECK_OUT, zone: null } : null;
  return newItem({ type: 'stay', title: 'Hotel', day: startDate, start: CHECK_IN, end });
}

/**
 * Fills the days of a trip with one arrival, stay and departure, and with activities and meals on the days between. The
 * same seed gives the same items under the same ids, so that generating twice adds nothing.
 */
export function generateTimeline({
  destination,
  startDate,
  endDate,
  activities = [],
}: TimelineSeed): StepOf<'item.add'>[] {
  const days = Math.min(planDays({ startDate, endDate }), MOST_DAYS);
  const order = activities.toSorted((a, b) => seededRandom(destination, a) - seededRandom(destination, b));
  const source = { kind: 'timeline', id: shortened(destination, tripTextLimits.sourceId) } as const;
  const add = (id: string, content: ItemContent): StepOf<'item.add'> => ({
    type: 'item.add',
    id: `timeline-1-${id}`,
    content: { ...content, source },
  });
  const steps = [add('stay', stayOf(startDate, days))];
  for (let day = 1; day <= days; day += 1) {
    for (const { slot, type, title, start } of slotsOf(day, days)) {
      const at = type === 'activity' ? order.findIndex((name) => fits(name, start)) : -1;
      const [named = title] = at < 0 ? [] : order.splice(at, 1);
      steps.push(add(`${day}-${slot}`, newItem({ type, title: named, start, day: addDays(startDate, day - 1) })));
    }
  }
  return steps;
}
