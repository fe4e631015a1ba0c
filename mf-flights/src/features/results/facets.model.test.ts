import fc from 'fast-check';
import { answerWith, offerWith, seg, threeOffers } from '../../shared/offer.fake';
import {
  choicesOf,
  chosenFilters,
  dayPartOf,
  dayParts,
  filterToDrop,
  type Filters,
  limitsOf,
  matching,
  noFilters,
  stopChoices,
  without,
} from './facets.model';

const names = answerWith([]).meta;
const like = (change: Partial<Filters>): Filters => ({ ...noFilters, ...change });
const left = (change: Partial<Filters>, offers = threeOffers) =>
  matching(offers, like(change)).map(({ mainCarrierCode }) => mainCarrierCode);
/** From Gatwick to Ciampino, back from Fiumicino to Heathrow, with a night in Munich on the way back. */
const elsewhere = offerWith([seg('FR 9', 'LGW 23:10', 'CIA 02:40 +1', 'PT2H30M')], {
  returnSegments: [
    seg('FR 10', 'FCO 10:00', 'MUC 11:30', 'PT1H30M', '2027-04-17'),
    seg('FR 11', 'MUC 20:30', 'LHR 21:30', 'PT2H', '2027-04-17'),
  ],
  totalPrice: 60,
  partyTotal: 240,
});
const four = [...threeOffers, elsewhere];

test.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('%s is in the %s', (at, part) => expect(dayPartOf(`2027-04-10T${at}:00`)).toBe(part));

describe('what a filter leaves', () => {
  test.each([
    ['nothing out', {}, ['BA', 'AZ', 'LH', 'FR']],
    ['departures in the evening', { departs: ['evening'] }, ['AZ', 'FR']],
    ['arrivals in the morning or at noon', { arrives: ['morning', 'afternoon'] }, ['BA', 'LH']],
    ['arrivals at night', { arrives: ['night'] }, ['FR']],
    ['two airlines', { airlines: ['LH', 'FR'] }, ['LH', 'FR']],
    ['one airport at home, out and back', { origins: ['LHR'] }, ['BA', 'AZ', 'LH']],
    ['both airports at home', { origins: ['LHR', 'LGW'] }, ['BA', 'AZ', 'LH', 'FR']],
    ['one airport there, out and back', { destinations: ['CIA'] }, []],
    ['both airports there', { destinations: ['CIA', 'FCO'] }, ['BA', 'AZ', 'LH', 'FR']],
    ['legs of three hours', { hours: 3 }, ['BA', 'AZ']],
    ['legs of five hours', { hours: 5 }, ['BA', 'AZ', 'LH']],
    ['short waits', { layover: 2 }, ['BA', 'AZ', 'LH']],
    ['waits of nine hours', { layover: 9 }, ['BA', 'AZ', 'LH', 'FR']],
    ['what everybody pays together', { price: 142 }, ['BA', 'LH']],
    ['nonstops both ways', { stops: 'nonstop' }, ['BA', 'AZ']],
    ['one stop at most, both ways', { stops: 'onestop' }, ['BA', 'AZ', 'LH', 'FR']],
    ['several at once', { stops: 'nonstop', price: 200, departs: ['morning'] }, ['BA']],
  ] as const)('is %s', (_name, change, codes) => expect(left(change, four)).toEqual(codes));
});

