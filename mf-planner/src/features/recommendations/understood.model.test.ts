import { formatNotUnderstood, toggleWish } from './understood.model';

test('a wish is taken back and put back, and the others stay', () => {
  expect(toggleWish([], 'need:halal')).toEqual(['need:halal']);
  expect(toggleWish(['thing:golf', 'need:halal'], 'need:halal')).toEqual(['thing:golf']);
});

test.each([
  [['quokkas'], 'We did not understand “quokkas”, so it changes nothing here.'],
  [['a', 'b'], 'We did not understand “a” and “b”, so they change nothing here.'],
  [['a', 'b', 'c'], 'We did not understand “a”, “b” and “c”, so they change nothing here.'],
])('%j is said in a sentence', (parts, sentence) => expect(formatNotUnderstood(parts)).toBe(sentence));
