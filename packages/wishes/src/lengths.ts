/** Lengths of a trip that are said without a number, in five languages. */
import { wordsIn } from './languages/languages';

/** Who is away for more days moves house, and a longer span is when somebody is free. */
export const LONGEST_TRIP = 60;

/** Days, first and last included, by the phrases that mean so many. */
export const lengthWords: readonly (readonly [days: number, words: string])[] = [
  [2, 'a couple of days, couple of days | un par de dias | un paio di giorni'],
  [
    3,
    'a weekend, the weekend, weekend, one weekend, weekend trip, weekend break, weekend getaway, weekend away, wkend | ein wochenende, wochenende, wochenendtrip | un week end, le week end, week end | un fin de semana, fin de semana, finde | un fine settimana, fine settimana',
  ],
  [
    4,
    'a long weekend, long weekend, bank holiday weekend, three day weekend, a few days, few days, some days, short break, a short break, short trip, a short trip | langes wochenende, ein langes wochenende, verlangertes wochenende, ein verlangertes wochenende, ein paar tage, paar tage, einige tage, kurztrip, kurzurlaub | un long week end, long week end, grand week end, un grand week end, week end prolonge, un week end prolonge, quelques jours, court sejour | un fin de semana largo, fin de semana largo, finde largo, unos dias, algunos dias, unos pocos dias | un weekend lungo, weekend lungo, un fine settimana lungo, fine settimana lungo, qualche giorno, alcuni giorni',
  ],
  [
    7,
    'a week, for the week, whole week, a whole week, a full week, week long, weeklong | eine woche, einer woche, eine ganze woche | une semaine, huit jours | una semana, semana entera | una settimana',
  ],
  [
    14,
    'a fortnight, fortnight, a couple of weeks, couple of weeks | vierzehn tage | quinze jours, une quinzaine, une quinzaine de jours | quince dias, una quincena, quincena, un par de semanas | quindici giorni, un paio di settimane',
  ],
  [
    21,
    'a few weeks, few weeks | ein paar wochen, paar wochen, einige wochen | quelques semaines | unas semanas | qualche settimana',
  ],
  [
    30,
    'a month, a whole month, whole month, a full month | ein monat, einen monat, einen ganzen monat | un mois | un mes | un mese',
  ],
];

/** Words behind which a week is a rate and no length: once a week, twice a month. */
export const timesWords: ReadonlySet<string> = new Set([
  ...'once twice times every per each mal einmal zweimal pro jede jeden fois par chaque vez veces cada por volta volte ogni'.split(
    ' ',
  ),
  ...wordsIn(({ times }) => times),
]);
