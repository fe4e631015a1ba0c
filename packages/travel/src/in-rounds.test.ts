import fc from 'fast-check';
import { inRounds } from './in-rounds';

const first = (text: string) => text.charAt(0);

test('each group comes once before any comes twice, within a round as it was given', () => {
  expect(inRounds(['b1', 'a1', 'a2', 'b2', 'c1', 'a3'], first)).toEqual(['b1', 'a1', 'c1', 'a2', 'b2', 'a3']);
  expect(inRounds([], first)).toEqual([]);
});

test('nothing is lost, and no group is ahead of another by more than a round while that one lasts', () => {
  const values = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat()).map(([group, at]) => `${group}${at}`));
  fc.assert(
    fc.property(values, (given) => {
      const ordered = inRounds(given, first);
      expect(ordered.toSorted()).toEqual(given.toSorted());
      const rounds = ordered.map(
        (value, at) => ordered.slice(0, at).filter((other) => first(other) === first(value)).length,
      );
      expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
    }),
  );
});
