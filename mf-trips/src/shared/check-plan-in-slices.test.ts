import { tripPlanSchema } from '@sojourn/contracts/plan';
import { LARGE_TRIP, SMALL_TRIP, tripOfSize } from '@sojourn/trip/testing';
import { checkPlanInSlices } from './check-plan-in-slices';

const plan = tripOfSize(SMALL_TRIP);

test('a plan is read in slices as it is read at once', async () => {
  const large = tripOfSize(LARGE_TRIP);
  const kept = {
    ...large,
    later: 'unknown',
    items: { ...large.items, 'item-1': { ...large.items['item-1'], extra: 1 } },
  };
  expect(JSON.stringify(await checkPlanInSlices(kept))).toBe(JSON.stringify(tripPlanSchema.parse(kept)));
});

test.each([
  ['nothing', null],
  ['a text', 'plan'],
  ['another shape', { ...plan, shape: 2 }],
  ['a collection less', { ...plan, items: undefined }],
  ['a list of items', { ...plan, items: [1] }],
  ['an item that is none', { ...plan, items: { ...plan.items, 'item-99': { title: '' } } }],
  ['an id that is none', { ...plan, items: { __proto: plan.items['item-1'] } }],
])('%s is no plan', async (_what, kept) => {
  expect(await checkPlanInSlices(kept)).toBeNull();
  expect(tripPlanSchema.safeParse(kept).success).toBe(false);
});
