import type { TravelClass } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import type { Chain } from './connection.model';
import { aCarrier, aRoute, anAirport } from './flight.fake';
import { structuralFare } from './market.model';
import { createMarkets, pairsOf } from './markets.model';

const eastward = (iataCode: string, longitude: number) => anAirport(iataCode, { position: { latitude: 0, longitude } });
const [A, B, C] = [eastward('AAA', 0), eastward('BBB', 10), eastward('CCC', 80)];
const AVERAGE = { level: 1, rivals: 2 };
const lowCost = aCarrier({ code: 'U2', kind: 'low-cost' });
const ultraLowCost = aCarrier({ code: 'FR', kind: 'low-cost' });

function marketsOf(chains: Record<string, Chain[]>, airports: readonly Airport[] = []) {
  const between = (from: Airport, to: Airport) => chains[from.iataCode + to.iataCode] ?? [];
  const ways = {
    nonstopBetween: (from: Airport, to: Airport) => between(from, to).filter(({ length }) => length === 1),
    fewBetween: (from: Airport, to: Airport) => between(from, to).filter(({ length }) => length <= 3),
    chainsBetween: between,
  };
  return createMarkets(ways, airports);
}

test('an airport is paired with every other one, never with itself', () => {
  const pairs = pairsOf({ origins: [A, B], destinations: [B, C] }).map(({ from, to }) => from.iataCode + to.iataCode);
  expect(pairs).toEqual(['AAABBB', 'AAACCC', 'BBBCCC']);
});

describe('the cheapest market', () => {
  const dear: Chain = [aRoute({ from: A, to: C })];
  const cheap: Chain = [aRoute({ from: A, to: C, carrier: lowCost })];
  const stop: Chain = [
    aRoute({ from: A, to: B, carrier: ultraLowCost }),
    aRoute({ from: B, to: C, carrier: ultraLowCost }),
  ];

  test('is the cheapest nonstop, though a stop were cheaper', () => {
    const found = marketsOf({ AAACCC: [dear, cheap, stop] }).cheapest({ origins: [A], destinations: [C] });
    expect(found).toMatchObject({ from: A, to: C, stops: 0, carrierType: 'low-cost' });
  });

  test('counts a seasonal nonstop only when every day lies in its season', () => {
    const at = (code: string, countryCode: string, longitude: number) =>
      anAirport(code, { countryCode, position: { latitude: 45, longitude } });
    const [newark, frankfurt, dubrovnik] = [at('EWR', 'US', -74), at('FRA', 'DE', 8), at('DBV', 'HR', 18)];
    const summer: Chain = [aRoute({ from: newark, to: dubrovnik })];
    const over: Chain = [aRoute({ from: newark, to: frankfurt }), aRoute({ from: frankfurt, to: dubrovnik })];
    const stopsOn = (chains: Chain[], ...days: string[]) =>
      marketsOf({ EWRDBV: chains }).cheapest({ origins: [newark], destinations: [dubrovnik] }, { days })?.stops;
    const both = [summer, over];
    expect(stopsOn(both, '2027-07-06', '2027-07-13')).toBe(0);
    expect(stopsOn(both, '2027-01-05')).toBe(1);
    expect(stopsOn(both, '2027-07-06', '2027-12-13')).toBe(1);
    expect(stopsOn(both)).toBe(0);
    expect(stopsOn([summer], '2027-01-05')).toBe(0);
  });

  test('is on each of many days what it is when asked for that day alone', () => {
    const at = (code: string, countryCode: string, longitude: number) =>
      anAirport(code, { countryCode, position: { latitude: 45, longitude } });
    const [newark, frankfurt, dubrovnik] = [at('EWR', 'US', -74), at('FRA', 'DE', 8), at('DBV', 'HR', 18)];
    const summer: Chain = [aRoute({ from: newark, to: dubrovnik })];
    const over: Chain = [aRoute({ from: newark, to: frankfurt }), aRoute({ from: frankfurt, to: dubrovnik })];
    for (const EWRDBV of [[summer, over], [summer], [over], []]) {
      const markets = marketsOf({ EWRDBV });
      const onDays = markets.onDays({ origins: [newark], destinations: [dubrovnik] }, 'ECONOMY');
      for (const days of [['2027-07-06', '2027-07-13'], ['2027-01-05'], ['2027-07-06', '2027-12-13'], ['2027-08-01']])
        expect(onDays(days)).toEqual(markets.cheapest({ origins: [newark], destinations: [dubrovnik] }, { days }));
    }
  });

  test('costs more over a stop than its dearest flight by itself', () => {
    const legs = [aRoute({ from: A, to: B }), aRoute({ from: B, to: C })] as const;
    const alone = Math.max(...legs.map((leg) => structuralFare([leg], AVERAGE).fare));
    expect(structuralFare(legs, AVERAGE).fare).toBeGreaterThan(alone);
  });

  test('has stops where nobody flies nonstop', () => {
    expect(marketsOf({ AAACCC: [stop] }).cheapest({ origins: [A], destinations: [C] })).toMatchObject({
      stops: 1,
      carrierType: 'ultra-low-cost',
    });
  });

  test('is the best of several airports, none of them its own', () => {
    const markets = marketsOf({
      AAACCC: [dear],
      BBBCCC: [[aRoute({ from: B, to: C, carrier: lowCost })]],
      CCCCCC: [cheap],
    });
    expect(markets.cheapest({ origins: [A, B, C], destinations: [C] })?.from).toBe(B);
  });

  test('is that of a nonstop from one of several airports, though a stop from another were cheaper', () => {
    const markets = marketsOf({ AAACCC: [dear], BBBCCC: [stop] });
    expect(markets.cheapest({ origins: [A, B], destinations: [C] })).toMatchObject({ from: A, stops: 0 });
  });

  describe('of a better cabin', () => {
    const cabins = (...more: TravelClass[]): Chain[] => [
      [aRoute({ from: A, to: C, carrier: aCarrier({ code: more.join(''), cabins: ['ECONOMY', ...more] }) })],
    ];

    test('is that of the flights that have it, and costs as much in economy as the cheapest at least', () => {
      const markets = marketsOf({ AAACCC: [cheap, ...cabins('BUSINESS')] });
      const economy = markets.cheapest({ origins: [A], destinations: [C] });
      const business = markets.cheapest({ origins: [A], destinations: [C] }, { cabin: 'BUSINESS' });
      expect(business).toMatchObject({ cabin: 'BUSINESS', km: economy?.km, carrierType: economy?.carrierType });
      expect(business?.fare).toBeGreaterThan(economy?.fare ?? Infinity);
    });

    test('is none where no flight has it', () => {
      expect(
        marketsOf({ AAACCC: [cheap, ...cabins('BUSINESS')] }).cheapest(
          { origins: [A], destinations: [C] },
          { cabin: 'FIRST' },
        ),
      ).toBeUndefined();
    });

    test('is never below a lesser one, however few fly it', () => {
      const lesser = cabins('PREMIUM_ECONOMY');
      const better: Chain[] = [[aRoute({ from: A, to: C, carrier: { ...lowCost, cabins: ['ECONOMY', 'BUSINESS'] } })]];
      const markets = marketsOf({ AAACCC: [...lesser, ...better] });
      const fareIn = (cabin: TravelClass) => markets.cheapest({ origins: [A], destinations: [C] }, { cabin })?.fare;
      expect(fareIn('BUSINESS')).toBe(fareIn('PREMIUM_ECONOMY'));
    });
  });

  test('is none where nobody flies', () => {
    expect(marketsOf({}).cheapest({ origins: [A], destinations: [C] })).toBeUndefined();
    expect(marketsOf({ AAACCC: [dear] }).cheapest({ origins: [], destinations: [C] })).toBeUndefined();
  });
});

