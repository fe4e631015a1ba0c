import { isCalled, peopleIn } from './people-named';
import { tokensOf } from './tokens';

const named = (text: string) => [...peopleIn(tokensOf(text))];

test.each([
  ['my wife Florence likes art', 'florence'],
  ['our daughters Sydney and Paris', 'paris'],
  ['our son is called Jordan', 'jordan'],
  ['My nephew, Roma, is five', 'roma'],
  ['Florence, my partner, brings a tent', 'florence'],
  ['Dallas is my dad', 'dallas'],
  ['Jordan, our eldest, gets car sick', 'jordan'],
  ['Georgia and I', 'georgia'],
  ['Austin (5) and a dog', 'austin'],
  ['Chelsea aged nine', 'chelsea'],
  ['Paris hates museums', 'paris'],
  ['Sienna is 4 and Paris is 7', 'paris'],
  ['Georgia is turning 30', 'georgia'],
  ['with my buddies Dean and Jordan for craft beer', 'jordan'],
  ['vegetarian food for Israel, our son', 'israel'],
  ['Georgia would rather have a beach', 'georgia'],
  ['Paris let hers expire', 'paris'],
  ['meine Tochter Vienna', 'vienna'],
  ['with the kids (Paris, 6, and Austin, 9)', 'paris'],
  ['with the kids (Paris, 6, and Austin, 9)', 'austin'],
])('names somebody in "%s"', (text, name) => expect(named(text)).toContain(name));

test.each([
  ['Me and my wife, Italy, ten days', 'italy'],
  ['Rome, my wife and two kids', 'rome'],
  ['Florence is my favorite town', 'florence'],
  ['Paris and Rome', 'paris'],
  ['two kids, Paris, 6 nights', 'paris'],
  ['Malta is 3 hours away', 'malta'],
])('names nobody of that name in "%s"', (text, name) => expect(named(text)).not.toContain(name));

test('knows a name right behind a word of kinship', () => {
  const tokens = tokensOf('my wife Florence in Florence');
  expect(isCalled(tokens, 2)).toBe(true);
  expect(isCalled(tokens, 4)).toBe(false);
});
