import { peakFactor } from './peak.model';

test.each([
  ['CN', '2027-02-06', 'lunar new year 2027'],
  ['VN', '2026-02-17', 'lunar new year 2026'],
  ['US', '2026-11-25', 'the eve of Thanksgiving'],
  ['GB', '2027-02-15', 'half-term'],
  ['JP', '2027-05-01', 'Golden Week'],
  ['MX', '2027-03-27', 'Easter week'],
  ['ID', '2027-03-08', 'Eid al-Fitr'],
  ['IN', '2026-11-08', 'Diwali'],
  ['IL', '2027-04-22', 'Passover'],
  ['BR', '2027-02-06', 'carnival'],
  ['TH', '2027-04-12', 'Songkran'],
  ['CA', '2027-03-13', 'March break'],
  ['CA', '2027-02-27', 'the winter break of Quebec'],
  ['GB', '2027-07-24', 'the first Saturday of the summer holidays'],
])('raises fares of %s on %s when it is %s', (country, day) => {
  expect(peakFactor([country, 'CH'], day)).toBeGreaterThan(1.1);
  expect(peakFactor(['CH', country], day)).toBe(peakFactor([country, 'CH'], day));
});

test('leaves fares alone when nobody has a feast', () => {
  expect(peakFactor(['US', 'CN'], '2027-03-02')).toBe(1);
  expect(peakFactor(['KE', 'TZ'], '2027-02-06')).toBe(1);
  expect(peakFactor([], '2027-02-06')).toBe(1);
});

test('takes the greatest factor when both ends have a feast', () => {
  expect(peakFactor(['CN', 'SG'], '2027-02-06')).toBe(peakFactor(['CN'], '2027-02-06'));
});

test('ends with the days round the feast', () => {
  // Thanksgiving of 2026 is on November 26: three days before to four after.
  const onDay = (day: string) => peakFactor(['US', 'US'], day) > 1;
  expect(['2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01'].map(onDay)).toEqual([false, true, true, false]);
});
