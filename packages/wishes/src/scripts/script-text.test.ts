import { foldScript, hasScript, languageOf } from './script-text';

test('knows where each letter stood when marks of vowels are left out', () => {
  const { text, at } = foldScript('أحبّ ٣');
  expect(text).toBe('احب 3');
  expect(at).toEqual([0, 1, 2, 4, 5, 6]);
});

test.each([
  ['海に行く', 'ja'],
  ['去海边', 'zh'],
  ['바다', 'ko'],
  ['بحر', 'ar'],
] as const)('knows the language when the text is %s', (text, language) => {
  expect(hasScript(text)).toBe(true);
  expect(languageOf(text, text)).toBe(language);
});

test('takes a clause of Chinese letters for Japanese when its text has kana', () =>
  expect(languageOf('温泉旅行', '温泉旅行。海に行く')).toBe('ja'));

test('finds no script when a text is in Latin letters', () => expect(hasScript('Crème brûlée, 5 €')).toBe(false));
