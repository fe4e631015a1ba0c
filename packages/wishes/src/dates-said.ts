/** The days of a trip as somebody writes them: 'from 10 to 17 March 2027', 'leaving 5 December', in five languages. */
import { dayOf, daysBetween, formatDate, formatDateRange, monthOf } from '@sojourn/travel';
import { de, en, es, fr, it, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { feastsIn } from './feasts';
import { departuresIn } from './parts-of-month';

/** `YYYY-MM-DD`; without `endDate` only the day of departure was said. `start` and `end` are where it stands in the text. */
export type DatesSaid = TripDays & { start: number; end: number };
type TripDays = { startDate: string; endDate?: string };

const LOCALES = [en, de, fr, es, it];
/** Time grows with the square of a text of nothing but dots and digits: 10,000 letters take a second, these 50 ms. */
const LONGEST_TEXT = 2_000;
/** Who is away for longer moves house, and a longer span is when somebody is free. */
const LONGEST_TRIP = 60;
/** Words that a trip leaves on the day behind. A birthday, a deadline or a wedding is no departure. */
const DEPARTS =
  /\b(?:leav(?:e|ing)|depart(?:ing|ure)?|start(?:ing)?|begin(?:ning)?|fly(?:ing)?(?: out)?|setting off|abreise|abflug|los|ab|partant|partir|départ|saliendo|salida|salimos|partenza|partendo|partiamo)(?: (?:on|from|am|le|el|il|du|the|de|del|dal|vom))?(?: the)? *$/iu;
/** And those that belong to the days behind them. */
const LEAD = /\b(?:from|between|vom|zwischen|du|entre|del|dal|tra|fra|on|the)(?: the)? *$/iu;

/** What stands between two days, as one language or another writes it. */
const BETWEEN_DAYS =
  /[–—]|(?<=\d(?:st|nd|rd|th)?) (?:through|to the|until|till|al|au|bis zum)(?: the)? (?=\d)|(?<=\b(?:between|zwischen|entre|tra|fra)\b[^.;\n]{1,24}) (?:and|und|et|y|e)(?: the)? (?=\d)/giu;
/** A number that counts these is no day: 'in March, 5 to 7 nights'. */
const COUNTS =
  /^\s*(?:-\s*)?(?:nights?|days?|weeks?|months?|hours?|hrs?|people|persons?|adults?|kids?|children|friends|of us|stops?|degrees|tage|nächte|wochen|personen|jours|nuits|semaines|personnes|días|noches|semanas|personas|giorni|notti|settimane|persone)\b/iu;

/** The text with a dash between two days; `at` is where each of its letters stood. */
function withDashes(text: string): { read: string; at: number[] } {
  const at: number[] = [];
  let read = '';
  let next = 0;
  const add = (part: string, from: number, isKept: boolean) => {
    for (let letter = 0; letter < part.length; letter++) at.push(isKept ? from + letter : from);
    read += part;
  };
  for (const { index, 0: words } of text.matchAll(BETWEEN_DAYS)) {
    add(text.slice(next, index), next, true);
    add(' - ', index, false);
    next = index + words.length;
  }
  add(text.slice(next), next, true);
  return { read, at: [...at, text.length] };
}

const isWholeDay = (day: ParsedComponents) => day.isCertain('day') && day.isCertain('month');
const calendarDayOf = (day: ParsedComponents) =>
  dayOf(day.get('year') ?? NaN, day.get('month') ?? NaN, day.get('day') ?? NaN);

/** 3/4/2027 is a day of March or of April, and English writes 3.4.2027 either way. */
const isClear = (text: string, locale: unknown) => !text.includes('/') && !(locale === en && /\d\.\d/u.test(text));

function spanOf(found: ParsedResult, text: string): DatesSaid | null {
  const before = text.slice(0, found.index);
  const departs = DEPARTS.exec(before);
  const lead = departs ?? LEAD.exec(before);
  const at = { start: lead?.index ?? found.index, end: found.index + found.text.trimEnd().length };
  const startDate = calendarDayOf(found.start);
  if (COUNTS.test(text.slice(at.end))) return null;
  if (found.end && isWholeDay(found.end)) {
    const endDate = calendarDayOf(found.end);
    const days = daysBetween(startDate, endDate);
    return days > 0 && days <= LONGEST_TRIP ? { startDate, endDate, ...at } : null;
  }
  return !found.end && departs ? { startDate, ...at } : null;
}

const isBeside = (one: DatesSaid, other: DatesSaid) => one.end <= other.start || other.end <= one.start;

/**
 * The days of a trip in the first 2,000 letters of a text, in its order. Days that are over, or that can be read in two ways, are none.
 * @param today `YYYY-MM-DD`: days without a year are the next ones of their name
 * @example datesSaid('from 10 to 17 March', '2026-11-30') // [{ startDate: '2027-03-10', endDate: '2027-03-17', start: 0, end: 19 }]
 */
export function datesSaid(typed: string, today: string): DatesSaid[] {
  const text = typed.slice(0, LONGEST_TEXT);
  const { read, at } = withDashes(text);
  const noon = new Date(`${today}T12:00:00`);
  const days = LOCALES.flatMap((locale) =>
    locale
      .parse(read, noon, { forwardDate: true })
      .filter((each) => isWholeDay(each.start) && isClear(each.text, locale))
      .flatMap((each) => spanOf(each, read) ?? []),
  );
  const found = [...days, ...departuresIn(read, today), ...feastsIn(read, today)].filter(
    ({ startDate }) => startDate > today,
  );
  const isSpan = ({ endDate }: DatesSaid) => Number(endDate !== undefined);
  const lettersOf = ({ start, end }: DatesSaid) => end - start;
  // Of those that overlap the longest was read whole; a span says more than a day.
  const said = found
    .sort((one, other) => isSpan(other) - isSpan(one) || lettersOf(other) - lettersOf(one))
    .reduce<DatesSaid[]>((kept, each) => (kept.every((other) => isBeside(each, other)) ? [...kept, each] : kept), []);
  const placed = said.map((each) => ({
    ...each,
    start: at[each.start] ?? 0,
    end: (at[each.end - 1] ?? text.length) + 1,
  }));
  return placed.sort((one, other) => one.start - other.start);
}

/** Days of a trip for a chip. */
export const datesLabel = ({ startDate, endDate }: TripDays): string =>
  endDate === undefined ? `Leaving ${formatDate(startDate)}` : formatDateRange(startDate, endDate);

/** The months that a trip on these days is in: of a departure alone that one. */
export const monthsOfDates = ({ startDate, endDate = startDate }: TripDays): number[] => [
  ...new Set([monthOf(startDate), monthOf(endDate)]),
];
