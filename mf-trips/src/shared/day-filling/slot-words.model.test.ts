import { newItem } from '@sojourn/trip';
import { formatEffort, lockedAtFirst } from './slot-words.model';

test('what something takes is its time and its price', () => {
  expect(formatEffort({ minutes: 150, price: 18 })).toBe('2h 30m, $18 a person');
  expect(formatEffort({ minutes: 60, price: 0 })).toBe('1h, free');
});

test('what somebody wrote themselves stays at first', () => {
  const item = (id: string, source: ReturnType<typeof newItem>['source']) => ({
    ...newItem({ type: 'activity', title: id, source }),
    ...{ id, version: 1, latest: 1 },
  });
  expect(lockedAtFirst([item('own', null), item('found', { kind: 'attraction', id: 'a' })])).toEqual(['own']);
});
