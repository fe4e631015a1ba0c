/** Who travels, read from free text such as `2 adults and 2 kids (ages 4 and 7)`. */

/** `people` is 0 when the text does not say how many. */
export type Party = { people: number; hasChildren: boolean; isCouple: boolean };

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS.join('|')})`;
const LINK = '(?:\\s*,\\s*and\\s+|\\s*[,&]\\s*|\\s+and\\s+)';
const YOUNG = '(?:kid|child|baby|infant|toddler|boy|girl|son|daughter)';
const PERSON =
  'adults?|people|persons?|seniors?|friends?|kids?|child(?:ren)?|bab(?:y|ies)|infants?|toddlers?|teens?|teenagers?';

/** What is read in place of what: ages are no people, and of a range the larger number counts. */
const REWRITES: readonly [RegExp, (...found: string[]) => string][] = [
  // 'a 6 year old' is a child; of 'two 6-year-olds' only the age goes.
  [
    new RegExp(`\\b(?:an?|my|our|the) ${NUMBER}[- ](?:years?|yrs?|months?)[- ]old\\b(?: ${YOUNG}\\b)?`, 'g'),
    () => ' a child ',
  ],
  [new RegExp(`\\b${NUMBER}(?:${LINK}${NUMBER})*[- ](?:years?|yrs?|months?)(?:[- ]olds?)?\\b`, 'g'), () => ' '],
  [
    new RegExp(
      `\\(?\\bage[sd]?\\b:?\\s*(?:of |under |over |between )?${NUMBER}(?:(?:${LINK}|\\s*(?:-|\u2013|to)\\s*)${NUMBER}(?!\\s+(?:${PERSON})\\b))*\\)?`,
      'g',
    ),
    () => ' ',
  ],
  [new RegExp(`\\b(?:under|over|below|above) ${NUMBER}\\b`, 'g'), () => ' '],
  [
    new RegExp(`\\b(?:between )?(${NUMBER})\\s*(?:-|\u2013|to|or)\\s*(${NUMBER})\\b`, 'g'),
    (_, ...range) => largerOf(range),
  ],
  [new RegExp(`\\bbetween (${NUMBER}) and (${NUMBER})\\b`, 'g'), (_, ...range) => largerOf(range)],
  // Numbers of other things.
  [
    new RegExp(`\\b${NUMBER} (?:days?|nights?|weeks?|months?|(?:bed)?rooms?|beds?|bags?|dogs?|cats?|pets?)\\b`, 'g'),
    () => ' ',
  ],
  // 'Kids 5 and 8'
  [
    new RegExp(
      `\\b(kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|toddlers?) \\d{1,2}(?:${LINK}\\d{1,2})*(?!\\d| ?(?:${PERSON})\\b)`,
      'g',
    ),
    (_, noun = '') => ` ${noun} `,
  ],
  [/\b(?:both of us|us both)\b/g, () => ' 2 people '],
];
const TOTALS = [
  new RegExp(`\\b(?:family|group|party|bunch) of (${NUMBER})\\b`),
  new RegExp(`\\b(${NUMBER}) (?:people|persons|travell?ers|guests|of us|in total|altogether)\\b`),
  new RegExp(`\\bwe(?: are|'re|’re) (${NUMBER})\\b(?! (?:${PERSON}))`),
];

const CHILD =
  /^(?:kids?|child|children|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?|teens?|teenagers?|grand(?:child|children|sons?|daughters?)|family)$/;
/** Who pays a child's fare or sits on a lap; whoever is in their teens pays an adult's. */
const YOUNG_ONE = /^(?:kids?|child|children|toddlers?|sons?|daughters?|grand(?:child|children|sons?|daughters?))$/;
const INFANT = /^(?:bab(?:y|ies)|infants?)$/;
const PARTNER = /^(?:couple|honeymoon|newlyweds|wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?)$/;
const OTHER_COMPANY =
  /^(?:friends?|mothers?|mom|mum|fathers?|dad|parents?|sisters?|brothers?|siblings?|cousins?|aunts?|uncles?|grandm(?:a|other)|grandpa|grandfather|grandparents?|colleagues?)$/;
/** One of them without a number is one person; `parents` and their like are two. */
const ONE =
  /^(?:adult|person|senior|kid|child|baby|toddler|infant|son|daughter|teen|teenager|grandchild|grandson|granddaughter|wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|friend|mother|mom|mum|father|dad|parent|sister|brother|sibling|cousin|aunt|uncle|grandma|grandmother|grandpa|grandfather|colleague)$/;
const TWO = /^(?:couple|parents|grandparents|twins|newlyweds)$/;
const SPEAKER = /^(?:i|im|me|my|myself)$/;
const SEPARATOR = /^(?:and|with|plus|or|[,&+;/])$/;
const ALONE = /^(?:solo|alone|single|myself)$/;