describe('choices', () => {
  test('say what each would leave under the other filters, and the cheapest of that', () => {
    const filters = like({ stops: 'nonstop', airlines: ['BA'] });
    expect(choicesOf('airlines', threeOffers, { filters, names })).toEqual([
      { value: 'BA', label: 'British Airways', count: 1, from: 142 },
      { value: 'AZ', label: 'ITA Airways', count: 1, from: 164 },
      { value: 'LH', label: 'Lufthansa', count: 0, from: undefined },
    ]);
  });

  test('of airlines begin with the one that has most flights', () => {
    const more = [...threeOffers, offerWith([seg('LH 5', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')])];
    const [first] = choicesOf('airlines', more, { filters: noFilters, names });
    expect(first).toEqual({ value: 'LH', label: 'Lufthansa', count: 2, from: 119 });
  });

  test('of times stand in the order of the day', () => {
    const labels = (facet: 'departs' | 'arrives') =>
      choicesOf(facet, four, { filters: noFilters, names }).map(({ label, count }) => [label, count]);
    expect(labels('departs')).toEqual([
      ['Morning', 2],
      ['Evening', 2],
    ]);
    expect(labels('arrives')).toEqual([
      ['Morning', 1],
      ['Afternoon', 1],
      ['Evening', 1],
      ['Night', 1],
    ]);
  });

  test('of airports have their names, where the answer has them', () => {
    expect(choicesOf('origins', four, { filters: noFilters, names })).toEqual([
      { value: 'LHR', label: 'London Heathrow', count: 4, from: 119 },
      { value: 'LGW', label: 'LGW', count: 1, from: 240 },
    ]);
    expect(choicesOf('destinations', four, { filters: noFilters, names }).map(({ value }) => value)).toEqual([
      'FCO',
      'CIA',
    ]);
  });

  test('of stops are those of the specification', () => {
    expect(stopChoices(threeOffers, like({ airlines: ['LH', 'BA'] }))).toEqual([
      { value: 'all', label: 'All flights', count: 2, from: 119 },
      { value: 'nonstop', label: 'Nonstop only', count: 1, from: 142 },
      { value: 'onestop', label: '1 stop max', count: 2, from: 119 },
    ]);
  });

  test('of stops count those of the way back, with the fare of what they leave', () => {
    expect(stopChoices(four, noFilters).map(({ value, count, from }) => [value, count, from])).toEqual([
      ['all', 4, 119],
      ['nonstop', 2, 142],
      ['onestop', 4, 119],
    ]);
  });

  test('of stops leave what no leg breaks, whatever both legs are like', () => {
    const leg = fc.integer({ min: 0, max: 3 });
    const flown = (stops: number) =>
      Array.from({ length: stops + 1 }, (_, at) => seg(`BA ${at}`, 'LHR 08:20', 'FCO 11:55', 'PT2H35M'));
    fc.assert(
      fc.property(fc.array(fc.tuple(leg, fc.option(leg)), { maxLength: 12 }), (trips) => {
        const offers = trips.map(([out, back], at) =>
          offerWith(flown(out), { id: `${at}`, returnSegments: back === null ? [] : flown(back) }),
        );
        const within = (most: number) => trips.filter(([out, back]) => out <= most && (back ?? 0) <= most).length;
        expect(stopChoices(offers, noFilters).map(({ count }) => count)).toEqual([
          ...[trips.length, within(0), within(1)],
        ]);
      }),
    );
  });
});

describe('limits', () => {
  const priced = [80, 140, 260, 430, 900].map((totalPrice, at) =>
    offerWith([seg(`BA ${at}`, 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { totalPrice }),
  );

  test('of a price are round, and leave something out and something in', () => {
    expect(limitsOf('price', priced, noFilters)).toEqual([
      { value: '140', label: 'Up to $140', count: 2, from: 80 },
      { value: '260', label: 'Up to $260', count: 3, from: 80 },
      { value: '450', label: 'Up to $450', count: 4, from: 80 },
    ]);
  });

  test.each([
    [299, 300],
    [301, 350],
    [1_001, 1_100],
  ])('near $%d are rounded up to $%d', (price, limit) => {
    const offers = [50, price, price, 9_000].map((totalPrice, at) => ({ ...priced[0]!, id: `${at}`, totalPrice }));
    expect(limitsOf('price', offers, noFilters).map(({ value }) => value)).toContain(`${limit}`);
  });

  test('of layovers are those that tell flights apart', () => {
    expect(limitsOf('layover', four, noFilters).map(({ value, count }) => [value, count])).toEqual([
      ['2', 3],
      ['4', 3],
      ['8', 3],
    ]);
    expect(limitsOf('layover', threeOffers, noFilters)).toEqual([]);
  });

  test('keep the one in force, whatever is found', () => {
    expect(limitsOf('hours', [], like({ hours: 7 }))).toEqual([
      { value: '7', label: 'Up to 7 h', count: 0, from: undefined },
    ]);
  });

  test('are none where all are alike', () => expect(limitsOf('price', [priced[0]!], noFilters)).toEqual([]));
});

describe('filters in force', () => {
  const all = like({
    ...{ stops: 'onestop', departs: ['morning'], arrives: ['night'], airlines: ['BA', 'QF'] },
    ...{ origins: ['LHR'], destinations: ['CIA'], hours: 5, layover: 2, price: 1_200 },
  });

  test('are written so that each is understood alone', () => {
    expect(chosenFilters(all, threeOffers, names).map(({ label }) => label)).toEqual([
      ...['1 stop max', 'Departs: morning', 'Arrives: night', 'British Airways', 'QF'],
      ...['From London Heathrow', 'To CIA', 'Up to 5 h a way', 'Layovers up to 2 h', 'Up to $1,200'],
    ]);
    expect(chosenFilters(noFilters, threeOffers, names)).toEqual([]);
  });

  test('are taken back one by one, until none is left', () => {
    const chosen = chosenFilters(all, threeOffers, names);
    expect(without(all, { facet: 'airlines', value: 'QF' }).airlines).toEqual(['BA']);
    expect(chosen.reduce(without, all)).toEqual(noFilters);
  });

  test('name the one whose loss brings back most', () => {
    const filters = like({ airlines: ['BA', 'AZ'], departs: ['night'], price: 150 });
    expect(filterToDrop(threeOffers, { filters, names })).toEqual({
      facet: 'departs',
      label: 'Departs: night',
      count: 1,
    });
  });

  test('name none where none alone leaves nothing', () => {
    const filters = like({ airlines: ['QF'], departs: ['night'] });
    expect(filterToDrop(threeOffers, { filters, names })).toBeUndefined();
    expect(filterToDrop([], { filters, names })).toBeUndefined();
  });
});

test('a choice leaves as many offers as it says, whatever else is chosen', () => {
  const anyOffer = fc
    .record({ hour: fc.integer({ min: 0, max: 19 }), code: fc.constantFrom('BA', 'AZ', 'LH'), price: fc.nat(900) })
    .map(({ hour, code, price }) => {
      const [out, back] = [hour, hour + 3].map((each) => String(each).padStart(2, '0'));
      return offerWith([seg(`${code} 1`, `LHR ${out}:00`, `FCO ${back}:00`, 'PT2H')], { totalPrice: price + 1 });
    });
  fc.assert(
    fc.property(
      fc.array(anyOffer, { minLength: 1, maxLength: 20 }),
      fc.subarray([...dayParts]),
      fc.option(fc.integer({ min: 1, max: 900 })),
      (offers, departs, price) => {
        const filters = like({ departs, price });
        for (const { value, count, from } of choicesOf('airlines', offers, { filters, names })) {
          const those = matching(offers, { ...filters, airlines: [value] });
          expect(those).toHaveLength(count);
          expect(from).toBe(count > 0 ? Math.min(...those.map(({ totalPrice }) => totalPrice)) : undefined);
        }
        for (const { value, count } of limitsOf('price', offers, filters)) {
          expect(matching(offers, { ...filters, price: Number(value) })).toHaveLength(count);
        }
      },
    ),
  );
});
