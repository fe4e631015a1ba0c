import { browserTripSchema, tripPlanSchema } from '@sojourn/contracts/plan';
import { readBrowserTrip } from '../browser-trip';
import { browserTripOf, FULL_TRIP, LARGE_TRIP, SMALL_TRIP, tripOfSize } from './trip-of-size';

it.each([SMALL_TRIP, LARGE_TRIP, FULL_TRIP])(
  'a trip of $items items holds that much, and keeps its contract',
  (size) => {
    const plan = tripOfSize(size);
    expect(tripPlanSchema.parse(plan)).toEqual(plan);
    expect(Object.keys(plan.items)).toHaveLength(size.items);
    expect(Object.keys(plan.expenses)).toHaveLength(size.expenses);
    expect(Object.keys(plan.documents)).toHaveLength(size.documents);
  },
);

it('a browser reads one as it was written', () => {
  const plan = tripOfSize(LARGE_TRIP);
  const { plan: kept, ...fields } = browserTripSchema.parse(browserTripOf(plan, 7));
  expect(readBrowserTrip(fields, kept)).toEqual(plan);
});
