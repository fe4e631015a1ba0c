/** Flights: the network, its carriers, the times, the fares, against the tables of infra/sense, and one price everywhere. */
import { readFileSync } from 'node:fs';
import { seededRandom } from '@sojourn/travel';
import { blockMinutesOf } from '../src/flight/schedule.model';
import type { SenseScore, SenseSubject } from './sense-subject';
import { TODAY, world } from './world';

/** Ordinary days some eight weeks ahead, and a week or so later. */
const DAYS = [
  ['2027-01-19', '2027-01-28'],
  ['2027-02-10', '2027-02-18'],
  ['2027-03-04', '2027-03-13'],
  ['2027-04-13', '2027-04-22'],
  ['2027-05-12', '2027-05-20'],
] as const;
const CLOSE = 0.08;

/** Rows of a table of comma-separated values by their headings; the last column may hold commas. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const last = cells.slice(names.length - 1).join(',');
    return Object.fromEntries(names.map((name, at) => [name, at === names.length - 1 ? last : (cells[at] ?? '')]));
  });
}

const readCsv = (file: string) =>
  parseCsv(readFileSync(new URL(`../../../infra/sense/tables/${file}`, import.meta.url), 'utf8'));

const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

function routesOf({ from = '', to = '' }: Record<string, string>) {
  const { catalogue, inventory } = world();
  const [[origin], [destination]] = [catalogue.airportsOf(from), catalogue.airportsOf(to)];
  return origin && destination ? inventory.network.between(origin, destination) : [];
}

function scoreRows(
  rows: readonly Record<string, string>[],
  wrong: (row: Record<string, string>) => string | undefined,
): SenseScore {
  const misses = rows.flatMap((row) => {
    const why = wrong(row);
    return why === undefined ? [] : [`${row.from}-${row.to}: ${why}`];
  });
  return { right: rows.length - misses.length, of: rows.length, misses };
}

const isNonstopRight = () =>
  scoreRows(readCsv('network.csv'), (row) => {
    const isFlown = routesOf(row).length > 0;
    return isFlown === (row.nonstop === 'y') ? undefined : isFlown ? 'has a nonstop' : 'has no nonstop';
  });

/** F1 of the carriers over all pairs with a nonstop, as so many right of so many named by either side. */
function carriersRight(): SenseScore {
  const misses: string[] = [];
  let [right, named] = [0, 0];
  for (const row of readCsv('network.csv').filter(({ nonstop }) => nonstop === 'y')) {
    const expected = new Set(row.carriers?.split(' '));
    const found = new Set(routesOf(row).map(({ carrier }) => carrier.code));
    const both = [...found].filter((code) => expected.has(code)).length;
    right += 2 * both;
    named += expected.size + found.size;
    if (both < found.size || both < expected.size)
      misses.push(`${row.from}-${row.to}: ${[...found].join(' ')}, not ${[...expected].join(' ')}`);
  }
  return { right, of: named, misses };
}

const blockTimesRight = () =>
  scoreRows(readCsv('block-times.csv'), (row) => {
    const [route] = routesOf(row)
      .filter(({ aircraft }) => aircraft !== 'propeller')
      .toSorted((a, b) => b.weekly - a.weekly);
    const minutes = route ? blockMinutesOf(route) : 0;
    const known = Number(row.minutes);
    return Math.abs(minutes / known - 1) <= CLOSE ? undefined : `${minutes} minutes, not ${known}`;
  });

/** Chosen by the pair alone; nobody tunes by these. */
export const isHeldOut = ({ from = '', to = '' }: Record<string, string>) =>
  seededRandom('held out', ...[from, to].sort()) < 1 / 3;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The lower quartile of the offers, over some ordinary days: neither the one bargain nor what nobody takes. */
export async function usualFare({
  from = '',
  to = '',
  kind,
}: Record<string, string>): Promise<{ low: number; usual: number }> {
  const { catalogue, provider } = world();
  const fares = await Promise.all(
    DAYS.map(async ([departureDate, returnDate]) => {
      const offers = await provider.search({
        origins: catalogue.airportsOf(from),
        destinations: catalogue.airportsOf(to),
        departureDate,
        returnDate: kind === 'return' ? returnDate : undefined,
        travelClass: 'ECONOMY',
        today: TODAY,
      });
      const prices = offers.map(({ totalPrice }) => totalPrice);
      return { low: prices[0] ?? 0, usual: prices[Math.floor(prices.length / 4)] ?? 0 };
    }),
  );
  return { low: median(fares.map(({ low }) => low)), usual: median(fares.map(({ usual }) => usual)) };
}

async function faresRight(rows: readonly Record<string, string>[]): Promise<SenseScore> {
  const misses: string[] = [];
  for (const row of rows) {
    const { low, usual } = await usualFare(row);
    const isFair = usual >= Number(row.low) && usual <= Number(row.high) && low >= 0.9 * Number(row.low);
    if (!isFair) misses.push(`${row.from}-${row.to}: from ${low}, usually ${usual}, not ${row.low} to ${row.high}`);
  }
  return { right: rows.length - misses.length, of: rows.length, misses };
}

const fares = once(() => readCsv('fares.csv'));
const silent = ({ misses: _misses, ...score }: SenseScore): SenseScore => ({ ...score, misses: [] });

export const flightSenses: readonly SenseSubject[] = [
  { name: 'flights: nonstop or not', bound: 0.92, measure: isNonstopRight },
  { name: 'flights: carriers (F1)', bound: 0.8, measure: carriersRight },
  { name: 'flights: block times', bound: 43 / 45, measure: blockTimesRight },
  { name: 'flights: fares', bound: 0.85, measure: () => faresRight(fares().filter((row) => !isHeldOut(row))) },
  {
    name: 'flights: fares held out',
    bound: 0.8,
    measure: async () => silent(await faresRight(fares().filter(isHeldOut))),
  },
];
