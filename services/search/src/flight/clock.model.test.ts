import fc from 'fast-check';
import { addDays, zoneInstant } from '@sojourn/travel';
import { dayAfter, instantOf, localDateAt, localMinutesAt, localTimeAt } from './clock.model';

describe('wall clocks', () => {
  test.each([
    ['Europe/London', '2027-01-10', 8 * 60, '2027-01-10T08:00:00.000Z'],
    ['Europe/London', '2027-07-10', 8 * 60, '2027-07-10T07:00:00.000Z'],
    ['America/New_York', '2027-07-10', 8 * 60, '2027-07-10T12:00:00.000Z'],
    ['Asia/Kathmandu', '2027-07-10', 8 * 60, '2027-07-10T02:15:00.000Z'],
    ['Pacific/Auckland', '2027-01-10', 8 * 60, '2027-01-09T19:00:00.000Z'],
  ])('in %s on %s, %d minutes after midnight is %s', (...[zone, date, minutes, expected]) => {
    expect(new Date(instantOf(zone, date, minutes)).toISOString()).toBe(expected);
  });

  test('moves a time that daylight saving skips to an hour later', () => {
    // London's clocks jump from 01:00 to 02:00 on 2027-03-28.
    expect(localTimeAt('Europe/London', instantOf('Europe/London', '2027-03-28', 90))).toBe('2027-03-28T02:30:00');
  });

  test.each([
    ['Europe/London', '2027-03-28T00:59:59Z', '2027-03-28T00:59:59'],
    ['Europe/London', '2027-03-28T01:00:00Z', '2027-03-28T02:00:00'],
    ['Europe/London', '2027-10-31T00:59:00Z', '2027-10-31T01:59:00'],
    ['Europe/London', '2027-10-31T01:00:00Z', '2027-10-31T01:00:00'],
    ['Australia/Lord_Howe', '2027-04-03T14:59:00Z', '2027-04-04T01:59:00'],
    ['Australia/Lord_Howe', '2027-04-03T15:00:00Z', '2027-04-04T01:30:00'],
    ['America/St_Johns', '2027-11-07T04:29:00Z', '2027-11-07T01:59:00'],
    ['America/St_Johns', '2027-11-07T04:30:00Z', '2027-11-07T01:00:00'],
    ['Asia/Kathmandu', '2027-01-01T00:00:00Z', '2027-01-01T05:45:00'],
    ['Pacific/Honolulu', '2026-12-31T09:59:00Z', '2026-12-30T23:59:00'],
  ])('in %s, %s is %s', (zone, instant, wall) => {
    const at = Date.parse(instant);
    expect(localTimeAt(zone, at)).toBe(wall);
    expect(localDateAt(zone, at)).toBe(wall.slice(0, 10));
    expect(localMinutesAt(zone, at)).toBe(Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)));
  });

  test('agrees with the zone database over two years, which is more than is remembered', () => {
    const zone = 'America/New_York';
    const said = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    for (let at = Date.parse('2026-11-21T00:20:00Z'); at < Date.parse('2028-11-21T00:00:00Z'); at += 7 * 3_600_000) {
      expect(localTimeAt(zone, at).replace('T', ' ')).toBe(said.format(at));
    }
  });

  test.each([
    ['2027-12-31', '2028-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-03-01'],
  ])('after %s comes %s', (date, next) => expect(dayAfter(date)).toBe(next));

  const clockOf = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  test.each([
    ['Europe/London', '2027-10-31', 90, '2027-10-31T00:30:00.000Z'],
    ['Europe/Paris', '2027-10-31', 150, '2027-10-31T00:30:00.000Z'],
    ['Pacific/Auckland', '2027-04-04', 150, '2027-04-03T13:30:00.000Z'],
    ['America/New_York', '2027-11-07', 90, '2027-11-07T05:30:00.000Z'],
  ])('in %s on %s, the first of two times %d minutes after midnight is %s', (...[zone, date, minutes, expected]) => {
    expect(new Date(instantOf(zone, date, minutes)).toISOString()).toBe(expected);
  });

  test('is the rule by which a trip reads its clocks, on the days when clocks change, too', () => {
    const changes = ['2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04', '2027-09-26', '2027-10-03'];
    const zones = ['Europe/London', 'America/St_Johns', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Tokyo'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...changes, '2027-07-01'),
        fc.integer({ min: 0, max: 1439 }),
        (zone, date, minutes) => expect(instantOf(zone, date, minutes)).toBe(zoneInstant(date, clockOf(minutes), zone)),
      ),
    );
  });

  test('shows the time again that an instant was made from', () => {
    const zones = ['Europe/Rome', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Lord_Howe', 'America/St_Johns'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 240, max: 1439 }),
        (zone, day, minutes) => {
          const date = addDays('2026-11-21', day);
          expect(localTimeAt(zone, instantOf(zone, date, minutes))).toBe(`${date}T${clockOf(minutes)}:00`);
        },
      ),
    );
  });
});
