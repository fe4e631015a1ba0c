import type { TravelClass } from '@sojourn/contracts';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { isJourneyFlown } from './availability.model';
import { flownNear } from './flown-near';
import { createInventory } from './inventory';

const TODAY = '2026-11-21';
const catalogue = createAirportCatalogue();
const inventory = createInventory(catalogue.airports);

type Days = { departureDate: string; returnDate?: string; today?: string; travelClass?: TravelClass };
const near = (from: string, to: string, { returnDate, today = TODAY, travelClass = 'ECONOMY', ...days }: Days) =>
  flownNear(inventory, {
    ...{ origins: catalogue.airportsOf(from), destinations: catalogue.airportsOf(to) },
    ...{ ...days, returnDate, travelClass, today },
  });
const isFlown = (from: string, to: string, days: { departureDate: string; returnDate?: string | undefined }) =>
  catalogue
    .airportsOf(from)
    .some((one) =>
      catalogue
        .airportsOf(to)
        .some((other) =>
          isJourneyFlown(inventory.itineraries, { from: one, to: other }, { ...days, travelClass: 'ECONOMY' }),
        ),
    );

test('names the nearest days before and after when a rare route rests', () => {
  expect(near('HLE', 'JNB', { departureDate: '2027-02-07' })).toEqual({
    outbound: { isFlown: false },
    journeys: [{ departureDate: '2027-02-06' }, { departureDate: '2027-02-09' }],
  });
});

test('keeps the way out when only the way back has no flight', () => {
  expect(near('JNB', 'HLE', { departureDate: '2027-02-06', returnDate: '2027-02-18' })).toEqual({
    outbound: { isFlown: true },
    inbound: { isFlown: false },
    journeys: [
      { departureDate: '2027-02-06', returnDate: '2027-02-16' },
      { departureDate: '2027-02-06', returnDate: '2027-02-20' },
    ],
  });
});

test.each([
  ['HLE', 'JNB', { departureDate: '2027-02-08', returnDate: '2027-02-17' }],
  ['MAN', 'CMF', { departureDate: '2027-06-10', returnDate: '2027-06-17' }],
  ['MPN', 'PUQ', { departureDate: '2027-02-07', returnDate: '2027-02-11' }],
])('offers journeys that are flown there and back when %s to %s on %j is not', (from, to, days) => {
  const { journeys } = near(from, to, days);
  expect(journeys.length).toBeGreaterThan(0);
  for (const journey of journeys) {
    expect((journey.returnDate ?? '') > journey.departureDate).toBe(true);
    expect(isFlown(from, to, journey)).toBe(true);
  }
});

test('says when the season begins when every nonstop rests', () => {
  const { outbound, journeys } = near('STN', 'CMF', { departureDate: '2027-06-10' });
  expect(outbound).toEqual({ isFlown: false, season: { from: '2027-12-01', until: '2028-04-15' } });
  expect(journeys).toHaveLength(1);
  expect(journeys[0]?.departureDate.slice(0, 7)).toBe('2027-04');
});

test('names no day before today when the route rests today', () => {
  const departureDate = '2026-11-22';
  for (const journey of near('HLE', 'JNB', { departureDate, today: departureDate }).journeys) {
    expect(journey.departureDate > departureDate).toBe(true);
  }
});

test('offers nothing else when the journey is flown', () => {
  expect(near('LHR', 'FCO', { departureDate: '2027-04-10', returnDate: '2027-04-17' })).toEqual({
    outbound: { isFlown: true },
    inbound: { isFlown: true },
    journeys: [],
  });
});

test.each([
  ['economy is flown on that day', 'KOI', 'WRY', '2027-04-12', true],
  ['not even economy is', 'HLE', 'JNB', '2027-02-07', false],
])('tells whether economy is flown when %s', (...[, from, to, departureDate, isInEconomy]) => {
  expect(near(from, to, { departureDate, travelClass: 'BUSINESS' })).toMatchObject({
    outbound: { isFlown: false },
    isInEconomy,
  });
});
