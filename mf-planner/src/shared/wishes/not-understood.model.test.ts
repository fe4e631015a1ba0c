import { formatNotUnderstood } from './not-understood.model';

test.each([
  [['quokkas'], 'We did not understand “quokkas”, so it changes nothing here.'],
  [['a', 'b'], 'We did not understand “a” and “b”, so they change nothing here.'],
  [['a', 'b', 'c'], 'We did not understand “a”, “b” and “c”, so they change nothing here.'],
])('%j is said in a sentence', (parts, sentence) => expect(formatNotUnderstood(parts)).toBe(sentence));