const rewritten = (text: string): string =>
  REWRITES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text.toLowerCase());
const wordsOf = (said: string): string[] => said.match(/[\p{L}\p{N}]+|[,&+;/]/gu) ?? [];

/**
 * Reads who travels. Of a range the larger number counts, so that money and room are enough; ages are not people; somebody
 * who writes `my wife and 2 kids` comes along.
 * @example parseParty('2 adults and 2 kids (ages 4 and 7)') // { people: 4, hasChildren: true, isCouple: false }
 */
export function parseParty(text: string): Party {
  const said = rewritten(text);
  const words = wordsOf(said);
  const has = (kind: RegExp) => words.some((word) => kind.test(word));
  const hasChildren = has(CHILD);
  const total = TOTALS.map((pattern) => pattern.exec(said)?.[1]).find((found) => found !== undefined);
  const counted = total === undefined ? countPeople(words) : valueOf(total);
  const people = counted || (has(PARTNER) ? 2 : has(ALONE) ? 1 : 0);
  const isCouple = !hasChildren && people === 2 && (has(PARTNER) || !has(OTHER_COMPANY));
  return { people, hasChildren, isCouple };
}

const NOBODY = /^\s*(?:0+|zero|none|nobody|no ?one)\s*[.!]*\s*$/i;
const NONE_OF_THEM = /\b(?:0|zero|no) (?:adults?|people|persons?|travell?ers?|guests?)\b/i;
/** A minus before a number; not the dash of a range such as `2-4`, nor of `2 - 4`. */
const LESS_THAN_NONE = /(?<!\d\s*|\p{L})[-\u2212]\s*\d/u;

/** Why a text says no group that can travel, as a sentence; undefined where it does, or says nothing of a number. */
export function partyFault(text: string): string | undefined {
  const isNobody = NOBODY.test(text) || (NONE_OF_THEM.test(text) && parseParty(text).people === 0);
  return isNobody || LESS_THAN_NONE.test(text) ? 'A group has at least one person. Who is going?' : undefined;
}

/**
 * How many of a party pay a child's fare, and how many sit on a lap, as far as a text counts them: none of `a family of 4`.
 * @example youngIn('2 adults, 2 kids and a baby') // { children: 2, infants: 1 }
 */
export function youngIn(text: string): { children: number; infants: number } {
  const words = wordsOf(rewritten(text));
  const [children, infants] = [countNamed(words, YOUNG_ONE), countNamed(words, INFANT)];
  // Somebody goes along with them.
  return children + infants < parseParty(text).people ? { children, infants } : { children: 0, infants: 0 };
}

const TINY = 'one|two|three|[1-3]';
/** Words and ages of those who still sleep in the afternoon: up to three years. */
const NAPPING = new RegExp(
  `\\b(?:bab(?:y|ies)|infants?|toddlers?|newborns?)\\b(?! ?(?:free|moon))|\\b(?:${TINY})[- ](?:years?|yrs?)[- ]olds?\\b|\\b\\d{1,2}[- ]months?[- ]olds?\\b|\\bage[sd]? (?:${TINY})\\b(?! ?-)`,
  'i',
);

/** Whether somebody is along who still sleeps in the afternoon. @example hasNapper('2 adults and a 2-year-old') // true */
export const hasNapper = (text: string): boolean => NAPPING.test(text);

/** How many of a kind a list names: `2 small kids and a baby` has two kids and one baby. */
function countNamed(words: readonly string[], kind: RegExp): number {
  let sum = 0;
  let number = 0;
  for (const word of words) {
    if (SEPARATOR.test(word)) number = 0;
    else if (isNumber(word)) number = valueOf(word);
    else if (kind.test(word)) {
      sum += number || (ONE.test(word) ? 1 : 0);
      number = 0;
    }
  }
  return sum;
}

function countPeople(words: readonly string[]): number {
  let sum = 0;
  // The number before a noun, until the list goes on: it counts the noun, which does not count again.
  let number = 0;
  for (const word of words) {
    if (SEPARATOR.test(word)) number = 0;
    else if (isNumber(word)) sum += number = valueOf(word);
    else if (word === 'couples') sum += number;
    else if (number === 0 && TWO.test(word)) sum += 2;
    else if (number === 0 && ONE.test(word)) sum += 1;
  }
  const isSpeakerCounted = words.some((word) => /^(?:adults?|people|persons?)$/.test(word));
  return sum + (words.some((word) => SPEAKER.test(word)) && !isSpeakerCounted ? 1 : 0);
}

/** Of the numbers that a pattern found; behind them stand the place and the text. */
const largerOf = ([one = '', other = '']: string[]) => String(Math.max(valueOf(one), valueOf(other)));
const isNumber = (word: string) => /^\d{1,2}$/.test(word) || NUMBER_WORDS.includes(word);
const valueOf = (word: string) => (NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) + 1 : Number(word));
