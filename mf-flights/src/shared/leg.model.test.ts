import { legsOf, stopsLabel } from './leg.model';
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

test('landing the day after shifts the day', () => {
  expect(legsOf(offerWith([seg('BA 178', 'JFK 20:00', 'LHR 08:00 +1', 'PT7H')]))[0]?.dayShift).toBe(1);
});

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
