import fc from 'fast-check';
import { peopleIn } from './group.model';

describe('how many go', () => {
  test.each([
    ['', 1],
    ['Solo', 1],
    ['just me', 1],
    ['2', 2],
    ['2 adults', 2],
    ['Two adults and one kid', 3],
    ['2 adults and a child', 3],
    ['2 adults, 2 kids (ages 4 and 7)', 4],
    ['2 adults and 2 kids aged 4 and 7', 4],
    ['2 adults and a 6 year old', 2],
    ['Family of 5', 5],
    ['4 people: 2 adults, 2 kids', 4],
    ['there are six of us', 6],
    ['4-6 friends', 6],
    ['3 or 4', 4],
    ['Couple', 2],
    ['Couple with 2 kids', 4],
    ['0', 1],
    ['friends since 2019', 1],
  ])('%j is %i', (text, people) => {
    expect(peopleIn(text)).toBe(people);
  });

  test('is at least one and never absurd, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const people = peopleIn(text);
        expect(Number.isInteger(people)).toBe(true);
        expect(people).toBeGreaterThanOrEqual(1);
        expect(people).toBeLessThan(20_000);
      }),
    );
  });
});
