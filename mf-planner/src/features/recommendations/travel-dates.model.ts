/** When a proposed trip could be: the next good month, from a Saturday on. */

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ALL = NAMES.map((_, at) => at + 1);
const DAY_MS = 86_400_000;
const SATURDAY = 6;
/** Sooner than this nobody has booked and packed. */
const LEAD_DAYS = 14;

// Only with a capital, for 'may' and 'march' are verbs too.
const MONTH =
  /(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)/
    .source;
const RUN = new RegExp(
  `\\b${MONTH}\\b(?:\\.?\\s*(?:to|through|until|till|-|\u2013|\u2014)\\s*(?:(?:early|mid|late)[- ])?${MONTH}\\b)?`,
  'g',
);
const ALWAYS = /\b(year[- ]round|all (the )?year|any ?time)\b/i;
// Where a text names no month; the seasons of the north, where most of its readers and places are.
const SEASONS: readonly [RegExp, readonly number[]][] = [
  [/\bspring\b/i, [3, 4, 5]],
  [/\bsummer\b/i, [6, 7, 8]],
  [/\b(autumn|fall)\b/i, [9, 10, 11]],
  [/\bwinter\b/i, [12, 1, 2]],
];

const numberOf = (name: string) => NAMES.indexOf(name.slice(0, 3)) + 1;

function run(first: number, last: number): number[] {
  const months = [first];
  for (let month = first; month !== last;) months.push((month = (month % 12) + 1));
  return months;
}

/**
 * The months (1 to 12) that a recommendation's best time names; none when it names none.
 * @example monthsIn('November to January, June') // [11, 12, 1, 6]
 */
export function monthsIn(bestTime: string): number[] {
  if (ALWAYS.test(bestTime)) return ALL;
  const named = [...bestTime.matchAll(RUN)].flatMap(([, first = '', last = first]) =>
    run(numberOf(first), numberOf(last)),
  );
  if (named.length > 0) return [...new Set(named)];
  return SEASONS.flatMap(([season, months]) => (season.test(bestTime) ? months : []));
}

const inMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The first Saturday at least two weeks from `today` that lies in one of the months, and the last of `days` days.
 * Without months any Saturday will do.
 */
export function travelDates(wanted: { months: readonly number[]; days: number; today: string }) {
  const months = wanted.months.length > 0 ? wanted.months : ALL;
  let start = inMs(wanted.today) + LEAD_DAYS * DAY_MS;
  start += (SATURDAY - new Date(start).getUTCDay()) * DAY_MS;
  while (!months.includes(new Date(start).getUTCMonth() + 1)) start += 7 * DAY_MS;
  return { startDate: dayAt(start), endDate: dayAt(start + (wanted.days - 1) * DAY_MS) };
}
