import { feastDays, FIRST_YEAR, moonDays } from './feast-days';

const calendars = {
  'lunar-new-year-ko': ['dangi', 1, 1],
  'mid-autumn': ['chinese', 8, 15],
  chuseok: ['dangi', 8, 15],
  'dragon-boat': ['chinese', 5, 5],
} as const;

test.each(Object.keys(moonDays) as (keyof typeof moonDays)[])('agrees with the calendar when %s is next', (feast) => {
  const [calendar, month, day] = calendars[feast];
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  moonDays[feast].split(' ').forEach((said, at) => {
    const parts = format.formatToParts(new Date(`${FIRST_YEAR + at}-${said}T00:00:00Z`));
    const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    expect([partOf('month'), partOf('day')]).toEqual([month, day]);
  });
});

test.each([
  ['golden-week', { today: '2026-11-30', startDate: '2027-04-29', endDate: '2027-05-05' }],
  ['national-day', { today: '2026-09-30', startDate: '2026-10-01', endDate: '2026-10-07' }],
  ['chuseok', { today: '2026-11-30', startDate: '2027-09-14', endDate: '2027-09-16' }],
  ['lunar-new-year', { today: '2027-02-06', startDate: '2028-01-25', endDate: '2028-02-01' }],
])('gives the next days off when the feast is %s', (feast, { today, ...days }) =>
  expect(feastDays(feast, today)).toEqual(days),
);

test('gives nothing when no table has the feast or the year', () => {
  expect(feastDays('festivus', '2026-11-30')).toBeNull();
  expect(feastDays('chuseok', '2033-01-01')).toBeNull();
});
