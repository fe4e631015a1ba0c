import fc from 'fast-check';
import { isParty, passengerCount } from './passengers';

test.each([
  [{ adults: 1, children: 0, infants: 0 }, 1, false],
  [{ adults: 1, children: 0, infants: 1 }, 2, true],
  [{ adults: 1, children: 1, infants: 0 }, 2, true],
  [{ adults: 2, children: 3, infants: 1 }, 6, true],
])('%j are %i', (passengers, count, isMore) => {
  expect(passengerCount(passengers)).toBe(count);
  expect(isParty(passengers)).toBe(isMore);
});

test('whoever comes along makes it one more, and a party', () => {
  const passengers = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(9), infants: fc.nat(9) });
  fc.assert(
    fc.property(passengers, fc.constantFrom('adults', 'children', 'infants'), (party, kind) => {
      const more = { ...party, [kind]: party[kind] + 1 };
      expect(passengerCount(more)).toBe(passengerCount(party) + 1);
      expect(isParty(more)).toBe(true);
    }),
  );
});
