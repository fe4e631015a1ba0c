/** Feasts that somebody goes over: 'over Easter', 'the week after New Year', in five languages. A market or a play is none. */
import { addDays, easterOf, movingFeastOf, orthodoxEasterOf, weekdayFrom, type MovingFeast } from '@sojourn/travel';
import { alsoIn } from './languages/languages';

/** `before` is how many days ahead of it one leaves. */
type Feast = { words: RegExp; dayIn: (year: number) => string | undefined; before: number };

/** So many weeks from it, in words. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ zwei: 2, drei: 3, deux: 2, trois: 3, dos: 2, tres: 3, due: 2, tre: 3 },
};

/** The words of a feast with what stands before it, and its year where that is said. */
const feast = (names: string, dayIn: Feast['dayIn'], before: number): Feast => ({
  words: new RegExp(
    `(?<![\\p{L}])(?<side>(?:(?<count>${Object.keys(COUNTS).join('|')}|\\d) (?:weeks?|wochen|semaines|semanas|settimane)|(?:the )?(?:week|weekend|days?|semaine|woche|semana)) (?:after|before|après|apres|avant|nach|vor|después de|despues de|antes de|dopo|prima di) )?(?:(?:over|at|for|during|uber|über|an|zu|à|a|en|in|pour|para|per${alsoIn(({ feasts }) => feasts.lead)})(?: the)? )?(?:${names})(?![\\p{L}])(?! (?:markets?|lights|tree|shopping|island|food|m[aä]rkte?))(?: (?:week|holidays?|break|weekend)(?![\\p{L}]))?(?: (?<year>20\\d\\d))?`,
    'giu',
  ),
  dayIn,
  before,
});
const moving = (name: MovingFeast) => (year: number) => movingFeastOf(name, year);

const [MONDAY, THURSDAY] = [1, 4];
const lastMonday = (lastDay: string) => weekdayFrom(addDays(lastDay, -6), MONDAY);
/** The first, second or third Monday of a month. */
const mondayOf = (month: string, week: number) => (year: number) =>
  addDays(weekdayFrom(`${year}-${month}-01`, MONDAY), (week - 1) * 7);
const on = (day: string) => (year: number) => `${year}-${day}`;
/** A Monday's weekend is left for on its Friday. */
const LONG_WEEKEND = 3;
/**
 * Public holidays that people travel over, by the laws of their countries: 5 U.S.C. 6103 for the United States, Canada's
 * Holidays Act, Australia's of its states; the middle of Japan's Golden Week; Thailand's Songkran.
 */
