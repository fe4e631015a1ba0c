import fc from 'fast-check';
import { anAirport } from '../flight.fake';
import { createRemaining } from './remaining.model';

const CHANGE_KM = 900;
const airports = Array.from({ length: 7 }, (_, at) => anAirport(`A0${at}`));
const numberOf = (airport: (typeof airports)[number]) => airports.indexOf(airport);
type Leg = { from: number; to: number; km: number };
const tableTo = (to: number, legs: readonly Leg[]) =>
  createRemaining(
    {
      ...{ airports, numberOf },
      nonstopsFrom: (airport) =>
        legs
          .filter(({ from }) => airports[from] === airport)
          .map(({ to: end, km }) => ({ to: airports[end] ?? airport, km })),
    },
    CHANGE_KM,
  )(airports[to]!);

test('counts the kilometres and each flight', () => {
  const legs = [
    { from: 0, to: 1, km: 100 },
    { from: 1, to: 2, km: 250 },
    { from: 0, to: 2, km: 1_300 },
  ];
  expect([...tableTo(2, legs)].slice(0, 4)).toEqual([2_150, 1_150, 0, Infinity]);
  expect(tableTo(0, legs)[2]).toBe(Infinity);
});

test('finds the same as trying every leg as often as there are airports', () => {
  const index = fc.nat({ max: airports.length - 1 });
  const leg = fc.record({ from: index, to: index, km: fc.integer({ min: 1, max: 9_000 }) });
  fc.assert(
    fc.property(fc.array(leg, { maxLength: 25 }), index, (legs, to) => {
      const least = airports.map((_, at) => (at === to ? 0 : Infinity));
      airports.forEach(() => {
        for (const { from, to: end, km } of legs)
          least[from] = Math.min(least[from] ?? Infinity, (least[end] ?? Infinity) + km + CHANGE_KM);
      });
      expect([...tableTo(to, legs)]).toEqual(least);
    }),
  );
});
