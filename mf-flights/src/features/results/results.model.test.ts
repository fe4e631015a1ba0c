import fc from 'fast-check';
import { offerWith, seg, threeOffers } from '../../shared/offer.fake';
import { highlightsOf } from './best.model';
import { type Filters, noFilters as noFacets, stopFilters } from './facets.model';
import { ageLabel, type ResultsView, shown, sortKeys, unfiltered, viewIn, withView } from './results.model';

const noFilters: ResultsView = { ...noFacets, sort: 'price' };
const ids = ({ sort = 'price', ...filters }: Partial<ResultsView>) =>
  shown(threeOffers, { ...noFacets, ...filters }, sort).map(({ id }) => id);

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
          const result = shown(offers, { ...noFacets, stops }, sort);
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

describe('the view in the address', () => {
  test('comes back as it went in, and leaves the search alone', () => {
    const lists: Partial<Filters> = { departs: ['morning', 'night'], arrives: ['evening'], airlines: ['BA', 'U2'] };
    const ends: Partial<Filters> = { origins: ['LHR', 'LGW'], destinations: ['FCO'] };
    const limits: Partial<Filters> = { hours: 8, layover: 4, price: 300 };
    const view: ResultsView = { ...noFilters, sort: 'best', stops: 'nonstop', ...lists, ...ends, ...limits };
    const params = withView(new URLSearchParams('origin=LHR&destination=FCO'), view);
    expect(viewIn(params)).toEqual(view);
    expect(params.get('origin')).toBe('LHR');
  });

  test('is not there when it is the usual one', () => {
    expect(withView(new URLSearchParams('origin=LHR&sort=best'), noFilters).toString()).toBe('origin=LHR');
  });

  test('is the usual one when somebody wrote nonsense', () => {
    const nonsense = 'sort=luck&stops=9&departs=brunch&arrives=teatime&airlines=<b>&origins=lhr,LOND&destinations=<i>';
    expect(viewIn(new URLSearchParams(nonsense))).toEqual(noFilters);
  });

  test.each(['0', '-3', '2.5', 'many', '100001', ''])('has no limit of “%s”', (limit) => {
    expect(viewIn(new URLSearchParams({ hours: limit, layover: limit, price: limit }))).toEqual(noFilters);
  });

  test('has limits up to a hundred thousand', () => {
    expect(viewIn(new URLSearchParams('hours=1&price=100000'))).toEqual({ ...noFilters, hours: 1, price: 100_000 });
  });

  test('loses its filters, and keeps its order', () => {
    expect(unfiltered({ ...noFilters, sort: 'best', stops: 'nonstop', airlines: ['BA'], price: 90 })).toEqual({
      ...noFilters,
      sort: 'best',
    });
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

describe('among equals', () => {
  type Like = { totalPrice?: number; duration?: string; departureTime?: string };
  const offer = (id: string, { duration = 'PT2H35M', ...more }: Like = {}) =>
    offerWith([seg('BA 1', 'LHR 08:20', 'FCO 11:55', duration)], { id, ...more });
  const order = (sort: ResultsView['sort'], ...offers: ReturnType<typeof offer>[]) =>
    [offers, offers.toReversed()].map((list) =>
      shown(list, noFacets, sort)
        .map(({ id }) => id)
        .join(' '),
    );

  test.each([
    ['the quicker', 'price', offer('b', { duration: 'PT2H' }), offer('a', { duration: 'PT3H' })],
    ['the first by name', 'price', offer('a'), offer('b')],
    ['the cheaper', 'duration', offer('b', { totalPrice: 90 }), offer('a', { totalPrice: 91 })],
    ['the cheaper', 'departure', offer('b', { totalPrice: 90 }), offer('a', { totalPrice: 91 })],
    ['the first by name', 'best', offer('a'), offer('b')],
  ] as const)('%s comes first by %s', (...[, sort, first, second]) => {
    expect(new Set(order(sort, first, second))).toEqual(new Set([`${first.id} ${second.id}`]));
  });

  test('the way back counts where the quickest come first, as for the fastest', () => {
    const round = (id: string, [out, back]: [string, string]) => ({
      ...offer(id, { duration: out }),
      returnSegments: [seg('BA 2', 'FCO 18:00', 'LHR 20:00', back, '2027-04-17')],
    });
    const offers = [round('a', ['PT2H', 'PT9H']), round('b', ['PT3H', 'PT3H']), round('c', ['PT4H', 'PT1H'])];
    expect(order('duration', ...offers)).toEqual(['c b a', 'c b a']);
    expect(highlightsOf(offers).find(({ kind }) => kind === 'fastest')?.offer.id).toBe('c');
  });

  test('an earlier departure comes before a cheaper one', () => {
    const early = offer('b', { departureTime: '2027-04-10T06:00:00', totalPrice: 500 });
    expect(new Set(order('departure', early, offer('a')))).toEqual(new Set(['b a']));
  });

  test('a party is shown the lowest total first, whatever one adult pays', () => {
    const dear = { ...offer('b', { totalPrice: 101 }), partyTotal: 190 };
    const cheap = { ...offer('a', { totalPrice: 100 }), partyTotal: 200 };
    expect(new Set(order('price', dear, cheap))).toEqual(new Set(['b a']));
  });

  test('more than one stop is left out by one stop at most', () => {
    const one = seg('BA 1', 'LHR 08:20', 'FCO 11:55', 'PT2H35M');
    const two = offerWith([one, one, one], { id: 'two' });
    expect(shown([two], { ...noFacets, stops: 'onestop' }, 'price')).toEqual([]);
    expect(shown([two], noFacets, 'price')).toEqual([two]);
  });
});

test('an address may name several parts of the day, in their own order, and only real airline codes', () => {
  const view = viewIn(new URLSearchParams('departs=night,morning&airlines=BA,U2,xx,BAW,B'));
  expect(view).toEqual({ ...noFilters, departs: ['morning', 'night'], airlines: ['BA', 'U2'] });
});
