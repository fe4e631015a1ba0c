import { placeJudge } from './place-words';
import { tokensOf } from './tokens';

/** Other names that these texts have. */
const NAMES = new Set(['cannes', 'greece', 'japan']);

/** Whether the word is the name of a place where it stands in the text for the last time. */
function isPlace(text: string, name: string): boolean {
  const tokens = tokensOf(text);
  const judge = placeJudge({ text, tokens, hasOtherSense: (word) => word === 'essen' });
  let last = false;
  for (const [at, { text: word }] of tokens.entries()) {
    if (word === name) last = judge(at, 1);
    else if (NAMES.has(word)) judge(at, 1);
  }
  return last;
}

test.each([
  ['a week in nice', 'nice'],
  ['fly to split', 'split'],
  ['somewhere like bath', 'bath'],
  ['not Nice again', 'nice'],
  ['not turkey', 'turkey'],
  ['We love Turkey dearly', 'turkey'],
  ['Turkey', 'turkey'],
  ['turkey for two weeks', 'turkey'],
  ['Turkey: beaches', 'turkey'],
  ['Nice or Cannes', 'nice'],
  ['turkey and greece', 'turkey'],
  ['Cannes, Nice and home', 'nice'],
  ['cannes and nice', 'nice'],
  ['a china trip', 'china'],
  ['Japan first', 'japan'],
  ['paris museums', 'paris'],
  ['TURKEY IN MAY', 'turkey'],
  ['my wife Florence and I, a week in Florence', 'florence'],
  ['gut wohnen in Essen', 'essen'],
  ["Georgia's Essen", 'georgias'],
])('reads a place in "%s"', (text, name) => expect(isPlace(text, name)).toBe(true));

test.each([
  ['nice food', 'nice'],
  ['Nice food', 'nice'],
  ['nice', 'nice'],
  ['it is not nice', 'nice'],
  ['we split the cost', 'split'],
  ['we want to split', 'split'],
  ['Turkey dinner', 'turkey'],
  ['we like turkey', 'turkey'],
  ['a bath', 'bath'],
  ['interested in tours', 'tours'],
  ['to learn in reading', 'reading'],
  ['Reading in the evening', 'reading'],
  ['Side with the locals', 'side'],
  ['We love Japan and chili', 'chili'],
  ['japan lacquer', 'japan'],
  ['We Love Very Nice Food And Great Wine', 'nice'],
  ['my wife Florence', 'florence'],
  ['gutes Essen', 'essen'],
  ["around Georgia's nap time", 'georgias'],
  ['where Victoria goes', 'victoria'],
])('reads no place in "%s"', (text, name) => expect(isPlace(text, name)).toBe(false));

test('takes a name of several words for a place wherever it stands', () => {
  const text = 'nice bath food';
  expect(placeJudge({ text, tokens: tokensOf(text), hasOtherSense: () => false })(0, 2)).toBe(true);
});
