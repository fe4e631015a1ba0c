import fc from 'fast-check';
import { offerWith, seg, threeOffers } from '../../shared/offer.fake';
import {
  ageLabel,
  airlineChoices,
  dayPartOf,
  departureChoices,
  filterCount,
  type ResultsView,
  shown,
  sortKeys,
  stopFilters,
  unfiltered,
  viewIn,
  withView,
} from './results.model';

const noFilters: ResultsView = { sort: 'price', stops: 'all', departs: [], airlines: [] };
const ids = (view: Partial<ResultsView>) => shown(threeOffers, { ...noFilters, ...view }).map(({ id }) => id);

describe('what is shown', () => {
  test.each([
    ['price', ['LH901-LH1870', 'BA542', 'AZ201']],
    ['duration', ['AZ201', 'BA542', 'LH901-LH1870']],
    ['departure', ['LH901-LH1870', 'BA542', 'AZ201']],
    ['best', ['BA542', 'AZ201', 'LH901-LH1870']],
  ] as const)('sorts by %s', (sort, expected) => expect(ids({ sort })).toEqual(expected));

  test.each([
    ['nonstop only', { stops: 'nonstop' }, ['BA542', 'AZ201']],
    ['one stop at most', { stops: 'onestop' }, ['LH901-LH1870', 'BA542', 'AZ201']],
    ['evenings', { departs: ['evening'] }, ['AZ201']],
    ['one airline', { airlines: ['LH'] }, ['LH901-LH1870']],
    ['mornings of two airlines', { departs: ['morning'], airlines: ['BA', 'AZ'] }, ['BA542']],
    ['an airline that does not fly', { airlines: ['QF'] }, []],
  ] as const)('leaves %s', (_name, view, expected) => expect(ids(view)).toEqual(expected));

  test('never invents or loses an offer, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 900 }), { maxLength: 40 }),
        fc.constantFrom(...sortKeys),
        fc.constantFrom(...stopFilters),
        (prices, sort, stops) => {
          const offers = prices.map((totalPrice, at) =>
            offerWith([seg(`BA ${at}`, 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { totalPrice }),
          );
          const result = shown(offers, { ...noFilters, sort, stops });
          expect(result.map(({ id }) => id).toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
          if (sort === 'price') {
            expect(
              result.every(({ totalPrice }, at) => at === 0 || totalPrice >= (result[at - 1]?.totalPrice ?? 0)),
            ).toBe(true);
          }
        },
      ),
    );
  });
});

describe('choices', () => {
  test('count what each would leave under the other filters', () => {
    expect(airlineChoices(threeOffers, { ...noFilters, stops: 'nonstop', airlines: ['BA'] })).toEqual([
      { value: 'BA', label: 'British Airways', count: 1 },
      { value: 'AZ', label: 'ITA Airways', count: 1 },
      { value: 'LH', label: 'Lufthansa', count: 0 },
    ]);
    expect(departureChoices(threeOffers, noFilters).map(({ label, count }) => [label, count])).toEqual([
      ['Morning', 2],
      ['Evening', 1],
    ]);
  });

  test.each([
    ['2027-04-10T04:59:00', 'night'],
    ['2027-04-10T05:00:00', 'morning'],
    ['2027-04-10T12:00:00', 'afternoon'],
    ['2027-04-10T18:00:00', 'evening'],
  ])('put %s in the %s', (at, part) => expect(dayPartOf(at)).toBe(part));
});

describe('the view in the address', () => {
  test('comes back as it went in, and leaves the search alone', () => {
    const view: ResultsView = { sort: 'best', stops: 'nonstop', departs: ['morning', 'night'], airlines: ['BA', 'U2'] };
    const params = withView(new URLSearchParams('origin=LHR&destination=FCO'), view);
    expect(viewIn(params)).toEqual(view);
    expect(params.get('origin')).toBe('LHR');
  });

  test('is not there when it is the usual one', () => {
    expect(withView(new URLSearchParams('origin=LHR&sort=best'), noFilters).toString()).toBe('origin=LHR');
  });

  test('is the usual one when somebody wrote nonsense', () => {
    expect(viewIn(new URLSearchParams('sort=luck&stops=9&departs=brunch&airlines=<b>'))).toEqual(noFilters);
  });

  test('counts its filters and loses them', () => {
    const view: ResultsView = { sort: 'best', stops: 'nonstop', departs: ['morning'], airlines: ['BA', 'AZ'] };
    expect(filterCount(view)).toBe(4);
    expect(unfiltered(view)).toEqual({ ...noFilters, sort: 'best' });
  });
});

test.each([
  [20, 'updated just now'],
  [150, 'updated 2 min ago'],
  [7_300, 'updated 2 h ago'],
])('fares made %d seconds ago read as %s', (seconds, words) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(ageLabel(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
});
