import { tripAdditionSchema } from '@sojourn/contracts/plan';
import { additionOf } from './addition.model';
import { anActivity } from './destination.fake';

it.each(['activity', 'attraction'] as const)('tells a trip of an %s', (kind) => {
  const activity = anActivity({ id: 'walk', name: 'Forum walk', location: 'Rome, Italy', duration: 'PT2H', price: 35 });
  const addition = additionOf(activity, kind);
  expect(tripAdditionSchema.safeParse(addition).error).toBeUndefined();
  expect(addition.price).toBe(35);
  expect(addition).toMatchObject({ kind, id: 'walk', destination: 'Rome, Italy', duration: 'PT2H', isSample: true });
});