const HOLIDAYS: readonly Feast[] = [
  feast('memorial day(?: long)?(?: weekend)?', (year) => lastMonday(`${year}-05-31`), LONG_WEEKEND),
  feast('labou?r day(?: long)?(?: weekend)?', mondayOf('09', 1), LONG_WEEKEND),
  feast("president'?s'?[’']? day(?: long)?(?: weekend)?", mondayOf('02', 3), LONG_WEEKEND),
  feast('(?:mlk|martin luther king(?: jr)?)(?: day)?(?: long)?(?: weekend)?', mondayOf('01', 3), LONG_WEEKEND),
  feast('(?:columbus|indigenous peoples?) day(?: long)?(?: weekend)?', mondayOf('10', 2), LONG_WEEKEND),
  feast('juneteenth(?: long)?(?: weekend)?', on('06-19'), 1),
  feast('(?:the )?(?:4th|fourth) of july(?: long)?(?: weekend)?|independence day weekend', on('07-04'), 2),
  feast(
    'victoria day(?: long)?(?: weekend)?|may long weekend',
    (year) => weekdayFrom(`${year}-05-18`, MONDAY),
    LONG_WEEKEND,
  ),
  feast('canada day(?: long)?(?: weekend)?', on('07-01'), 1),
  feast('australia day(?: long)?(?: weekend)?', on('01-26'), 1),
  feast('anzac day(?: long)?(?: weekend)?', on('04-25'), 1),
  feast('golden week', on('05-03'), 2),
  feast('songkran', on('04-13'), 1),
  feast("(?:st\\.?|saint) patrick'?s? day", on('03-17'), 1),
  feast('bastille day|(?:le )?14 juillet', on('07-14'), 1),
  feast('ferragosto', on('08-15'), 1),
  feast('halloween(?: weekend)?', on('10-31'), 1),
];
const FEASTS: readonly Feast[] = [
  ...HOLIDAYS,
  feast('(?:orthodox|greek|russian) easter|orthodoxe[ns]? ostern', orthodoxEasterOf, 2),
  // The long weekend begins on Good Friday.
  feast(
    `(?<!orthodox )(?<!greek )(?<!russian )(?:easter|ostern|p[aâ]ques|pascua|semana santa|pasqua${alsoIn(({ feasts }) => feasts.easter)})`,
    easterOf,
    2,
  ),
  feast(
    `(?:christmas|xmas)(?! and new year)|weihnachten|no[eë]l|navidad|natale${alsoIn(({ feasts }) => feasts.christmas)}`,
    (year) => `${year}-12-24`,
    2,
  ),
  feast(
    '(?:chinese|lunar) new year|chinesisches neujahr|nouvel an chinois|a[nñ]o nuevo chino|capodanno cinese|spring festival',
    moving('lunar-new-year'),
    1,
  ),
  feast(
    `(?<!chinese )(?<!lunar )(?<!(?:christmas|xmas) and )(?:new year'?s?(?: eve)?|silvester|nouvel an(?! chinois)|nochevieja|capodanno(?! cinese)${alsoIn(({ feasts }) => feasts.newYear)})`,
    (year) => `${year}-12-31`,
    2,
  ),
  // The days between them are behind Christmas.
  feast("(?:christmas|xmas) and new year'?s?", (year) => `${year}-12-27`, 0),
  feast('eid(?: al[- ]?fitr| ul[- ]?fitr)?(?! al[- ]?adha)|zuckerfest|bayram', moving('eid-al-fitr'), 1),
  feast('eid al[- ]?adha|opferfest', moving('eid-al-adha'), 1),
  feast('diwali|deepavali', moving('diwali'), 1),
  // Of British schools: the week of the third Monday of February, and those of the last ones of May and October.
  feast('(?:october|autumn) half[- ]term|half[- ]term in october', (year) => lastMonday(`${year}-10-31`), 2),
  feast('(?:may|whitsun) half[- ]term|half[- ]term in may', (year) => lastMonday(`${year}-05-31`), 2),
  feast(
    '(?:february |winter )?(?<!(?:october|autumn|may|whitsun|summer) )half[- ]term(?! in (?:october|may))',
    (year) => addDays(weekdayFrom(`${year}-02-01`, MONDAY), 14),
    2,
  ),
  feast('(?:august|summer) bank holiday(?: weekend)?', (year) => lastMonday(`${year}-08-31`), 2),
  feast('(?:early )?may bank holiday(?: weekend)?', (year) => weekdayFrom(`${year}-05-01`, MONDAY), 2),
  feast('thanksgiving', (year) => addDays(weekdayFrom(`${year}-11-01`, THURSDAY), 21), 1),
  feast(
    "(?:pont de l['’ ]?)?ascension|(?:christi )?himmelfahrt|hemelvaart(?:sdag|weekend)?",
    (year) => addDays(easterOf(year), 39),
    0,
  ),
  feast(
    'whitsun|pentecost|pfingsten|pentec[oô]te|pentecost[eé]s?|pinksteren|pinksterweekend',
    (year) => addDays(easterOf(year), 49),
    1,
  ),
  feast(
    "valentine'?s?(?: day)?|valentinstag|saint[- ]valentin|san valent[ií]n|san valentino",
    (year) => `${year}-02-14`,
    1,
  ),
];

/** The day to leave: ahead of the feast, or the day behind it, or so many weeks from it as are said. */
function departureOf(
  day: string,
  before: number,
  { side = '', count = '' }: Record<string, string | undefined>,
): string {
  const weeks = COUNTS[count.toLowerCase()] ?? Number(count);
  if (/after|nach|après|apres|después|despues|dopo/iu.test(side)) return addDays(day, weeks * 7 || 1);
  return addDays(day, side === '' ? -before : -7 * (weeks || 1));
}

/**
 * Departures for each feast in a text; `start` and `end` are where it stands.
 * @param today `YYYY-MM-DD`: a feast without a year is the next one
 * @example feastsIn('over Easter with the kids', '2026-11-30') // [{ startDate: '2027-03-26', start: 0, end: 11 }]
 */
export function feastsIn(text: string, today: string): { startDate: string; start: number; end: number }[] {
  const thisYear = Number(today.slice(0, 4));
  return FEASTS.flatMap(({ words, dayIn, before }) =>
    [...text.matchAll(words)].flatMap(({ index, 0: said, groups }) => {
      const leaves = (year: number) => {
        const day = dayIn(year);
        return day && departureOf(day, before, groups ?? {});
      };
      const year = groups?.['year'];
      const startDate = year
        ? leaves(Number(year))
        : [thisYear, thisYear + 1].map(leaves).find((day = '') => day > today);
      return startDate ? [{ startDate, start: index, end: index + said.length }] : [];
    }),
  );
}
