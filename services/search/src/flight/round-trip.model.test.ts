import fc from 'fast-check';
import { aCarrier, aFlight, anAirport, anItinerary } from './flight.fake';
import { mainCarrierOf, type PricedItinerary } from './offer.model';
import { bestItineraries, createReturns, minutesOf, roundTrips, withoutDawdlers } from './round-trip.model';

const [lon, muc, rom] = [anAirport('LHR'), anAirport('MUC'), anAirport('FCO')];
const alpha = aCarrier();
const allied = aCarrier({ alliance: 'S' });
const partner = aCarrier({ code: 'BB', name: 'Beta Air', alliance: 'S' });
const stranger = aCarrier({ code: 'CC', name: 'Gamma Air' });
const MANY = () => 9;

type Way = { fare?: number; carrier?: typeof alpha; minutes?: number };
const out = ({ carrier = alpha, fare = 100 }: Way = {}): PricedItinerary => ({
  itinerary: anItinerary(aFlight({ from: lon, to: rom, departs: '2027-04-10T08:00', carrier })),
  fare,
});
const back = (departs: string, { fare = 80, carrier = alpha, minutes = 120 }: Way = {}): PricedItinerary => ({
  itinerary: anItinerary(aFlight({ from: rom, to: lon, departs, carrier, minutes })),
  fare,
});
/** Home over Munich, four hours under way. */
const over = (hour: number, { fare = 80, carrier = alpha }: Way = {}): PricedItinerary => {
  const at = (hours: number) => `2027-04-17T${String(hours).padStart(2, '0')}:00`;
  const first = aFlight({ from: rom, to: muc, departs: at(hour), carrier, minutes: 60 });
  return {
    itinerary: anItinerary(first, aFlight({ from: muc, to: lon, departs: at(hour + 2), carrier })),
    fare,
  };
};
const outward = out();

const inOrder = (candidates: readonly PricedItinerary[]) => candidates.toSorted((one, other) => one.fare - other.fare);
const returns = (outbound: PricedItinerary, ...candidates: PricedItinerary[]) =>
  createReturns(candidates, { seatsOn: MANY, isAnyCarrier: true })(outbound);

describe('the way back', () => {
  test('leaves an hour and a half after landing at the earliest', () => {
    expect(returns(outward, back('2027-04-10T11:29'))).toEqual([]);
    const soon = back('2027-04-10T11:30');
    expect(returns(outward, soon)).toEqual([soon]);
    expect(returns(outward)).toEqual([]);
  });

  test('prefers the same carrier before a partner before any other, whatever they cost', () => {
    const outbound = out({ carrier: allied });
    const same = back('2027-04-17T08:00', { carrier: allied, fare: 900 });
    const ally = back('2027-04-17T08:00', { carrier: partner, fare: 500 });
    const other = back('2027-04-17T08:00', { carrier: stranger, fare: 50 });
    expect(returns(outbound, other, ally, same)).toEqual([same]);
    expect(returns(outbound, other, ally)).toEqual([ally]);
    expect(returns(outbound, other)).toEqual([other]);
    expect(createReturns([other], { seatsOn: MANY, isAnyCarrier: false })(outbound)).toEqual([]);
  });

  test('has room for everybody whom the flight out takes, if one of its carrier has, whatever it costs', () => {
    const [full, roomy, other] = [
      back('2027-04-17T08:00', { fare: 50 }),
      back('2027-04-17T12:00', { fare: 90 }),
      back('2027-04-17T10:00', { fare: 20, carrier: stranger }),
    ];
    const found = (seats: number) =>
      createReturns([other, full, roomy], {
        seatsOn: (each) => (each === outward ? seats : each === full ? 1 : 4),
        isAnyCarrier: true,
      })(outward);
    expect([found(1), found(4), found(9)]).toEqual([[full], [roomy], [full]]);
  });

  test('takes the first of equals in the order that it is given', () => {
    const [first, second] = [back('2027-04-17T08:00'), back('2027-04-17T09:00')];
    expect(returns(outward, first, second)).toEqual([first]);
    expect(returns(outward, second, first)).toEqual([second]);
  });
});

