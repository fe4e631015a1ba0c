import fc from 'fast-check';
import { addDays } from '@sojourn/travel';
import { instantOf, localTimeAt } from './clock.model';

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

  test('shows the time again that an instant was made from', () => {
    const zones = ['Europe/Rome', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Lord_Howe', 'America/St_Johns'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 240, max: 1439 }),
        (zone, day, minutes) => {
          const date = addDays('2026-11-21', day);
          const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
          expect(localTimeAt(zone, instantOf(zone, date, minutes))).toBe(`${date}T${clock}`);
        },
      ),
    );
  });
});