describe('a city of several airports', () => {
  const [heathrow, gatwick, luton] = ['LHR', 'LGW', 'LTN'].map((code, at) => eastward(code, at / 10));
  const london = [heathrow, gatwick, luton].filter((each) => each !== undefined);
  const [nonstop, stop] = [heathrow, luton].map((from) => ({
    dear: [aRoute({ from: from ?? A, to: C })] satisfies Chain,
    cheap: [
      aRoute({ from: from ?? A, to: B, carrier: ultraLowCost }),
      aRoute({ from: B, to: C, carrier: ultraLowCost }),
    ] satisfies Chain,
  }));
  const chains = { LHRCCC: [nonstop?.dear ?? []], LTNCCC: [stop?.cheap ?? []] } as unknown as Record<string, Chain[]>;
  const markets = marketsOf(chains, [...london, B, C]);
  const fareFrom = (origins: readonly Airport[], days?: readonly string[]) =>
    markets.cheapest({ origins, destinations: [C] }, { ...(days && { days }) })?.fare;

  test('costs as much as the cheapest of its airports does by itself', () => {
    const alone = london.flatMap((airport) => fareFrom([airport]) ?? []);
    expect(alone).toHaveLength(2);
    expect(fareFrom(london)).toBe(Math.min(...alone));
  });

  test('has no airport from which a change costs less than the nonstop of another', () => {
    expect(fareFrom([luton ?? A])).toBe(fareFrom([heathrow ?? A]));
    expect(marketsOf(chains, []).cheapest({ origins: [luton ?? A], destinations: [C] })?.fare).toBeLessThan(
      fareFrom([luton ?? A]) ?? 0,
    );
  });

  test('is asked for as a whole where one of its airports is', () => {
    expect(markets.citiesOf({ origins: [gatwick ?? A], destinations: [C] })).toEqual({
      origins: london,
      destinations: [C],
    });
  });
});
