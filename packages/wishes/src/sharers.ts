/** For how many people a sum of money in a sentence is: '$600 for the four of us', 'presupuesto 1500 para dos'. */
import { foldWords } from '@sojourn/travel';
import { parseParty } from '@sojourn/travel';
import { numberWords } from './function-words';
import { numbersOf } from './languages/known-words';
import { languages } from './languages/languages';

const SUM =
  /(?:r\$|[$€£])\s?\d[\d.,]*(?:\s\d{3})*\s?k?|\d[\d.,]*(?:\s\d{3})*\s?k?\s?(?:[$€£]|usd|dollars?|bucks|eur|euros?|pounds?|gbp|dolares|dollari|pfund|reais)/giu;
const EACH =
  /\b(?:each|apiece|per person|per adult|per head|a head|per traveller|per traveler|pp|pro person|pro kopf|pro nase|jeder|par personne|par tete|chacun|chacune|por persona|por cabeza|cada uno|a persona|per persona|a testa|ciascuno|cadauno)\b/;
const NUMBER = `(\\d{1,2}|${Object.keys(numberWords).join('|')})`;
const FOR = '(?:for|fur|pour|para|per|(?:famil\\w+|group|gruppe|groupe|grupo|gruppo) (?:of|von|de|di))';
const US = '(?: (?:the|all|us|uns|nous|nos|noi|nosotros|wir|alle|tous|todos|tutti|beide|family|whole|of))*';
/** What a number counts when it counts no people. */
const OTHER =
  '(?! ?(?:day|night|week|month|hour|hr|h |year|tag|nacht|nacht|woche|monat|stunde|jahr|jour|nuit|semaine|mois|heure|an |ans|dia|noche|semana|mes|hora|ano|giorn|nott|settiman|ora|ore|anni|stop|room|bedroom|zimmer|km|mile|star|degree|grad|minute|min|kid|child|kind|enfant|nino|bambin|%))';
const PEOPLE = new RegExp(`\\b${FOR}${US} ${NUMBER}\\b${OTHER}`);
/** Behind these a number counts people only at the end: 'à deux', 'in due'. */
const AT_THE_END = new RegExp(`\\b(?:in|a) ${NUMBER}$`);
const OF_US = new RegExp(
  `\\b${NUMBER} (?:of us|people|persons|adults|travell?ers|personen|leute|erwachsene|personnes|adultes|personas|adultos|persone|adulti)\\b`,
);
const PAIR =
  /\b(?:both of us|us both|the two of us|for both|a couple|zu zweit|uns beide|uns zwei|nous deux|los dos|nosotros dos|noi due|una coppia|un couple|una pareja|ein paar)\b/;
const EVERYBODY =
  /\b(?:samen|in totaal|met z n allen|ao todo|no total|todos juntos|in total|total|altogether|all together|together|for all|for everyone|for everybody|all of us|for the family|for the whole family|for our family|for a family|for the group|insgesamt|zusammen|fur alle|fur die familie|fur die ganze familie|gesamt|au total|en tout|ensemble|pour tous|pour la famille|pour toute la famille|en total|entre todos|para todos|para la familia|para toda la familia|in totale|in tutto|per tutti|per la famiglia|per tutta la famiglia)\b/;
/** Two, three or four who go together, with or without the word for 'zu'. */
const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [/\bzu zweit\b/, 2],
  [/\bzu dritt\b/, 3],
  [/\bzu viert\b/, 4],
  [/\bzu funft\b/, 5],
];
const FAMILY = 4;

/** Their words by language: 'onze' is eleven in Portuguese, and 'our' in Dutch. */
const inLanguages = languages.map((language) => {
  const { sharers } = language;
  const numbers = numbersOf(language);
  const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
  return {
    numbers,
    each: new RegExp(`\\b(?:${sharers.each})\\b`),
    pair: new RegExp(`\\b(?:${sharers.pair})\\b`),
    everybody: new RegExp(`\\b(?:${sharers.everybody})\\b`),
    counted: [
      new RegExp(`\\b${number} (?:${sharers.ofUs})\\b`),
      new RegExp(`\\b(?:${sharers.for})(?: (?:${sharers.us}))* ${number}\\b(?! ?(?:${sharers.counts}))`),
    ],
  };
});

/** The number that counts people in one of the languages with a file of their own. */
const countedInLanguages = (words: string): number | undefined =>
  inLanguages
    .flatMap(({ counted, numbers }) =>
      counted.map((pattern) => {
        const said = pattern.exec(words)?.[1];
        return said === undefined ? undefined : (numbers[said] ?? Number(said));
      }),
    )
    .find((each) => each !== undefined);

/**
 * How many people share the sums of a sentence, 1 where each is a person's own. `people` is how many go, 0 where nobody knows.
 * @example sharersOf('$600 for the four of us', 0) // 4
 */
export function sharersOf(sentence: string, people: number): number {
  const words = foldWords(sentence.replace(SUM, ' '));
  if (EACH.test(words) || inLanguages.some(({ each }) => each.test(words))) return 1;
  const counted = [OF_US, PEOPLE, AT_THE_END]
    .map((pattern) => pattern.exec(words)?.[1])
    .find((found) => found !== undefined);
  const party = /\b(?:adults?|kids?|children)\b/.test(words) ? parseParty(partOfPeople(words)).people : 0;
  if (party > 0 && (EVERYBODY.test(words) || PEOPLE.test(words) || OF_US.test(words))) return party;
  if (counted !== undefined) return Math.max(1, numberWords[counted] ?? Number(counted));
  const together = TOGETHER.find(([pattern]) => pattern.test(words));
  if (together) return together[1];
  const other = countedInLanguages(words);
  if (other !== undefined) return Math.max(1, other);
  if (PAIR.test(words) || inLanguages.some(({ pair }) => pair.test(words))) return 2;
  if (!EVERYBODY.test(words) && !inLanguages.some(({ everybody }) => everybody.test(words))) return 1;
  return people > 0 ? people : /famil|gezin/.test(words) ? FAMILY : 1;
}

/** From the first number that counts people on: what stands before it are days and hours. */
const partOfPeople = (words: string) =>
  /\b\w+ adults?\b.*$/.exec(words)?.[0].replace(/\b(?:in total|total|altogether|together)\b.*$/, '') ?? words;
