import fc from 'fast-check';
import { clockOfMinutes } from './clock-time';
import { parseOpeningHours } from './opening-hours';

test.each([
  ['Tu-Su 09:00-18:30', [2, 3, 4, 5, 6, 0], 540, 1_110],
  ['We-Mo 09:00-18:00', [3, 4, 5, 6, 0, 1], 540, 1_080],
  ['Mo-Su 19:00-24:00', [1, 2, 3, 4, 5, 6, 0], 1_140, 1_440],
  ['Sa 19:00-02:00', [6], 1_140, 1_560],
  ['Su-Su 00:00-00:00', [0], 0, 1_440],
  ['Tu-Th,Sa-Su 09:00-18:00', [2, 3, 4, 6, 0], 540, 1_080],
  ['We-Mo,Mo 09:00-18:00', [3, 4, 5, 6, 0, 1], 540, 1_080],
])('%s', (...[hours, weekdays, opens, closes]) => {
  expect(parseOpeningHours(hours)).toEqual([{ weekdays, opens, closes }]);
});

test.each([
  undefined,
  '',
  'when it pleases',
  'Mo',
  'Xx-Su 09:00-18:00',
  'Mo-Xx 09:00-18:00',
  'Mo-Su 9:00-18:00',
  'Mo-Su 09:00',
  'Mo-Su 09:75-18:00',
  'Mo, We 09:00-18:00',
  'Mo,Xx 09:00-18:00',
  'Mo 09:00-18:00;Tu 09:00-18:00',
  'Mo 09:00-18:00; Tu',
  ' Mo-Su 09:00-18:00',
  'Mo-Su 09:00-18:00 and later',
])('%j says nothing of when a place is open', (hours) => {
  expect(parseOpeningHours(hours)).toBeUndefined();
});

test('has a group for each span of a day when a place rests at noon', () => {
  expect(parseOpeningHours('Mo-Tu 09:00-12:00; Mo 14:00-18:00')).toEqual([
    { weekdays: [1, 2], opens: 540, closes: 720 },
    { weekdays: [1], opens: 840, closes: 1_080 },
  ]);
});

test('has one to seven days that follow each other, and closes after it opens, within a day', () => {
  const weekday = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
  const time = fc.nat(1_439).map(clockOfMinutes);
  fc.assert(
    fc.property(fc.tuple(weekday, weekday), fc.tuple(time, time), ([first, last], [from, to]) => {
      const { weekdays = [], opens = 0, closes = 0 } = parseOpeningHours(`${first}-${last} ${from}-${to}`)?.[0] ?? {};
      expect(new Set(weekdays).size).toBe(weekdays.length);
      weekdays.slice(1).forEach((day, at) => expect(day).toBe(((weekdays[at] ?? 0) + 1) % 7));
      expect(weekdays.length).toBeGreaterThan(0);
      expect([opens, closes % 1_440].map(clockOfMinutes)).toEqual([from, to]);
      expect(closes - opens).toBeGreaterThan(0);
      expect(closes - opens).toBeLessThanOrEqual(1_440);
    }),
  );
});
