import { numberAt } from './script-numbers';

test.each([
  ['25万', 'ja', 250_000],
  ['1,500', 'ja', 1500],
  ['十二', 'ja', 12],
  ['二十五', 'zh', 25],
  ['一万五', 'zh', 15_000],
  ['三千五', 'zh', 3500],
  ['两', 'zh', 2],
  ['十来', 'zh', 10],
  ['1万5千', 'zh', 15_000],
  ['150만', 'ko', 1_500_000],
  ['세 ', 'ko', 3],
  ['15 الف', 'ar', 15_000],
  ['خمس', 'ar', 5],
  ['عشره الاف', 'ar', 10_000],
] as const)('reads %s when it is written in %s', (text, language, value) =>
  expect(numberAt(text, 0, language)?.value).toBe(value),
);

test.each([
  ['三四', 'zh'],
  ['几', 'zh'],
  ['3〜4', 'ja'],
] as const)('knows no value when %s is a range', (text, language) =>
  expect(numberAt(text, 0, language)?.value).toBeNaN(),
);

test('finds no number when a word stands there', () => {
  expect(numberAt('海', 0, 'ja')).toBeNull();
  expect(numberAt('한국', 0, 'ko')).toBeNull();
  expect(numberAt('سفر', 0, 'ar')).toBeNull();
});
