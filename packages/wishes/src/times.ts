/** Months, seasons and holidays, as people write them in five languages. */
import { monthName, monthNames, monthRuns } from '@sojourn/travel';
import { monthsOfSeason, type Hemisphere, type Season } from '@sojourn/travel';
import type { Language } from './languages/language';
import { languages } from './languages/languages';

/** A word for a time of the year. */
export type Time = { label: string; months: readonly number[]; words: string };

const abroad: readonly string[] = [
  'januar, janner, janvier, enero, gennaio, jan',
  'februar, feber, fevrier, febrero, febbraio, feb',
  'marz, mars, marzo',
  'april, avril, abril, aprile, apr',
  'mai, mayo, maggio',
  'juni, juin, junio, giugno, jun',
  'juli, juillet, julio, luglio, jul',
  'august, aout, agosto, aug',
  'septiembre, septembre, settembre, sept, sep',
  'oktober, octobre, octubre, ottobre, oct, okt',
  'novembre, noviembre, nov',
  'dezember, decembre, diciembre, dicembre, dec, dez',
];
/** The names of each month in every language, without their marks, the long before the short; English first. */
export const monthWords: readonly (readonly string[])[] = monthNames.map((name, at) => [
  name.toLowerCase(),
  ...(abroad[at] ?? '').split(', '),
  ...languages.flatMap((language) => language.months[at]?.split(', ') ?? []),
]);

// 'may' and 'march' are verbs too: they count behind a word of time.
const BEFORE_A_VERB = [
  'in',
  'for',
  'during',
  'early',
  'mid',
  'late',
  'end of',
  'beginning of',
  'of',
  'until',
  'by',
  'or',
];

const months: readonly Time[] = monthNames.map((name, at) => {
  const word = name.toLowerCase();
  const isVerb = word === 'may' || word === 'march';
  const english = isVerb ? BEFORE_A_VERB.map((before) => `${before} ${word}`).join(', ') : word;
  return { label: `In ${monthName(at + 1)}`, months: [at + 1], words: `${english}, ${abroad[at] ?? ''}` };
});

const seasonWords: readonly [Season, string][] = [
  [
    'spring',
    'in spring, in the spring, this spring, next spring, springtime, early spring, late spring | fruhling, fruhjahr | printemps | primavera',
  ],
  ['summer', 'summer, summertime | sommer | en ete, l ete, cet ete, d ete | verano | estate'],
  ['autumn', 'autumn, in fall, in the fall, this fall, next fall | herbst | automne | otono | autunno'],
  ['winter', 'winter, wintertime | hiver | invierno | inverno'],
];

const holidays: readonly Time[] = [
  {
    label: 'At Christmas',
    months: [12],
    words: 'christmas, xmas, over christmas, advent | weihnachten, weihnachtszeit | noel | navidad, navidades | natale',
  },
  {
    label: 'At New Year',
    months: [12, 1],
    words:
      'new year, new years, new years eve | silvester, neujahr | nouvel an | nochevieja, ano nuevo, fin de ano | capodanno',
  },
  {
    label: 'At Easter',
    months: [3, 4],
    words: 'easter, spring break | ostern, osterferien | paques | semana santa, pascua | pasqua',
  },
  {
    label: 'In the school holidays',
    months: [7, 8],
    words:
      'school holidays, school holiday, summer holidays, summer school holidays, school vacation, school break, summer vacation, summer break | schulferien, sommerferien, grosse ferien, ferienzeit | vacances scolaires, grandes vacances, vacances d ete | vacaciones escolares, vacaciones de verano | vacanze scolastiche, vacanze estive',
  },
  {
    label: 'In the autumn break',
    months: [10],
    words:
      'october half term, autumn half term, autumn break, october break, fall break | herbstferien | vacances de la toussaint, toussaint',
  },
  { label: 'In the February half term', months: [2], words: 'february half term, winter half term' },
  {
    label: 'At Whitsun',
    months: [5, 6],
    words:
      'whitsun, whitsun half term, may half term, late may half term, summer half term | pfingsten, pfingstferien | pentecote | pentecostes | pentecoste',
  },
  // British schools have one in each term.
  { label: 'In half term', months: [2, 5, 10], words: 'half term, half terms, half term week, half term holiday' },
];

/** Every time of the year by its words; seasons are those of the hemisphere where the writer lives. */
export const timesOf = (hemisphere: Hemisphere): readonly Time[] => [
  ...months,
  ...seasonWords.map(([season, words]) => ({
    label: `In ${season}`,
    months: monthsOfSeason(season, hemisphere),
    words,
  })),
  ...holidays,
];

/** Every time of the year as a language with a file of its own calls it. */
export const timesIn = (
  { months: names, seasons, holidays: feasts }: Language,
  hemisphere: Hemisphere,
): readonly Time[] => [
  ...names.map((words, at) => ({ label: `In ${monthName(at + 1)}`, months: [at + 1], words })),
  ...seasonWords.map(([season]) => ({
    label: `In ${season}`,
    months: monthsOfSeason(season, hemisphere),
    words: seasons[season],
  })),
  ...feasts,
];

/** Months in words, for a chip. */
export const monthsLabel = (list: readonly number[]): string =>
  monthRuns(list)
    .map(({ first, last }) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(', ');
