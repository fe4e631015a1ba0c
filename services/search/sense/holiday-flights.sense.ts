/** Nonstops of vacationers: flown in the month in which they are sold, by whom, and not in the others. */
import { isInSeason } from '../src/flight/network/route-season.model';
import { readTable, scoreOf, type SenseRow, type SenseSubject } from './sense-subject';
import { world } from './world';

const YEAR = '2027';
/** Seasons begin and end about the turn of a month; at Christmas they are at their fullest. */
const dayIn = (month: string) => `${YEAR}-${month}-${month === '12' ? '24' : '16'}`;

/** The carriers that fly nonstop in a month, when they are not the expected ones. */
function judgeNonstop({ given, expected }: SenseRow): string | undefined {
  const { catalogue, inventory } = world();
  const [from = '', to = '', month = ''] = given.split(' ');
  const flown = catalogue
    .airportsOf(from)
    .flatMap((one) => catalogue.airportsOf(to).flatMap((other) => inventory.network.between(one, other)))
    .filter((route) => isInSeason(route, dayIn(month)));
  const carriers = new Set(flown.map(({ carrier }) => carrier.code));
  const isRight =
    expected === 'none'
      ? carriers.size === 0
      : carriers.size > 0 && (expected === 'any' || expected.split(' ').every((code) => carriers.has(code)));
  return isRight ? undefined : [...carriers].join(' ') || 'none';
}

export const holidayFlightSense: SenseSubject = {
  name: 'flights: nonstops of vacationers by month',
  bound: 0.99,
  measure: () => scoreOf(readTable('holiday-flights.txt'), judgeNonstop),
};
