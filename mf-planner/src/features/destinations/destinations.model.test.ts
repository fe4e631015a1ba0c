import { filterFault, toQuery, parseFilters } from './destinations.model';

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
