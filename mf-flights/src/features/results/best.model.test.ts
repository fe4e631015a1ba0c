import fc from 'fast-check';
import { offerWith, seg, threeOffers } from '../../shared/offer.fake';
import { effortOf, effortWeights, highlightsOf, minutesUnderWay } from './best.model';

const reasons = (offers = threeOffers) =>
  Object.fromEntries(highlightsOf(offers).map(({ kind, offer, reason }) => [kind, [offer.id, reason]]));

describe('the three answers', () => {
  test('each have an offer and a reason', () => {
    expect(reasons()).toEqual({
      best: ['BA542', '$23 above the cheapest, 1h 50m quicker'],
      cheapest: ['LH901-LH1870', '2h slower than the fastest'],
      fastest: ['AZ201', '$45 above the cheapest'],
    });
  });

  test('say so when one offer is all three', () => {
    const [only] = threeOffers;
    expect(reasons([only!])).toEqual({
      best: ['BA542', 'Lowest price, and the fastest too'],
      cheapest: ['BA542', 'The only price, and the fastest too'],
      fastest: ['BA542', 'Least time, and the lowest price'],
    });
  });

  test.each([
    ['LHR 08:20', 'FCO 11:55', ', at good hours'],
    ['LHR 05:20', 'FCO 08:55', ''],
    ['LHR 20:20', 'FCO 23:55', ''],
  ])('promise good hours only where both directions have them: out %s to %s', (from, to, words) => {
    const back = seg('BA 2', 'FCO 18:00', 'LHR 19:30', 'PT2H30M', '2027-04-17');
    const offer = offerWith([seg('BA 1', from, to, 'PT2H35M')], { returnSegments: [back] });
    expect(highlightsOf([offer])[0]?.merits).toBe(`nonstop${words}`);
  });

  test('are none where nothing is shown', () => expect(highlightsOf([])).toEqual([]));

  test('are true: nothing is cheaper than the cheapest, faster than the fastest, or less effort than the best', () => {
    const offer = fc
      .record({
        price: fc.integer({ min: 40, max: 900 }),
        hour: fc.integer({ min: 0, max: 20 }),
        minutes: fc.integer({ min: 40, max: 180 }),
        id: fc.uuid(),
      })
      .map(({ price, hour, minutes, id }) => {
        const end = hour * 60 + minutes;
        const clock = (at: number) =>
          `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
        return offerWith([seg('BA 1', `LHR ${clock(hour * 60)}`, `FCO ${clock(end)}`, `PT${minutes}M`)], {
          id,
          totalPrice: price,
        });
      });
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 30 }), (offers) => {
        const [best, cheapest, fastest] = highlightsOf(offers);
        for (const other of offers) {
          expect(effortOf(best!.offer)).toBeLessThanOrEqual(effortOf(other));
          expect(cheapest!.offer.totalPrice).toBeLessThanOrEqual(other.totalPrice);
        }
        expect(fastest!.minutes).toBe(Math.min(...highlightsOf(offers).map(({ minutes }) => minutes)));
      }),
    );
  });
});

describe('effort', () => {
  const day = offerWith([seg('BA 1', 'LHR 08:00', 'FCO 10:00', 'PT2H')], { totalPrice: 100 });

  test('is the fare and the hours of a nonstop by day', () => {
    expect(effortOf(day)).toBe(100 + 2 * effortWeights.hour);
  });

  test.each([
    [
      'leaving before six',
      offerWith([seg('BA 1', 'LHR 05:30', 'FCO 07:30', 'PT2H')], { totalPrice: 100 }),
      effortWeights.unsocialHour,
    ],
    [
      'landing after eleven',
      offerWith([seg('BA 1', 'LHR 21:30', 'FCO 23:30', 'PT2H')], { totalPrice: 100 }),
      effortWeights.unsocialHour,
    ],
    [
      'a change of planes with a comfortable wait',
      offerWith([seg('BA 1', 'LHR 08:00', 'MUC 09:00', 'PT1H'), seg('BA 2', 'MUC 10:30', 'FCO 11:30', 'PT1H')], {
        totalPrice: 100,
      }),
      effortWeights.stop + 1.5 * effortWeights.hour,
    ],
    [
      'a change of planes in a hurry',
      offerWith([seg('BA 1', 'LHR 08:00', 'MUC 09:00', 'PT1H'), seg('BA 2', 'MUC 09:50', 'FCO 10:50', 'PT1H')], {
        totalPrice: 100,
      }),
      effortWeights.stop + effortWeights.awkwardLayover + (50 / 60) * effortWeights.hour,
    ],
  ])('adds for %s', (_name, offer, extra) => {
    expect(effortOf(offer)).toBeCloseTo(effortOf(day) + extra, 6);
  });
});

describe('the hours of a day', () => {
  const effort = (from: string, to: string) =>
    effortOf(offerWith([seg('BA 1', `LHR ${from}`, `FCO ${to}`, 'PT2H')], { totalPrice: 100 }));
  const day = effort('08:00', '10:00');

  test.each([
    ['leaves at six', '06:00', '08:00', 0],
    ['leaves a minute before six', '05:59', '07:59', 30],
    ['lands a minute before eleven', '20:59', '22:59', 0],
    ['lands at eleven', '21:00', '23:00', 30],
    ['lands a minute before six', '08:00', '05:59 +1', 30],
    ['lands at six', '08:00', '06:00 +1', 0],
    ['leaves and lands at night', '01:00', '03:00', 60],
  ])('%s: %s to %s costs %d', (...[, from, to, extra]) => expect(effort(from, to) - day).toBe(extra));
});

test.each([
  [59, 20],
  [60, 0],
  [240, 0],
  [241, 20],
])('a layover of %d minutes costs %d dollars beside its time and the stop', (minutes, extra) => {
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const leaves = 9 * 60 + minutes;
  const offer = offerWith(
    [
      seg('BA 1', 'LHR 08:00', 'MUC 09:00', 'PT1H'),
      seg('BA 2', `MUC ${clock(leaves)}`, `FCO ${clock(leaves + 60)}`, 'PT1H'),
    ],
    { totalPrice: 100 },
  );
  expect(effortOf(offer)).toBeCloseTo(100 + ((120 + minutes) / 60) * 20 + 25 + extra, 9);
});

describe('both legs of a round trip', () => {
  const there = seg('BA 1', 'LHR 08:00', 'FCO 10:00', 'PT2H');
  const back = [
    seg('BA 2', 'FCO 18:00', 'MUC 19:00', 'PT1H', '2027-04-17'),
    seg('BA 3', 'MUC 21:00', 'LHR 22:00', 'PT1H', '2027-04-17'),
  ];
  const offer = offerWith([there], { totalPrice: 100, returnSegments: back });

  test('count', () => {
    expect(minutesUnderWay(offer)).toBe(120 + 240);
    expect(effortOf(offer)).toBe(100 + 6 * 20 + 25);
  });

  test('are named by the one with more stops, and their time is that of both', () => {
    const [best] = highlightsOf([offer]);
    expect([best?.stops, best?.merits, best?.minutes, best?.ways]).toEqual([
      ...['1 stop', '1 stop, at good hours', 360, 2],
    ]);
  });

  test('differ between two answers by what the reason says', () => {
    const quickThere = offerWith([there], { id: 'slow', totalPrice: 100, returnSegments: back });
    const quickBack = offerWith([seg('BA 4', 'LHR 08:00', 'FCO 10:30', 'PT2H30M')], {
      ...{ id: 'quick', totalPrice: 400 },
      returnSegments: [seg('BA 5', 'FCO 18:00', 'LHR 20:00', 'PT2H', '2027-04-17')],
    });
    const [, cheapest, fastest] = highlightsOf([quickThere, quickBack]);
    expect(cheapest?.reason).toBe('1h 30m slower than the fastest');
    expect(cheapest!.minutes - fastest!.minutes).toBe(90);
  });
});

describe('the reasons', () => {
  const offer = (id: string, totalPrice: number, [from, to, duration]: readonly [string, string, string]) =>
    offerWith([seg('BA 1', `LHR ${from}`, `FCO ${to}`, duration)], { id, totalPrice });
  const reasonsOf = (...offers: ReturnType<typeof offer>[]) =>
    highlightsOf(offers).map(({ offer: { id }, reason }) => `${id}: ${reason}`);

  test('say how much slower the cheapest is than the fastest', () => {
    expect(reasonsOf(offer('a', 100, ['08:00', '11:00', 'PT3H']), offer('b', 140, ['08:00', '10:00', 'PT2H']))).toEqual(
      ['a: Lowest price, 1h behind the fastest', 'a: 1h slower than the fastest', 'b: $40 above the cheapest'],
    );
  });

  test('say nothing of good hours at night', () => {
    for (const times of [
      ['05:00', '07:00', 'PT2H'],
      ['21:30', '23:30', 'PT2H'],
    ] as const)
      expect(highlightsOf([offer('a', 100, times)])[0]?.merits).toBe('nonstop');
  });

  test('name the price alone where the best is no quicker than the cheapest', () => {
    const night = offer('a', 100, ['05:00', '07:00', 'PT2H']);
    expect(reasonsOf(night, offer('b', 1_120, ['08:00', '10:00', 'PT2H']))[0]).toBe(
      'a: Lowest price, and the fastest too',
    );
    expect(reasonsOf(night, offer('b', 120, ['08:00', '10:00', 'PT2H']))[0]).toBe('b: $20 above the cheapest');
  });

  test('count in what everybody pays where that is known', () => {
    const party = (id: string, [totalPrice, partyTotal]: [number, number], times: [string, string, string]) => ({
      ...offer(id, totalPrice, times),
      partyTotal,
    });
    const slow = party('a', [101, 190], ['08:00', '11:00', 'PT3H']);
    const quick = party('b', [100, 200], ['08:00', '10:00', 'PT2H']);
    expect(reasonsOf(slow, quick)).toEqual([
      'b: $10 above the cheapest, 1h quicker',
      'a: 1h slower than the fastest',
      'b: $10 above the cheapest',
    ]);
  });

  test('say that the cheapest is the fastest, and of how many', () => {
    const quick = offer('a', 100, ['08:00', '10:00', 'PT2H']);
    expect(reasonsOf(quick, offer('b', 140, ['08:00', '11:00', 'PT3H']))[1]).toBe(
      'a: Lowest of 2 prices, and the fastest too',
    );
  });

  test('choose among the cheapest the quicker, and among equals the cheaper and then the first by name', () => {
    const quick = offer('z', 100, ['08:00', '10:00', 'PT2H']);
    const slow = offer('a', 100, ['08:00', '11:00', 'PT3H']);
    for (const offers of [
      [quick, slow],
      [slow, quick],
    ])
      expect(highlightsOf(offers)[1]?.offer.id).toBe('z');
    const twin = { ...quick, id: 'b' };
    for (const offers of [
      [quick, twin],
      [twin, quick],
    ]) {
      expect(highlightsOf(offers).map(({ offer: { id } }) => id)).toEqual(['b', 'b', 'b']);
    }
    const dear = { ...quick, id: 'a', totalPrice: 101 };
    for (const offers of [
      [quick, dear],
      [dear, quick],
    ])
      expect(highlightsOf(offers)[2]?.offer.id).toBe('z');
  });
});
