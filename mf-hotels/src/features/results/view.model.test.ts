import { noFilters } from './facets.model';
import { comparedWith, viewIn, withView } from './view.model';

const asked = 'city=Rome&checkIn=2027-04-10&trip=7';

test('an address and its view are one', () => {
  const address = `${asked}&sort=price&view=map&max=900&stars=5&stars=4&has=Bar%2C+pool&compare=a&compare=b`;
  const view = viewIn(new URLSearchParams(address));
  expect(view).toEqual({
    ...{ sort: 'price', isMap: true, compared: ['a', 'b'] },
    filters: { ...noFilters, max: ['900'], stars: ['5', '4'], has: ['Bar, pool'] },
  });
  expect(withView(new URLSearchParams(address), view).toString()).toBe(address);
});

test('what is usual is left out', () => {
  const view = viewIn(new URLSearchParams('sort=odd&view=list&stars='));
  expect(view).toEqual({ sort: 'rating', filters: noFilters, isMap: false, compared: [] });
  expect(withView(new URLSearchParams(`${asked}&stars=5&view=map`), view).toString()).toBe(asked);
});

test('an address can ask for so much and no more', () => {
  const many = Array.from({ length: 30 }, (_, at) => `area=${at}&compare=${at}`).join('&');
  const view = viewIn(new URLSearchParams(`${many}&area=0&kind=${'x'.repeat(101)}`));
  expect(view.filters.area).toHaveLength(20);
  expect(view.filters.kind).toEqual([]);
  expect(view.compared).toHaveLength(4);
});

test('four are compared at most', () => {
  const four = ['a', 'b', 'c', 'd'];
  expect(comparedWith(four, 'e')).toBe(four);
  expect(comparedWith(four, 'b')).toEqual(['a', 'c', 'd']);
  expect(comparedWith(['a'], 'b')).toEqual(['a', 'b']);
});
