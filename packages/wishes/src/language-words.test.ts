import { isCommonWord, isLanguageWord } from './language-words';

test.each(['nice', 'split', 'walks', 'tours', 'bath', 'turkey', 'china', 'breast', 'durante'])('knows %s', (word) => {
  expect(isCommonWord(word)).toBe(true);
  expect(isLanguageWord(word)).toBe(true);
});

test.each(['japan', 'morocco', 'valence'])('knows that %s is rarely a word', (word) => {
  expect(isCommonWord(word)).toBe(false);
  expect(isLanguageWord(word)).toBe(true);
});

test.each(['paris', 'florence', 'italy', 'beachs', ''])('knows no word "%s"', (word) => {
  expect(isLanguageWord(word)).toBe(false);
});
