import fc from 'fast-check';
import { zoneInstant } from './zone-time';

test.each([
  ['2027-01-10', '08:00', 'Europe/London', '2027-01-10T08:00:00.000Z'],
  ['2027-07-10', '08:00', 'Europe/London', '2027-07-10T07:00:00.000Z'],
  ['2027-07-10', '00:00', 'Asia/Kathmandu', '2027-07-09T18:15:00.000Z'],
  ['2027-01-10', '08:00', 'Pacific/Auckland', '2027-01-09T19:00:00.000Z'],
  // Skipped, shown twice, and the hours around them.
  ['2027-03-28', '00:59', 'Europe/London', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '02:00', 'Europe/London', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '02:00', 'Europe/London', '2027-10-31T02:00:00.000Z'],
  // As governments have it since 2026, whatever the runtime believes.
  ['2027-01-10', '08:00', 'America/Vancouver', '2027-01-10T15:00:00.000Z'],
  ['2027-06-15', '08:00', 'Africa/Casablanca', '2027-06-15T08:00:00.000Z'],
  ['2027-01-10', '08:00', 'Nowhere/Land', '2027-01-10T08:00:00.000Z'],
])('%s %s in %s is %s', (...[day, time, zone, instant]) => {
  expect(new Date(zoneInstant(day, time, zone)).toISOString()).toBe(instant);
});

test('an instant has the time that its zone shows', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati'];
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const clocks = new Map(zones.map((zone) => [zone, clock(zone)]));
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 10 * 366 * 24 * 4 }), (zone, quarters) => {
      const instant = Date.UTC(2025, 0, 1) + quarters * 900_000;
      const shown = clocks.get(zone)?.format(instant) ?? '';
      const found = zoneInstant(shown.slice(0, 10), shown.slice(11), zone);
      expect(clocks.get(zone)?.format(found)).toBe(shown);
      expect(found).toBeLessThanOrEqual(instant);
    }),
  );
});

test('refuses what is no time', () => {
  expect(() => zoneInstant('2027-02-10', '25:00', 'Europe/Rome')).toThrow(
    new RangeError('2027-02-10 25:00 is no time of a day.'),
  );
});
