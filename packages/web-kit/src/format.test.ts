import {
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatDayOfYear,
  formatDuration,
  formatMoney,
  formatPassengers,
  formatWeekday,
  todayHere,
} from './format';

describe('formats', () => {
  test.each([
    [formatMoney(1240), '$1,240'],
    [formatMoney(1240.5, { decimals: 2 }), '$1,240.50'],
    [formatDate('2027-04-10'), 'Apr 10, 2027'],
    [formatDateRange('2027-04-10', '2027-04-17'), 'Apr 10 - Apr 17, 2027'],
    [formatDateRange('2026-12-28', '2027-01-03'), 'Dec 28, 2026 - Jan 3, 2027'],
    [formatDateRange('2027-04-10', '2027-04-10'), 'Apr 10, 2027'],
    [formatDayOfYear('2027-04-10T23:59:00'), 'Apr 10'],
    [formatWeekday('2027-04-10'), 'Saturday'],
    [formatDuration('PT2H30M'), '2h 30m'],
    [formatDuration('PT45M'), '45m'],
    [formatDuration('P1DT2H'), '26h'],
    [formatDuration('soon'), 'soon'],
    [formatCount(1, 'flight'), '1 flight'],
    [formatCount(1204, 'flight'), '1,204 flights'],
    [formatPassengers({ adults: 2, children: 1, infants: 0 }), '2 adults, 1 child'],
    [todayHere(new Date(2026, 0, 5)), '2026-01-05'],
  ])('%s reads as it should', (written, expected) => {
    expect(written).toBe(expected);
  });

  test('a local time is shown as the clock on the wall there', () => {
    expect(formatClock('2027-04-10T20:05:00')).toMatch(/^8:05\sPM$/);
  });
});
