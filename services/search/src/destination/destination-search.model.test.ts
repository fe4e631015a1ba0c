import type { Destination } from '@sojourn/contracts';
import { destinationsFound, listOf } from './destination-search.model';

const place = (id: string, known: Partial<Destination>): Destination => ({
  id,
  name: id,
  country: id,
  continent: 'Europe',
  sceneKind: 'city',
  rating: 4.5,
  reviewCount: 1000,
  description: 'A place.',
  price: 1000,
  bestMonths: [6],
  ...known,
});

describe('destinations for filters', () => {
  const list = [
    place('a', { name: 'Reykjavík', country: 'Iceland', sceneKind: 'winter', price: 1800 }),
    place('b', { name: 'Faro', country: 'Portugal', sceneKind: 'beach', bestMonths: [6, 7], price: 900 }),
  ];

  test.each([
    [{}, ['a', 'b']],
    [{ q: 'reykjavik' }, ['a']],
    [{ q: 'PORTU' }, ['b']],
    [{ q: ' faro, portugal ' }, ['b']],
    [{ continent: 'Asia' as const }, []],
    [{ continent: 'Europe' as const }, ['a', 'b']],
    [{ price: 900 }, ['b']],
    [{ price: 899 }, []],
    [{ month: 6 }, ['a', 'b']],
    [{ kind: 'lake' as const }, []],
    [{ kind: 'beach' as const }, ['b']],
    [{ month: 7 }, ['b']],
    [{ order: 'price' as const }, ['b', 'a']],
    [{ order: 'rating' as const }, ['a', 'b']],
    [{ q: 'atlantis' }, []],
  ])('%j finds %j', (query, found) => {
    const { total, destinations } = destinationsFound({ ...query, most: 18 }, list);
    expect(destinations.map(({ id }) => id)).toEqual(found);
    expect(total).toBe(found.length);
  });

  test('are sent up to the number asked for, and all counted', () => {
    expect(destinationsFound({ most: 1 }, list)).toEqual({ total: 2, destinations: [list[0]] });
    expect(
      destinationsFound(
        {},
        Array.from({ length: 40 }, () => list[0]!),
      ).destinations,
    ).toHaveLength(18);
  });

  test('come by their own name or country before those that are only called so too', () => {
    const jamaica = [place('new-york', {}), place('montego-bay', { country: 'Jamaica' })];
    const found = destinationsFound({ q: 'jamaica' }, jamaica, new Set(['new-york']));
    expect(found.destinations.map(({ id }) => id)).toEqual(['montego-bay', 'new-york']);
  });

  test('are found without accents', () => {
    const north = [place('t', { name: 'Tromsø' }), place('l', { name: 'Łódź' })];
    const ids = (q: string) => destinationsFound({ q, most: 9 }, north).destinations.map(({ id }) => id);
    expect([ids('tromso'), ids('lodz'), ids('TROMSØ'), ids('o')]).toEqual([['t'], ['l'], ['t'], ['t', 'l']]);
  });
});

describe('destinations in season', () => {
  const list = [
    place('a', { country: 'Greece', bestMonths: [4, 5] }),
    place('b', { country: 'Japan', bestMonths: [11] }),
    place('c', { country: 'Greece', bestMonths: [5] }),
    place('d', { country: 'Peru', bestMonths: [5, 6] }),
  ];
  const ids = (months: number[] | undefined, most?: number) => listOf({ months, most }, list).map(({ id }) => id);

  test.each([
    [[5], undefined, ['a', 'd']],
    [[4, 11], undefined, ['a', 'b']],
    [[6], undefined, ['d']],
    [[4, 5, 11], 1, ['a']],
    [undefined, undefined, ['a', 'b', 'c', 'd']],
    [undefined, 2, ['a', 'b']],
  ])('of %j are %j at most: %j, no two of one country', (months, most, found) => {
    expect(ids(months, most)).toEqual(found);
  });
});
