import { isFivePhrase, isFiveWord } from './five-words';

test.each(['beach', 'nicht', 'playa', 'avec', 'otto', 'semaine', 'nice'])('knows %s', (word) =>
  expect(isFiveWord(word)).toBe(true),
);

test.each(['geen', 'strandvakantie', 'nao', 'praia', 'zwrtk'])('does not know %s', (word) =>
  expect(isFiveWord(word)).toBe(false),
);

test('knows the phrases of the grammar', () => {
  expect(isFivePhrase('anywhere but')).toBe(true);
  expect(isFivePhrase('te duur')).toBe(false);
});
