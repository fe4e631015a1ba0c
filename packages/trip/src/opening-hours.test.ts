import { openingHoursSchema } from '@sojourn/contracts';
import { clockOfMinutes, parseOpeningHours } from '@sojourn/travel';
import fc from 'fast-check';
import { isOpenFor } from './opening-hours';

const monday = '2027-04-12';
const sunday = '2027-04-18';
const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

test.each([
  ['Tu-Su 09:00-18:00', sunday, at(9, 18), true],
  ['Tu-Su 09:00-18:00', monday, at(10, 12), false],
  ['We-Mo 09:00-18:00', monday, at(10, 12), true],
  ['We-Mo 09:00-18:00', '2027-04-13', at(10, 12), false],
  ['Mo 09:00-18:00', monday, at(8, 10), false],
  ['Mo 09:00-18:00', monday, at(17, 19), false],
  ['Mo 09:00-18:00', sunday, at(10, 12), false],
  ['Mo-Su 19:00-02:00', monday, at(22, 24), true],
  ['Mo-Su 19:00-24:00', monday, at(22, 24), true],
  ['Tu-Th,Sa-Su 09:00-18:00', sunday, at(10, 12), true],
  ['Tu-Th,Sa-Su 09:00-18:00', '2027-04-16', at(10, 12), false],
  ['Tu-Sa 09:00-18:00; Su 10:00-14:00', sunday, at(10, 14), true],
  ['Tu-Sa 09:00-18:00; Su 10:00-14:00', sunday, at(13, 15), false],
  ['Mo 09:00-12:00; Mo 14:00-18:00', monday, at(11, 15), false],
  [undefined, monday, at(3, 4), true],
  ['when it pleases', monday, at(3, 4), true],
])('%s on %s, %o: %s', (...[hours, day, span, isOpen]) => {
  expect(isOpenFor(hours, day, span)).toBe(isOpen);
});

test('hours that the contract takes can be read', () => {
  const weekday = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
  const days = fc.oneof(
    weekday,
    fc.tuple(weekday, weekday).map((span) => span.join('-')),
  );
  // The contract takes hours past midnight, up to 29:59.
  const time = fc.nat(30 * 60 - 1).map(clockOfMinutes);
  const group = fc.tuple(fc.array(days, { minLength: 1, maxLength: 7 }), time, time);
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 14 }), (groups) => {
      const hours = groups.map(([on, from, to]) => `${on.join(',')} ${from}-${to}`).join('; ');
      expect(openingHoursSchema.safeParse(hours).success).toBe(true);
      expect(parseOpeningHours(hours)).toBeDefined();
    }),
  );
});
