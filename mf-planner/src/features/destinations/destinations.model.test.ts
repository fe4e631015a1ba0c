import { aDestination } from '../../shared/destination.fake';
import { destinationsFor, filterFault, toQuery, parseFilters } from './destinations.model';

const nothing = parseFilters(new URLSearchParams());

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      text: 'são',
      kind: 'beach',
      continent: 'South America',
      month: 7,
      price: 1500,
      order: 'price',
    } as const;
    expect(parseFilters(toQuery(filters))).toEqual(filters);
    expect(toQuery(nothing).size).toBe(0);
  });

  test.each([
    ['q=rome', { text: 'rome' }],
    ['kind=lake', { kind: 'lake' }],
    ['continent=Asia', { continent: 'Asia' }],
    ['month=1', { month: 1 }],
    ['month=12', { month: 12 }],
    ['month=0', {}],
    ['month=1.5', {}],
    ['month=%201', {}],
    ['month=1e0', {}],
    ['price=1000000', { price: 1_000_000 }],
    ['price=1000001', {}],
    ['order=price', { order: 'price' as const }],
    ['order=rating', {}],
  ])('are read from %s', (query, change) =>
    expect(parseFilters(new URLSearchParams(query))).toEqual({
      text: '',
      kind: null,
      continent: null,
      month: null,
      price: null,
      order: 'rating',
      ...change,
    }),
  );

  test.each([
    ['', undefined],
    ['month=&kind=', undefined],
    ['month=12&q=%00', undefined],
    ['month=13', '“13” is no month that we can look for, so it is left out.'],
    [
      'kind=moon&continent=x&price=-1',
      '“moon” is no kind of place, “x” is no continent, “-1” is no price that we can look for, so it is left out.',
    ],
  ])('of %j it is said what is left out', (query, fault) => {
    expect(filterFault(new URLSearchParams(query))).toBe(fault);
  });

  test('leave nonsense out', () => {
    expect(parseFilters(new URLSearchParams('kind=moon&month=13&price=-1&continent=x&order=y'))).toEqual(nothing);
  });
});

describe('destinations for filters', () => {
  const list = [
    aDestination({ id: 'a', name: 'Reykjavík', country: 'Iceland', sceneKind: 'winter', bestMonths: [6], price: 1800 }),
    aDestination({ id: 'b', name: 'Faro', country: 'Portugal', sceneKind: 'beach', bestMonths: [6, 7], price: 900 }),
  ];
  const ids = (change: Partial<typeof nothing>) => destinationsFor({ ...nothing, ...change }, list).map(({ id }) => id);

  test.each([
    [{}, ['a', 'b']],
    [{ text: 'reykjavik' }, ['a']],
    [{ text: 'PORTU' }, ['b']],
    [{ text: ' faro, portugal ' }, ['b']],
    [{ continent: 'Asia' as const }, []],
    [{ continent: 'Europe' as const }, ['a', 'b']],
    [{ price: 900 }, ['b']],
    [{ price: 899 }, []],
    [{ month: 6 }, ['a', 'b']],
    [{ kind: 'lake' as const }, []],
    [{ kind: 'beach' as const }, ['b']],
    [{ month: 7 }, ['b']],
    [{ price: 1000 }, ['b']],
    [{ order: 'price' as const }, ['b', 'a']],
    [{ text: 'atlantis' }, []],
  ])('%j finds %j', (change, found) => {
    expect(ids(change)).toEqual(found);
  });
});

test('a letter without an accent finds the place with it', () => {
  const tromso = aDestination({ id: 't', name: 'Tromsø', country: 'Norway' });
  const lodz = aDestination({ id: 'l', name: 'Łódź', country: 'Poland' });
  const ids = (text: string) => destinationsFor({ ...nothing, text }, [tromso, lodz]).map(({ id }) => id);
  expect([ids('tromso'), ids('lodz'), ids('TROMSØ'), ids('o')]).toEqual([['t'], ['l'], ['t'], ['t', 'l']]);
});
