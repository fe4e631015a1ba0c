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
    for (const departs of [[], ['evening']] as const)
      expect(
        departureChoices(threeOffers, { ...noFilters, departs }).map(({ label, count }) => [label, count]),
      ).toEqual([
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

test.each([
  [0, 'updated just now'],
  [59, 'updated just now'],
  [60, 'updated 1 min ago'],
  [3_599, 'updated 59 min ago'],
  [3_600, 'updated 1 h ago'],
])('fares made %d seconds ago were %s', (seconds, words) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(ageLabel(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
});

test.each([
  ['2027-04-10T11:59:00', 'morning'],
  ['2027-04-10T17:59:00', 'afternoon'],
  ['2027-04-10T23:59:00', 'evening'],
  ['2027-04-10T00:00:00', 'night'],
])('%s is in the %s', (at, part) => expect(dayPartOf(at)).toBe(part));

describe('among equals', () => {
  const offer = (id: string, more: { totalPrice?: number; totalDuration?: string; departureTime?: string } = {}) =>
    offerWith([seg('BA 1', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { id, ...more });
  const order = (sort: ResultsView['sort'], ...offers: ReturnType<typeof offer>[]) =>
    [offers, offers.toReversed()].map((list) =>
      shown(list, { ...noFilters, sort })
        .map(({ id }) => id)
        .join(' '),
    );

  test.each([
    ['the quicker', 'price', offer('b', { totalDuration: 'PT2H' }), offer('a', { totalDuration: 'PT3H' })],
    ['the first by name', 'price', offer('a'), offer('b')],
    ['the cheaper', 'duration', offer('b', { totalPrice: 90 }), offer('a', { totalPrice: 91 })],
    ['the cheaper', 'departure', offer('b', { totalPrice: 90 }), offer('a', { totalPrice: 91 })],
    ['the first by name', 'best', offer('a'), offer('b')],
  ] as const)('%s comes first by %s', (...[, sort, first, second]) => {
    expect(new Set(order(sort, first, second))).toEqual(new Set([`${first.id} ${second.id}`]));
  });

  test('an earlier departure comes before a cheaper one', () => {
    const early = offer('b', { departureTime: '2027-04-10T06:00:00', totalPrice: 500 });
    expect(new Set(order('departure', early, offer('a')))).toEqual(new Set(['b a']));
  });

  test('more than one stop is left out by one stop at most', () => {
    const two = offerWith([seg('BA 1', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { id: 'two', stops: 2 });
    expect(shown([two], { ...noFilters, stops: 'onestop' })).toEqual([]);
    expect(shown([two], noFilters)).toEqual([two]);
  });

  test('airlines with as many flights are listed by name', () => {
    const names = airlineChoices(threeOffers, noFilters).map(({ label, count }) => [label, count]);
    expect(names).toEqual([
      ['British Airways', 1],
      ['ITA Airways', 1],
      ['Lufthansa', 1],
    ]);
    const more = [...threeOffers, offerWith([seg('LH 5', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')])];
    expect(airlineChoices(more, noFilters)[0]).toEqual({ value: 'LH', label: 'Lufthansa', count: 2 });
  });
});

test.each([
  ['a stop filter', { stops: 'onestop' }, 1],
  ['two parts of the day', { departs: ['morning', 'night'] }, 2],
  ['an airline', { airlines: ['BA'] }, 1],
  ['nothing', {}, 0],
] as const)('%s counts as so many filters', (...[, change, count]) => {
  expect(filterCount({ ...noFilters, ...change })).toBe(count);
});

test('an address may name several parts of the day, in their own order, and only real airline codes', () => {
  const view = viewIn(new URLSearchParams('departs=night,morning&airlines=BA,U2,xx,BAW,B'));
  expect(view).toEqual({ ...noFilters, departs: ['morning', 'night'], airlines: ['BA', 'U2'] });
});
