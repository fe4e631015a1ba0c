import { latinOf } from './cyrillic.model';

test.each([
  ['Шереметьево', 'sheremetyevo'],
  ['Домодедово', 'domodedovo'],
  ['Екатеринбург', 'yekaterinburg'],
  ['Бережани', 'berezhani'],
  ['Нижний Новгород', 'nizhniy novgorod'],
  ['Rome', undefined],
])('writes %j in Latin letters as %j', (text, latin) => {
  expect(latinOf(text)).toBe(latin);
});
