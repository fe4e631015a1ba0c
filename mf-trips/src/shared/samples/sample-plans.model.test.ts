import { browserTripSchema, type BrowserTrip } from '@sojourn/contracts';
import { tripPlanSchema, type TripPlan } from '@sojourn/contracts/plan';
import { apply, checkPlan, daysOf, isApplied, itemsOn, readBrowserTrip, specFieldsOf, spendingOf } from '@sojourn/trip';
import { zoneInstant } from '@sojourn/travel';
import { sampleTrips } from '../sample-trips.model';
import { samplePlanOf } from './sample-plans.model';

const NOW = '2026-11-21T09:00:00.000Z';

describe.each(['Summer in Greece', 'Tokyo in blossom'])('the plan of %s', (name) => {
  let trip: BrowserTrip;
  let plan: TripPlan;
  beforeEach(() => {
    const found = sampleTrips('2026-11-21').find((each) => each.name === name);
    const itsPlan = found && samplePlanOf(found, NOW);
    if (!itsPlan) throw new Error(`${name} has no plan.`);
    [trip, plan] = [found, itsPlan];
  });

  it('is a sound trip, and stays as it is beside the fields of the specification', () => {
    expect(tripPlanSchema.parse(plan)).toEqual(plan);
    const { plan: _, sample: __, ...fields } = browserTripSchema.parse({ ...trip, plan });
    expect(readBrowserTrip(fields, plan)).toEqual(plan);
    const { id: _id, sample: _sample, ...spec } = trip;
    expect(specFieldsOf(plan)).toEqual({ ...spec, activities: expect.arrayContaining([...trip.activities]) });
    expect(specFieldsOf(plan).activities).toHaveLength(trip.activities.length);
  });

  it('is what the rules of a trip allow to be made', () => {
    const { head: _, version: __, shape: ___, ...parts } = plan;
    const empty = { ...plan, ...Object.fromEntries(Object.keys(parts).map((name) => [name, {}])) };
    const contents = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        Object.fromEntries(Object.entries(part).map(([id, { version: _v, latest: _l, ...content }]) => [id, content])),
      ]),
    );
    const outcome = apply(empty, { type: 'import', head: {}, parts: contents });
    expect(isApplied(outcome) && outcome.trip).toEqual({ ...plan, version: 1 });
  });

  it('fits together: a bed each night, nothing at once, all within its days and its budget', () => {
    expect(checkPlan(plan)).toEqual([]);
    expect(daysOf(plan.head.dates).filter((day) => itemsOn(plan, day).length === 0).length).toBeLessThanOrEqual(1);
    const { planned } = spendingOf(plan);
    expect(planned).toBeLessThan(plan.head.budget.cents ?? 0);
  });

  it('has the six sample expenses of exactly $580.00', () => {
    expect(Object.keys(plan.expenses)).toHaveLength(6);
    expect(spendingOf(plan).spent).toBe(58_000);
  });

  it('has flights that last as long as their local times say', () => {
    const zones: Record<string, string> = {
      LHR: 'Europe/London',
      ATH: 'Europe/Athens',
      JTR: 'Europe/Athens',
      HND: 'Asia/Tokyo',
    };
    const segments = Object.values(plan.bookings).flatMap((booking) => booking.segments);
    expect(segments.length).toBeGreaterThan(0);
    for (const { departure, arrival, duration } of segments) {
      const [from, to] = [departure, arrival].map(({ at, iataCode }) =>
        zoneInstant(at.slice(0, 10), at.slice(11, 16), zones[iataCode] ?? ''),
      );
      const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration)?.map(Number) ?? [];
      expect([duration, (Number(to) - Number(from)) / 60_000]).toEqual([duration, (hours || 0) * 60 + (minutes || 0)]);
    }
  });
});

it('keeps three papers of the trip to Tokyo', () => {
  const found = sampleTrips('2026-11-21').find(({ name }) => name === 'Tokyo in blossom');
  const documents = Object.values((found && samplePlanOf(found, NOW)?.documents) ?? {});
  expect(documents.map(({ name }) => name)).toEqual([
    'Flight_Confirmation.pdf',
    'Hotel_Reservation.pdf',
    'Travel_Insurance.pdf',
  ]);
});

it('is no plan of a trip that is not known', () => {
  const [first] = sampleTrips('2026-11-21');
  expect(first && samplePlanOf({ ...first, name: 'Another' }, NOW)).toBeUndefined();
});
