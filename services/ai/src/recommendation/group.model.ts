/** Who travels, read from the free text of the planner's fifth step. */

/** How many go; `people` is 0 when the text does not say. */
export type Group = { people: number; hasChildren: boolean; isCouple: boolean };

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = /(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)/.source;
const CHILDREN =
  /\b(kids?|child|children|bab(y|ies)|toddlers?|infants?|son|sons|daughters?|teens?|teenagers?|family)\b/;
const COUPLE = /\b(couple|honeymoon|my (wife|husband|partner|girlfriend|boyfriend)|just (the )?two of us)\b/;
const ALONE = /\b(solo|alone|just me|only me|myself|by myself|single)\b/;

/** @example readGroup('2 adults and 1 kid') // { people: 3, hasChildren: true, isCouple: false } */
export function readGroup(text: string): Group {
  const said = text.toLowerCase();
  const hasChildren = CHILDREN.test(said);
  if (ALONE.test(said) && !hasChildren) return { people: 1, hasChildren, isCouple: false };
  const whole = new RegExp(`\\b(?:family|group|party|bunch) of ${COUNT}\\b`).exec(said)?.[1];
  const counted = [...said.matchAll(new RegExp(`\\b${COUNT}\\b`, 'g'))].map(([, word = '']) => valueOf(word));
  const sum = whole === undefined ? counted.reduce((total, each) => total + each, 0) : valueOf(whole);
  const isCouple = !hasChildren && (COUPLE.test(said) || sum === 2);
  return { people: sum || (isCouple ? 2 : 0), hasChildren, isCouple };
}

const valueOf = (word: string) => numbers[word] ?? Number(word);
