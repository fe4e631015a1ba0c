/** How many go, read from the free text of the planner's fifth step. */

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `(\\d{1,2}|${WORDS.join('|')})`;
const CHILD = '(?:child|kid|baby|toddler|infant|teenager|son|daughter)';

const AGES = [
  /\(?\bage[sd]?\b[^;:)\n]*\)?/g,
  new RegExp(`\\b${NUMBER}(?:\\s*(?:,|and|&)\\s*${NUMBER})*[- ](?:years?|yrs?|months?)(?:[- ]old)?\\b`, 'g'),
];
const RANGE = new RegExp(`\\b${NUMBER}\\s*(?:-|\u2013|to|or)\\s*${NUMBER}\\b`, 'g');
const TOTALS = [
  new RegExp(`\\b(?:family|group|party|bunch) of ${NUMBER}\\b`),
  new RegExp(`\\b${NUMBER} (?:people|persons|travell?ers|guests|of us|in total|altogether)\\b`),
];
const COUNTS = new RegExp(`\\b(?:${NUMBER}\\b|(an?) (?=${CHILD}\\b)|(couple)\\b)`, 'g');

const valueOf = (word: string) => (WORDS.includes(word) ? WORDS.indexOf(word) + 1 : Number(word));

/**
 * The number of people a text gives, 1 when it gives none. Of a range the larger, so that the money is enough.
 * @example peopleIn('2 adults and 2 kids (ages 4 and 7)') // 4
 */
export function peopleIn(groupSize: string): number {
  let said = groupSize.toLowerCase();
  for (const ages of AGES) said = said.replace(ages, ' ');
  said = said.replace(RANGE, (_, low: string, high: string) => String(Math.max(valueOf(low), valueOf(high))));
  const total = TOTALS.map((pattern) => pattern.exec(said)?.[1]).find(Boolean);
  if (total) return Math.max(1, valueOf(total));
  let sum = 0;
  for (const [, number, child, couple] of said.matchAll(COUNTS)) {
    sum += number ? valueOf(number) : child ? 1 : couple ? 2 : 0;
  }
  return Math.max(1, sum);
}
