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

describe('a list of things, said once for everybody', () => {
  const thing = (key: string, label = key) => ({ key, label, category: 'Clothing' as const });
  const make = (keys: string[], travellerIds: string[] = []): TripCommand => ({
    type: 'packing.make',
    things: keys.map((key) => thing(key)),
    travellerIds,
  });
  const two = doing(rome, going('t1', 'Ana'), going('t2', 'Ben')).trip;
  const shown = ({ packing }: typeof rome) =>
    Object.values(packing).map(({ label, travellerId, checked }) => [label, travellerId, checked]);
  const tick = (trip: typeof rome, id: string) =>
    doing(trip, { type: 'packing.tick', id, version: 1, checked: true }).trip;
  const idOf = (trip: typeof rome, key: string, owner: string | null = null) =>
    Object.entries(trip.packing).find(([, each]) => each.key === key && each.travellerId === owner)?.[0] ?? '';

  it('is everybody’s where nobody is named, and unticked', () => {
    const { trip, happened } = doing(rome, make(['socks', 'hat']));
    expect(shown(trip)).toEqual([
      ['socks', null, false],
      ['hat', null, false],
    ]);
    expect(Object.values(trip.packing)[0]).toMatchObject({ key: 'socks', category: 'Clothing' });
    expect(happened.summary).toBe('Made the packing list');
  });

  it('is one list for each who is named', () =>
    expect(shown(doing(two, make(['socks', 'hat'], ['t1', 't2'])).trip)).toEqual([
      ['socks', 't1', false],
      ['hat', 't1', false],
      ['socks', 't2', false],
      ['hat', 't2', false],
    ]));

  it('made again takes away what is no longer on it, and leaves what people wrote', () => {
    const first = doing(two, make(['socks', 'hat']), own('p1')).trip;
    const again = doing(first, make(['hat', 'gloves'])).trip;
    expect(shown(again).map(([label]) => label)).toEqual(expect.arrayContaining(['hat', 'Camera', 'gloves']));
    expect(shown(again)).toHaveLength(3);
  });

  it('made again leaves each tick where it was', () => {
    const each = doing(two, make(['socks', 'hat'], ['t1', 't2'])).trip;
    const again = doing(tick(each, idOf(each, 'socks', 't2')), make(['socks', 'hat', 'gloves'], ['t1', 't2'])).trip;
    expect(shown(again).filter(([, , checked]) => checked)).toEqual([['socks', 't2', true]]);
  });

  it('is ticked for each once it was ticked for everybody', () => {
    const all = doing(two, make(['socks', 'hat'])).trip;
    const each = doing(tick(all, idOf(all, 'socks')), make(['socks', 'hat'], ['t1', 't2'])).trip;
    expect(shown(each)).toEqual([
      ['socks', 't1', true],
      ['hat', 't1', false],
      ['socks', 't2', true],
      ['hat', 't2', false],
    ]);
  });

  it('is not ticked because somebody packed a thing of their own', () => {
    const packed = tick(doing(two, own('p1'), make(['hat'])).trip, 'p1');
    expect(shown(doing(packed, make(['socks'])).trip)).toEqual([
      ['Camera', null, true],
      ['socks', null, false],
    ]);
  });
});

it('an entry that is generated is not ticked yet', () =>
  expect(Object.values(doing(rome, generate(3)).trip.packing).every(({ checked }) => !checked)).toBe(true));
