import type { TripCommand } from '@sojourn/contracts/plan';
import { generatePackingList } from '../generate-packing-list';
import { doing, going, rome } from '../testing/trip-under-test';

const generate = (days: number, travellerIds: string[] = []): TripCommand => ({
  type: 'packing.generate',
  entries: generatePackingList({ days, climate: 'cold', travellerIds }),
});
const own = (id: string, travellerId: string | null = null): TripCommand => ({
  type: 'packing.add',
  id,
  content: { label: 'Camera', category: 'Electronics', travellerId },
});

it('making the list again keeps own items and ticks, and takes away what is no longer on it', () => {
  const first = doing(rome, generate(3), own('p1'), {
    type: 'packing.tick',
    id: 'pack-1-socks',
    version: 1,
    checked: true,
  });
  const second = doing(first.trip, generate(8));
  expect(second.trip.packing['pack-1-socks']).toMatchObject({ label: 'Socks (10 pairs)', checked: true });
  expect(second.trip.packing['p1']).toEqual({
    label: 'Camera',
    category: 'Electronics',
    checked: false,
    travellerId: null,
    key: null,
    version: 1,
    latest: 1,
  });
  const warm = doing(second.trip, {
    type: 'packing.generate',
    entries: generatePackingList({ days: 8, climate: 'mild' }),
  });
  expect(warm.trip.packing).not.toHaveProperty('pack-1-gloves');
  expect(warm.trip.packing).toHaveProperty('p1');
  expect(warm.happened.summary).toBe('Made the packing list');
  expect(
    doing(warm.trip, { type: 'packing.generate', entries: generatePackingList({ days: 8, climate: 'mild' }) }).trip,
  ).toBe(warm.trip);
});

it('items are ticked, reset and removed', () => {
  const { trip, happened } = doing(rome, own('p1'));
  expect(happened.summary).toBe('Added “Camera” to the packing list');
  const ticked = doing(trip, { type: 'packing.tick', id: 'p1', version: 1, checked: true });
  expect([ticked.trip.packing['p1']?.checked, ticked.happened.summary]).toEqual([true, 'Packed “Camera”']);
  const off = doing(ticked.trip, { type: 'packing.tick', id: 'p1', version: 2, checked: false });
  expect(off.happened.summary).toBe('Unpacked “Camera”');
  const reset = doing(ticked.trip, { type: 'packing.reset' });
  expect([reset.trip.packing['p1']?.checked, reset.happened.summary]).toEqual([false, 'Reset the checklist']);
  const gone = doing(ticked.trip, { type: 'packing.remove', id: 'p1', version: 2 });
  expect([gone.trip.packing, gone.happened.summary]).toEqual([{}, 'Removed “Camera” from the packing list']);
});

it('a traveller who no longer goes leaves what they wrote to everybody, and takes their generated list along', () => {
  const { trip } = doing(
    rome,
    going('t1', 'Ana'),
    going('t2', 'Ben'),
    generate(3, ['t1', 't2']),
    own('p1', 't1'),
    own('p2', 't2'),
  );
  const { trip: without, happened } = doing(trip, { type: 'traveller.remove', id: 't1', version: 1 });
  const left = Object.entries(without.packing);
  expect(happened.summary).toBe('Removed “Ana”');
  expect(without.packing['p1']).toMatchObject({ travellerId: null, label: 'Camera' });
  expect(without.packing['p2']).toMatchObject({ travellerId: 't2' });
  expect(left.filter(([, { key, travellerId }]) => key !== null && travellerId !== 't2')).toEqual([]);
  expect(left.length).toBe(Object.keys(trip.packing).length / 2 + 1);
});
