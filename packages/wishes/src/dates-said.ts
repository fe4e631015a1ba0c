/** The days of a trip as somebody writes them: 'from 10 to 17 March 2027', 'leaving 5 December', in seven languages. */
import { addDays, dayOf, daysBetween, formatDate, formatDateRange, monthOf, weekdayFrom } from '@sojourn/travel';
import { de, en, es, fr, it, nl, pt, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { dayOfSaidMonth } from './day-of-said-month';
import { feastsIn } from './feasts';
import { LONGEST_TRIP } from './lengths';
import { alsoIn } from './languages/languages';
import { departuresIn } from './parts-of-month';
import { slashedDaysIn } from './slashed-days';
import { onWeekdays } from './weekday-span';

/** `YYYY-MM-DD`; without `endDate` only the day of departure was said. `start` and `end` are where it stands in the text. */
export type DatesSaid = TripDays & {
  start: number;
  end: number;
  isUnwanted?: boolean;
  /** A day alone, which the trip may be about: one to ask for. */
  around?: string;
};
type TripDays = { startDate: string; endDate?: string };

const LOCALES = [en, de, fr, es, it, nl, pt];
/** Time grows with the square of a text of nothing but dots and digits: 10,000 letters take a second, these 50 ms. */
const LONGEST_TEXT = 2_000;
/** Words that a trip leaves on the day behind. A birthday, a deadline or a wedding is no departure. */
const DEPARTS = new RegExp(
  String.raw`\b(?:leav(?:e|ing)|depart(?:ing|ure)?|start(?:ing)?|begin(?:ning)?|fly(?:ing)?(?: out)?|setting off|abreise|abflug|los|ab|partant|partir|départ|saliendo|salida|salimos|partenza|partendo|partiamo${alsoIn(({ dates }) => dates.departs)})(?: (?:on|from|am|le|el|il|du|the|de|del|dal|vom|op|dia|em|no dia|a))?(?: the)? *$`,
  'iu',
);
/** 'Two weeks from 1 June': the length says that the day is one of leaving. */
const LENGTH_FROM =
  /(?<=\b(?:weeks?|days?|nights?|fortnight|wochen|tagen?|semaines?|jours|semanas?|d[ií]as|settiman[ae]|giorni),? )(?:from|starting|beginning|ab|vom|à partir du|a partir del|desde el|dal)(?: on| the)?(?: the)? *$|\bfrom (?:about|around)(?: the)? *$/iu;
/** 'On 4 June for 12 days' */
const FOR_A_LENGTH =
  /^,? ?(?:for|für|fuer|pour|por|per) (?:(?:about|around|roughly|some|ca\.?|etwa|environ|unos|circa) )?(?:an?|one|two|three|four|eine?|zwei|une|deux|una|dos|due|\d+)[ -](?:days?|weeks?|nights?|fortnight|tage|wochen?|jours|semaines?|d[ií]as|semanas?|giorni|settiman[ae])/iu;
/** 'Around 12 October': a trip that has the day in it leaves some days ahead of it. */
const AROUND =
  /\b(?:around|about|circa|ca\.?|um den|vers le|autour du|alrededor del|hacia el|intorno al)(?: the)? *$/iu;
const DAYS_AHEAD = 3;
/** 'Our anniversary is on 14 October'. A deadline is no day of a trip. */
const ON_A_DAY = /\b(?:on|is|falls on|am|ist|le|c'est le|el|es el|il|è il|op|no dia)(?: the)? *$/iu;
const DEADLINE =
  /\b(?:by|before|until|till|after|since|back|return|home|decide|book|work|bis|vor|nach|avant|après|antes|hasta|prima|entro)\b[^.;\n]{0,24}$/iu;
/** 'The week of 8 March' */
const WEEK_OF = /\b(?:the )?week (?:of|beginning|commencing|starting)(?: on)?(?: the)? *$/iu;
const WEEKEND = /\b(?:the )?weekend (?:of|around)(?: the)? *$/iu;
const [FRIDAY, SATURDAY] = [5, 6];
/** A 'no' right before days: they are not to be those of the trip. */
const UNWANTED =
  /\b(?:not|no|except|avoid|avoiding|nicht|kein|keine|ausser|außer|pas|sauf|salvo|non|tranne|niet|geen|behalve|não|nao|exceto|excepto|menos)(?: (?:at|on|over|during|in|for|the|an|zu|über|uber|à|en|al|per|von|from|between|met|op|van|tussen|em|no|na|de|entre))* *$/iu;
/** And those that belong to the days behind them. */
const LEAD = new RegExp(
  String.raw`\b(?:from|between|vom|zwischen|du|entre|del|dal|tra|fra|on|the${alsoIn(({ dates }) => dates.lead)})(?: the)? *$`,
  'iu',
);

/** What stands between two days, as one language or another writes it. */
const BETWEEN_DAYS =
  /[–—]|(?<=\d(?:st|nd|rd|th)?) (?:through|to the|until|till|al|au|bis zum|tot|tot en met|t\/m|a|ate|até|ao)(?: the)? (?=\d)|(?<=\b(?:between|zwischen|entre|tra|fra|tussen)\b[^.;\n]{1,24}) (?:and|und|et|y|e|en)(?: the)? (?=\d)/giu;
/** A number that counts these is no day: 'in March, 5 to 7 nights'. */
const COUNTS = new RegExp(
  String.raw`^\s*(?:-\s*)?(?:nights?|days?|weeks?|months?|hours?|hrs?|people|persons?|adults?|kids?|children|friends|of us|stops?|degrees|tage|nächte|wochen|personen|jours|nuits|semaines|personnes|días|noches|semanas|personas|giorni|notti|settimane|persone${alsoIn(({ dates }) => dates.counts)})\b`,
  'iu',
);

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
  const departs = DEPARTS.exec(before) ?? LENGTH_FROM.exec(before);
  const lead = departs ?? LEAD.exec(before);
  const at = { start: lead?.index ?? found.index, end: found.index + found.text.trimEnd().length };
  const startDate = calendarDayOf(found.start);
  if (COUNTS.test(text.slice(at.end))) return null;
  if (found.end && isWholeDay(found.end)) {
    const endDate = calendarDayOf(found.end);
    const days = daysBetween(startDate, endDate);
    return days > 0 && days <= LONGEST_TRIP ? { startDate, endDate, ...at } : null;
  }
  return found.end
    ? null
    : departureOn(startDate, { before, words: found.text, behind: text.slice(at.end), departs, at });
}

type Beside = {
  before: string;
  words: string;
  behind: string;
  departs: RegExpExecArray | null;
  at: { start: number; end: number };
};

/** A day alone is one of leaving where the words beside it say so. */
function departureOn(startDate: string, { before, words, behind, departs, at }: Beside): DatesSaid | null {
  if (departs || FOR_A_LENGTH.test(behind)) return { startDate, ...at };
  const weekend = WEEKEND.exec(before);
  if (weekend) {
    // Of a Sunday the one that it ends.
    const saturday = weekdayFrom(addDays(startDate, -1), SATURDAY);
    return {
      startDate: addDays(saturday, FRIDAY - SATURDAY),
      endDate: addDays(saturday, 1),
      start: weekend.index,
      end: at.end,
    };
  }
  const week = WEEK_OF.exec(before);
  if (week) return { startDate, start: week.index, end: at.end };
  const around = AROUND.exec(before);
  const ahead = addDays(startDate, -DAYS_AHEAD);
  if (around) return { startDate: ahead, start: around.index, end: at.end };
  const isOn = words.startsWith('on ') || ON_A_DAY.test(before);
  return isOn && !DEADLINE.test(before) ? { startDate: ahead, around: startDate, ...at } : null;
}

/** Where letters of the text with dashes stood before. */
const placedIn = (at: readonly number[], { start, end, ...rest }: ReturnType<typeof unwantedIn>) => ({
  ...rest,
  start: at[start] ?? 0,
  end: (at[end - 1] ?? at.at(-1) ?? 0) + 1,
});

/** 'But not Christmas week', with the words that say so. */
function unwantedIn(text: string, { start, end }: DatesSaid): { start: number; end: number; isUnwanted?: boolean } {
  const no = UNWANTED.exec(text.slice(0, start));
  return no ? { start: no.index, end, isUnwanted: true } : { start, end };
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
  // The parser takes 'from 5 July' for a July, and 'two weeks from 5' for a day.
  const masked = read.replace(/\bfrom(?= (?:the )?\d)/giu, '----');
  const days = LOCALES.flatMap((locale) =>
    locale
      .parse(masked, noon, { forwardDate: true })
      .filter((each) => isWholeDay(each.start) && isClear(each.text, locale))
      .flatMap((each) => spanOf(each, read) ?? []),
  );
  const found = [
    ...days,
    ...departuresIn(read, today),
    ...feastsIn(read, today),
    ...slashedDaysIn(read, today),
    ...dayOfSaidMonth(read, today),
  ].filter(({ startDate }) => startDate > today);
  const isSpan = ({ endDate }: DatesSaid) => Number(endDate !== undefined);
  const lettersOf = ({ start, end }: DatesSaid) => end - start;
  // Of those that overlap the longest was read whole; a span says more than a day.
  const said = found
    .sort((one, other) => isSpan(other) - isSpan(one) || lettersOf(other) - lettersOf(one))
    .reduce<DatesSaid[]>((kept, each) => (kept.every((other) => isBeside(each, other)) ? [...kept, each] : kept), []);
  const placed = onWeekdays(read, said).map((each) => ({
    ...each,
    ...placedIn(at, unwantedIn(read, each)),
  }));
  return placed.sort((one, other) => one.start - other.start);
}

/** Days of a trip for a chip. */
export const datesLabel = ({ startDate, endDate, around }: TripDays & Pick<DatesSaid, 'around'>): string =>
  around !== undefined
    ? `Around ${formatDate(around)}`
    : endDate === undefined
      ? `Leaving ${formatDate(startDate)}`
      : formatDateRange(startDate, endDate);

/** The months that a trip on these days is in: of a departure alone that one. */
export const monthsOfDates = ({ startDate, endDate = startDate }: TripDays): number[] => [
  ...new Set([monthOf(startDate), monthOf(endDate)]),
];
