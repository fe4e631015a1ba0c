import { isDated, isMonth } from './month-words';
import { tokensOf } from './tokens';

test.each([
  ['or march', true],
  ['or march for a week', true],
  ['or march along', false],
  ['in march we go', true],
])('knows whether "%s" is a month', (text, is) => expect(isMonth(tokensOf(text), 0, 2)).toBe(is));

test.each([
  ['10 to 17 March 2027', 3, true],
  ['the 17th March', 3, true],
  ['March 10-17', 0, true],
  ['May 2027', 0, true],
  ['may 3rd', 0, true],
  ['may 2 persons come', 0, false],
  ['we may go', 1, false],
  ['June 10', 0, false],
])('knows whether the word of "%s" at %d has a day', (text, at, is) => expect(isDated(tokensOf(text), at)).toBe(is));
