import fc from 'fast-check';
import { formatIsoDuration, formatMinutes, parseIsoDuration, parseMinutes } from './duration';

test.each([
  [0, 'PT0M', '0m'],
  [1, 'PT1M', '1m'],
  [45, 'PT45M', '45m'],
  [59, 'PT59M', '59m'],
  [60, 'PT1H', '1h'],
  [61, 'PT1H1M', '1h 1m'],
  [150, 'PT2H30M', '2h 30m'],
  [1_500, 'PT25H', '25h'],
])('%i minutes are %s and read %s', (minutes, iso, words) => {
  expect(formatIsoDuration(minutes)).toBe(iso);
  expect(formatMinutes(minutes)).toBe(words);
  expect(parseMinutes(words)).toBe(minutes);
  expect(parseIsoDuration(iso)).toBe(minutes);
});

test.each([
  ['P1D', 1_440],
  ['P1DT2H', 1_560],
  ['P2DT3M', 2_883],
  ['PT90M', 90],
  ['PT0H0M', 0],
])('%s is %i minutes', (iso, minutes) => expect(parseIsoDuration(iso)).toBe(minutes));

test.each([
  '',
  'P',
  'PT',
  'P1DT',
  'PT2',
  'T2H',
  '2H30M',
  'PT2H30',
  'PT-2H',
  'PT2.5H',
  'pt2h',
  'PT30M2H',
  ' PT2H',
  'PT2H ',
  'soon',
])('%j is no duration', (text) => expect(parseIsoDuration(text)).toBeNull());

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%p minutes cannot be written', (minutes) => {
  const fault = new RangeError(`${minutes} is not a number of minutes.`);
  expect(() => formatIsoDuration(minutes)).toThrow(fault);
  expect(() => formatMinutes(minutes)).toThrow(fault);
});

test('reads what it writes', () => {
  fc.assert(fc.property(fc.nat(1e9), (minutes) => expect(parseIsoDuration(formatIsoDuration(minutes))).toBe(minutes)));
});

test.each(['', 'soon', '5', '2h30', '1d 2h'])('%j is no number of minutes', (text) =>
  expect(parseMinutes(text)).toBeNull(),
);
