import { aDestination } from '../../shared/destination.fake';
import { destinationsFor, toQuery, parseFilters } from './destinations.model';

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
    [{ kind: 'beach' as const }, ['b']],
    [{ month: 7 }, ['b']],
    [{ price: 1000 }, ['b']],
    [{ order: 'price' as const }, ['b', 'a']],
    [{ text: 'atlantis' }, []],
  ])('%j finds %j', (change, found) => {
    expect(ids(change)).toEqual(found);
  });
});