describe('the way back from a nonstop', () => {
  const nonstop = back('2027-04-17T12:00', { fare: 80 });

  test('makes no stop where its carrier flies one, though that is full or dear', () => {
    const roomy = over(12, { fare: 80 });
    const seatsOn = (each: PricedItinerary) => (each === nonstop ? 1 : 9);
    const [first, second] = createReturns([roomy, nonstop], { seatsOn, isAnyCarrier: false })(outward);
    expect([first, second]).toEqual([nonstop, roomy]);
    expect(returns(outward, over(12, { fare: 10 }), back('2027-04-17T12:00', { fare: 900 }))[0]?.fare).toBe(900);
  });

  test('makes no stop where a partner flies one and its own carrier does not', () => {
    const [outbound, ally] = [out({ carrier: allied }), back('2027-04-17T12:00', { carrier: partner })];
    expect(returns(outbound, over(12, { carrier: allied }), ally)).toEqual([ally]);
  });

  test.each([
    ['is dearer and leaves at about the same time', over(13, { fare: 90 }), false],
    ['costs as much and leaves less than six hours before', over(7, { fare: 80 }), false],
    ['is cheaper', over(13, { fare: 79 }), true],
    ['leaves six hours before', over(6, { fare: 90 }), true],
    ['leaves six hours after', over(18, { fare: 90 }), true],
  ])('has a second one with a stop or none where that one %s', (_what, stopping, isOffered) => {
    expect(returns(outward, ...inOrder([nonstop, stopping]))).toEqual(isOffered ? [nonstop, stopping] : [nonstop]);
  });

  test('makes a stop where nobody flies nonstop that day', () => {
    const stopping = over(13);
    expect(returns(outward, stopping)).toEqual([stopping]);
  });

  test('is one alone for a way out with a stop', () => {
    const first = aFlight({ from: lon, to: muc, departs: '2027-04-10T08:00' });
    const changing = {
      itinerary: anItinerary(first, aFlight({ from: muc, to: rom, departs: '2027-04-10T12:00' })),
      fare: 90,
    };
    expect(returns(changing, nonstop, over(6, { fare: 20 }))).toEqual([nonstop]);
  });
});

describe('round trips', () => {
  const trips = (ways: PricedItinerary[], home: PricedItinerary[]) =>
    roundTrips(ways, home, { areTight: false, seatsOn: MANY });

  test('add both fares up, and have second ways back while there is room', () => {
    const [nonstop, cheap] = [back('2027-04-17T12:00', { fare: 80 }), over(12, { fare: 20 })];
    expect(trips([outward], [nonstop, cheap])).toEqual([
      { out: outward, back: nonstop, fare: 180 },
      { out: outward, back: cheap, fare: 120 },
    ]);
    const many = Array.from({ length: 42 }, (_, at) => out({ fare: 100 + at }));
    expect(trips(many, [nonstop, cheap])).toHaveLength(60);
  });

  test('take two tickets only where no one ticket is sold', () => {
    const other = back('2027-04-17T12:00', { carrier: stranger });
    expect(trips([outward], [other])).toHaveLength(1);
    expect(trips([outward, out({ carrier: stranger })], [other]).map(({ out: { itinerary } }) => itinerary)).toEqual([
      expect.objectContaining({ flights: [expect.objectContaining({ carrier: stranger })] }),
    ]);
  });

  test('have the nonstop home of a carrier, however many are cheaper', () => {
    const cheap = Array.from({ length: 150 }, (_, at) => over(6, { fare: at / 10 }));
    const dear = back('2027-04-17T06:00', { fare: 900 });
    expect(trips([outward], [...cheap, dear]).some((trip) => trip.back === dear)).toBe(true);
  });
});

test('keeps a nonstop of each carrier when one of them fills the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 30 }), (cheap, connecting) => {
      const changing = Array.from({ length: connecting }, () => over(6));
      const many = Array.from({ length: cheap }, (_, at) => out({ carrier: stranger, fare: at }));
      const best = bestItineraries([...many, out({ fare: 900 }), out({ carrier: partner, fare: 950 }), ...changing]);
      const carriers = new Set(best.map(({ itinerary }) => mainCarrierOf(itinerary).code));
      expect([carriers.has('AA'), carriers.has('BB')]).toEqual([true, true]);
      expect(new Set(best).size).toBe(best.length);
      expect(best.length).toBe(Math.min(42, cheap + 2) + Math.min(connecting, 60 - Math.min(42, cheap + 2)));
    }),
  );
});

test('leaves out a way that takes three hours more when it saves less than a tenth', () => {
  const lasting = (hours: number, fare: number) => ({
    out: back('2027-04-17T08:00', { minutes: hours * 60 }),
    back: undefined,
    fare,
  });
  const nonstop = lasting(10, 100);
  const kept = [lasting(14, 90), lasting(12, 99), lasting(14, 101)];
  expect(withoutDawdlers([lasting(14, 98), nonstop, ...kept])).toEqual([nonstop, ...kept]);
});

test('who takes eight hours more than twice the quickest way is left out, on either way', () => {
  const lasting = (hours: number) => back('2027-04-17T08:00', { minutes: hours * 60 });
  const pairs = [2, 12, 13].map((hours) => ({ out: outward, back: lasting(hours), fare: 1 / hours }));
  expect(withoutDawdlers(pairs)).toEqual(pairs.slice(0, 2));
  const single = [2, 12, 13].map((hours) => ({ out: lasting(hours), back: undefined, fare: 1 / hours }));
  expect(withoutDawdlers(single)).toEqual(single.slice(0, 2));
  expect(single.map(minutesOf)).toEqual([120, 720, 780]);
  expect(withoutDawdlers([])).toEqual([]);
});
