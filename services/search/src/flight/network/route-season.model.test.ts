import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { carrierByCode } from '../carrier.model';
import { isInSeason, seasonOfRoute } from './route-season.model';
import table from './route-seasons.json' with { type: 'json' };

const catalogue = createAirportCatalogue();
const airport = (code: string) => catalogue.airportsOf(code)[0]!;
const flown = (pair: string, date: string) => {
  const [from = '', to = ''] = pair.split(' ');
  return [
    isInSeason({ from: airport(from), to: airport(to) }, date),
    isInSeason({ from: airport(to), to: airport(from) }, date),
  ];
};

test.each([
  ['EWR DBV', true, false],
  ['EWR PMI', true, false],
  ['LHR JMK', true, false],
  ['MAN ZTH', true, false],
  ['FRA IBZ', true, false],
  ['LGW GNB', false, true],
  ['MAN RVN', false, true],
  ['ORD HDN', false, true],
  ['EWR ANC', true, false],
  ['EWR GOH', true, false],
  ['LGW GOI', false, true],
  ['ATH JMK', true, true],
  ['MAD IBZ', true, true],
  ['DEN HDN', true, true],
  ['SEA ANC', true, true],
  ['FRA DBV', true, true],
  ['HEL RVN', true, true],
  ['LHR JFK', true, true],
  ['LGW PMI', true, true],
])('flies %s in July: %s, in January or February: %s, the same both ways', (pair, inJuly, inWinter) => {
  expect(flown(pair, '2027-07-15')).toEqual([inJuly, inJuly]);
  expect(flown(pair, '2027-01-15')).toEqual([inWinter, inWinter]);
  expect(flown(pair, '2028-02-15')).toEqual([inWinter, inWinter]);
});

test('begins and ends a season on its days', () => {
  const days = ['2027-04-30', '2027-05-01', '2027-10-15', '2027-10-16'];
  expect(days.map((day) => flown('LHR JMK', day)[0])).toEqual([false, true, true, false]);
  const winter = ['2026-11-30', '2026-12-01', '2027-04-15', '2027-04-16'];
  expect(winter.map((day) => flown('LGW GNB', day)[0])).toEqual([false, true, true, false]);
});

test('has no season when a route is flown all year', () => {
  expect(seasonOfRoute({ from: airport('LHR'), to: airport('SIN') })).toBeUndefined();
});

test('has a season for who leaves a route to others in winter, and none for those', () => {
  const [from, to] = [airport('EWR'), airport('KEF')];
  const flownBy = (code: string, date: string) =>
    [
      { from, to },
      { from: to, to: from },
    ].map((ends) => isInSeason({ ...ends, carrier: { code } }, date));
  expect(flownBy('UA', '2027-02-10')).toEqual([false, false]);
  expect(flownBy('UA', '2027-07-10')).toEqual([true, true]);
  expect(flownBy('FI', '2027-02-10')).toEqual([true, true]);
});

test('knows every season, carrier and airport of a line of a carrier', () => {
  const unknown = table.ofCarriers.flatMap((line) => {
    const [code = '', span = '', ...ends] = line.split(' ');
    const isKnown = carrierByCode.has(code) && span in table.spans && ends.length > 1;
    return isKnown && ends.every((end) => catalogue.airportsOf(end).length > 0) ? [] : [line];
  });
  expect(unknown).toEqual([]);
});
