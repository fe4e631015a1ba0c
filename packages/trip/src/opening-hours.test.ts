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
  [undefined, monday, at(3, 4), true],
  ['when it pleases', monday, at(3, 4), true],
])('%s on %s, %o: %s', (...[hours, day, span, isOpen]) => {
  expect(isOpenFor(hours, day, span)).toBe(isOpen);
});
