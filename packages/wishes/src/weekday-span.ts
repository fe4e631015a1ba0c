/** 'A weekend at the end of February, Friday to Monday': the days of the week that a trip is on. English. */
import { addDays, weekdayFrom } from '@sojourn/travel';

const NAMES = [
  'sun(?:day)?',
  'mon(?:day)?',
  'tue(?:s(?:day)?)?',
  'wed(?:nesday)?',
  'thu(?:rs?(?:day)?)?',
  'fri(?:day)?',
  'sat(?:urday)?',
];
const NAME = NAMES.map((name) => `(?:${name})`).join('|');
const SPAN = new RegExp(
  String.raw`\b(?:from )?(?<from>${NAME})\s?(?:to|till|until|through|-|–)\s?(?<until>${NAME})\b`,
  'iu',
);
const WEEK = 7;

type Days = { startDate: string; endDate?: string; start: number; end: number };

const weekdayOf = (name = ''): number => NAMES.findIndex((each) => new RegExp(`^(?:${each})$`, 'iu').test(name));

/**
 * The days with the one departure among them on the named days of its week, where the text names such days; all others stay as
 * they are. The words of the weekdays are a part of their own, so that they are read once.
 * @example onWeekdays('end of February, Fri to Mon', [{ startDate: '2027-02-27', start: 0, end: 15 }])
 * // [{ startDate: '2027-02-26', endDate: '2027-03-01', start: 0, end: 15 }, the same behind the comma]
 */
export function onWeekdays<Said extends Days>(text: string, said: readonly Said[]): Said[] {
  const found = SPAN.exec(text);
  const [only, another] = said.filter(({ endDate }) => endDate === undefined);
  if (!found || !only || another) return [...said];
  const { from, until } = found.groups ?? {};
  const startDate = addDays(weekdayFrom(addDays(only.startDate, 1), weekdayOf(from)), -WEEK);
  const endDate = weekdayFrom(addDays(startDate, 1), weekdayOf(until));
  const days = { ...only, startDate, endDate };
  return [
    ...said.map((each) => (each === only ? days : each)),
    { ...days, start: found.index, end: found.index + found[0].length },
  ];
}
