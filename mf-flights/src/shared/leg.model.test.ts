import { carrierCodeOf, dayMarkOf, hourOf, legsOf, mostStopsOf, stopsLabel } from './leg.model';
import { offerWith, seg } from './offer.fake';

test('a leg adds up its flights and waits', () => {
  const [leg] = legsOf(
    offerWith([
      seg('LH 901', 'LHR 06:40', 'MUC 09:30', 'PT1H50M'),
      seg('LH 1870', 'MUC 10:35', 'FCO 12:05', 'PT1H30M'),
    ]),
  );
  expect(leg).toMatchObject({ stops: 1, minutes: 110 + 65 + 90, dayShift: 0 });
  expect(leg?.layovers).toEqual([{ iataCode: 'MUC', minutes: 65, isOvernight: false, changesAirport: false }]);
});

test('counts the stops of the leg with most of them', () => {
  const one = seg('BA 1', 'LHR 08:00', 'FCO 11:00', 'PT2H');
  const stops = (out: number, back: number) =>
    mostStopsOf({ segments: Array(out).fill(one), returnSegments: Array(back).fill(one) });
  expect([stops(1, 0), stops(1, 1), stops(1, 3), stops(2, 1)]).toEqual([0, 0, 2, 1]);
});

test('landing the day after shifts the day', () => {
  expect(legsOf(offerWith([seg('BA 178', 'JFK 20:00', 'LHR 08:00 +1', 'PT7H')]))[0]?.dayShift).toBe(1);
});

test.each([
  [0, undefined],
  [1, { mark: '+1', words: '1 day later' }],
  [2, { mark: '+2', words: '2 days later' }],
  [-1, { mark: '\u22121', words: '1 day earlier' }],
])('marks the day when a leg lands %d days later', (dayShift, mark) => expect(dayMarkOf({ dayShift })).toEqual(mark));

test('a round trip has two legs', () => {
  const offer = offerWith([seg('BA 1', 'LHR 08:00', 'FCO 11:00', 'PT2H')], {
    returnSegments: [seg('BA 2', 'FCO 18:00', 'LHR 19:30', 'PT2H30M', '2027-04-17')],
  });
  expect(legsOf(offer).map(({ departure }) => departure.iataCode)).toEqual(['LHR', 'FCO']);
});

test.each([
  [0, 'Nonstop'],
  [1, '1 stop'],
  [2, '2 stops'],
])('%d stops are called %s', (stops, label) => expect(stopsLabel(stops)).toBe(label));

describe('a layover', () => {
  const layover = (lands: string, leaves: string, place = 'MUC') => {
    const date = leaves.includes('+1') ? '2027-04-11' : '2027-04-10';
    const clock = leaves.replace(' +1', '');
    const [leg] = legsOf(
      offerWith([
        seg('LH 1', 'LHR 06:00', `MUC ${lands}`, 'PT2H'),
        seg('LH 2', `${place} ${clock}`, 'FCO 23:50', 'PT1H30M', date),
      ]),
    );
    return leg?.layovers[0];
  };

  test.each([
    ['of six hours into the next day is a night', '22:00', '04:00 +1', { minutes: 360, isOvernight: true }],
    ['a minute shorter is none', '22:01', '04:00 +1', { minutes: 359, isOvernight: false }],
    ['of ten hours on one day is none', '09:00', '19:00', { minutes: 600, isOvernight: false }],
    ['that would be negative lasts nothing', '12:00', '11:00', { minutes: 0, isOvernight: false }],
  ])('%s', (...[, lands, leaves, expected]) => expect(layover(lands, leaves)).toMatchObject(expected));

  test('at two airports of one city says so, and is named after the second', () => {
    expect(layover('09:00', '12:00', 'NUE')).toMatchObject({ iataCode: 'NUE', changesAirport: true });
    expect(layover('09:00', '12:00')).toMatchObject({ iataCode: 'MUC', changesAirport: false });
  });
});

test('a leg has its ends, its segments, and its first carrier’s code', () => {
  const segments = [
    seg('LH 901', 'LHR 06:40', 'MUC 09:30', 'PT1H50M'),
    seg('FR 2', 'MUC 10:35', 'FCO 12:05', 'PT1H30M'),
  ];
  const [leg] = legsOf(offerWith(segments));
  expect(leg?.segments).toEqual(segments);
  expect([leg?.departure.iataCode, leg?.arrival.iataCode, leg && carrierCodeOf(leg)]).toEqual(['LHR', 'FCO', 'LH']);
});

test('a duration that cannot be read counts for nothing', () => {
  expect(legsOf(offerWith([seg('BA 1', 'LHR 08:00', 'FCO 11:00', 'soon')]))[0]?.minutes).toBe(0);
});

test('an hour is that of the local clock', () => {
  expect(hourOf('2027-04-10T00:59:00')).toBe(0);
  expect(hourOf('2027-04-10T23:05:00')).toBe(23);
});
