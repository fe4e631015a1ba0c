import {
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatDayOfYear,
  formatDuration,
  formatMoney,
  formatPassengers,
  todayHere,
} from './format';

describe('formats', () => {
  test.each<[() => string, string]>([
    [() => formatMoney(1240), '$1,240'],
    [() => formatMoney(1240.5, { decimals: 2 }), '$1,240.50'],
    [() => formatDate('2027-04-10'), 'Apr 10, 2027'],
    [() => formatDateRange('2027-04-10', '2027-04-17'), 'Apr 10, 2027 - Apr 17, 2027'],
    [() => formatDateRange('2026-12-28', '2027-01-03'), 'Dec 28, 2026 - Jan 3, 2027'],
    [() => formatDateRange('2027-04-10', '2027-04-10'), 'Apr 10, 2027'],
    [() => formatDayOfYear('2027-04-10T23:59:00'), 'Apr 10'],
    [() => formatDayOfYear('2027-04-10T08'), 'Apr 10'],
    [() => formatDate('2027-04-10T08'), 'Apr 10, 2027'],
    [() => formatDuration('PT2H30M'), '2h 30m'],
    [() => formatDuration('PT45M'), '45m'],
    [() => formatDuration('P1DT2H'), '26h'],
    [() => formatDuration('PT12H'), '12h'],
    [() => formatDuration('P2D'), '48h'],
    [() => formatDuration('P10DT1H'), '241h'],
    [() => formatDuration('PT0M'), '0m'],
    [() => formatDuration('PT10H05M'), '10h 5m'],
    [() => formatDuration('soon'), 'soon'],
    [() => formatDuration('2h PT2H'), '2h PT2H'],
    [() => formatDuration('PT2H or so'), 'PT2H or so'],
    [() => formatCount(0, 'flight'), '0 flights'],
    [() => formatCount(1, 'flight'), '1 flight'],
    [() => formatCount(1204, 'flight'), '1,204 flights'],
    [() => formatCount(2, 'child', 'children'), '2 children'],
    [() => formatPassengers({ adults: 1 }), '1 adult'],
    [() => formatPassengers({ adults: 2, children: 1, infants: 0 }), '2 adults, 1 child'],
    [() => formatPassengers({ adults: 2, children: 3, infants: 1 }), '2 adults, 3 children, 1 infant'],
    [() => todayHere(new Date(2026, 10, 22)), '2026-11-22'],
    [() => todayHere(new Date(2026, 0, 5)), '2026-01-05'],
  ])('%s is %s', (write, expected) => {
    expect(write()).toBe(expected);
  });

  test('a local time is shown as the clock on the wall there', () => {
    expect(formatClock('2027-04-10T20:05:00')).toMatch(/^8:05\sPM$/);
    expect(formatClock('2027-04-10T08:20:00+09:00')).toMatch(/^8:20\sAM$/);
    expect(formatClock('2027-04-10')).toMatch(/^12:00\sAM$/);
  });
});
