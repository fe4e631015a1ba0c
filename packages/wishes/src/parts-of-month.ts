/** Parts of a month that somebody goes in: 'mid-January', 'the second week of May', in five languages. */
import { addDays, dayOf, lastDayOf, weekdayFrom } from '@sojourn/travel';
import { alsoIn } from './languages/languages';
import { monthWords } from './times';

/** Days of a month, counted from its end where they are below 1; a week has no `to`: it is gone for whole. */
type Part = readonly [words: RegExp, from: number, to?: number];

const SATURDAY = 6;
const LAST_DAY = 0;
/** With and without the marks that people leave out. */
const loose = (words: string) =>
  words.replace(/e/gu, '[eéè]').replace(/u/gu, '[uúûü]').replace(/a/gu, '[aàä]').replace(/c/gu, '[cç]');
const lead = (words: string) =>
  new RegExp(`\\b(?:the )?(?:${loose(words)})(?: of| in| de| di| des?| du| do| van| d['’])?(?:(?<=['’])|[ -])$`, 'iu');
/** A month by its name, and its year where that is said. */
const NAMED = new RegExp(
  `(?<![\\p{L}])(?:${monthWords.map((words, at) => `(?<m${at}>${loose(words.join('|'))})`).join('|')})(?![\\p{L}])(?: (?:de |del )?(?<year>20\\d\\d))?`,
  'giu',
);

const also = (part: number) => alsoIn(({ monthParts }) => monthParts[part] ?? '');

/** Words right before the name of a month. */
const PARTS: readonly Part[] = [
  [lead(`(?:first|1st) week|erste(?:n)? woche(?: im)?|premiere semaine|primera semana|prima settimana${also(0)}`), 1],
  [
    lead(`(?:second|2nd) week|zweite(?:n)? woche(?: im)?|deuxieme semaine|segunda semana|seconda settimana${also(1)}`),
    8,
  ],
  [
    lead(`(?:third|3rd) week|dritte(?:n)? woche(?: im)?|troisieme semaine|tercera semana|terza settimana${also(2)}`),
    15,
  ],
  [
    lead(`(?:fourth|4th) week|vierte(?:n)? woche(?: im)?|quatrieme semaine|cuarta semana|quarta settimana${also(3)}`),
    22,
  ],
  [lead(`last week|letzte(?:n)? woche(?: im)?|derniere semaine|ultima semana|ultima settimana${also(4)}`), -6],
  [lead('(?:first|1st) half|erste halfte(?: im)?|primera quincena|prima meta|eerste helft|primeira quinzena'), 1, 10],
  [
    lead('(?:second|2nd) half|zweite halfte(?: im)?|segunda quincena|seconda meta|tweede helft|segunda quinzena'),
    16,
    LAST_DAY,
  ],
  [lead(`early|beginning|start|anfang|debut|principios|inizio${also(5)}`), 1, 10],
  [lead(`mid|middle|mitte|mi|mediados|meta${also(6)}`), 11, 20],
  [lead(`late|end|ende|fin|finales|fine${also(7)}`), 21, LAST_DAY],
];

const WEEKEND = /\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) weekend(?: of| in)? $/iu;
const SATURDAYS: Readonly<Record<string, number>> = {
  ...{ first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3 },
};
const FRIDAY = 5;

/** 'The last weekend of February': from Friday to Sunday, of the Saturdays of the month. */
function weekendIn(month: string, before: string): { startDate: string; endDate: string; letters: number } | null {
  const named = WEEKEND.exec(before);
  if (!named) return null;
  const number = SATURDAYS[(named[1] ?? '').toLowerCase()];
  const saturday =
    number === undefined
      ? weekdayFrom(addDays(lastDayOf(month), -6), SATURDAY)
      : addDays(weekdayFrom(`${month}-01`, SATURDAY), number * 7);
  return { startDate: addDays(saturday, FRIDAY - SATURDAY), endDate: addDays(saturday, 1), letters: named[0].length };
}

/** The day that is so many days behind the first of a month, `YYYY-MM`, or before its last. */
const dayIn = (month: string, day: number): string =>
  day > 0 ? addDays(`${month}-01`, day - 1) : addDays(lastDayOf(month), day);

type Departure = { startDate: string; endDate?: string; start: number; end: number };

/** The year of the next month of a number; of this month what is left of it counts. */
function nextYearOf(month: number, today: string): number {
  const [year = '', current = ''] = today.split('-');
  return Number(year) + Number(month < Number(current));
}

/** The first Saturday of the part that is named right before a month, or the first day of its week; with the letters of its words. */
function departureIn(month: string, before: string): { startDate: string; letters: number } | null {
  for (const [words, from, to] of PARTS) {
    const named = words.exec(before)?.[0];
    if (named === undefined) continue;
    const first = dayIn(month, from);
    const saturday = weekdayFrom(first, SATURDAY);
    const isIn = to !== undefined && saturday <= dayIn(month, to);
    return { startDate: isIn ? saturday : first, letters: named.length };
  }
  return null;
}

/**
 * Departures on the first Saturday of each part of a month, or the first day of a week of it, in a text; `start` and `end` are where it stands.
 * @param today `YYYY-MM-DD`: a month without a year is the next of its name
 * @example departuresIn('two weeks in mid-January', '2026-11-30') // [{ startDate: '2027-01-16', start: 13, end: 24 }]
 */
export function departuresIn(text: string, today: string): Departure[] {
  return [...text.matchAll(NAMED)].flatMap(({ index, 0: words, groups = {} }): Departure[] => {
    const month = monthWords.findIndex((_, at) => groups[`m${at}`] !== undefined) + 1;
    const year = Number(groups['year'] ?? nextYearOf(month, today));
    const [of, before] = [dayOf(year, month, 1).slice(0, 7), text.slice(0, index)];
    const found = weekendIn(of, before) ?? departureIn(of, before);
    if (!found) return [];
    const { letters, ...days } = found;
    return [{ ...days, start: index - letters, end: index + words.length }];
  });
}
