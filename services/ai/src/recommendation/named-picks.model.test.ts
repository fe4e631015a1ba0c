import { namesPicks, withNamedPicks } from './named-picks.model';

const names = ['Rome', 'Munich', 'Prague'];

test.each([
  ['more like the second one but smaller', 'more like Munich but smaller'],
  ['The third option, only cheaper', 'Prague, only cheaper'],
  ['like number 1 but by the sea', 'like Rome but by the sea'],
  ['not the first one', 'not Rome'],
  ['wie der zweite Vorschlag, aber ruhiger', 'wie Munich, aber ruhiger'],
  ['comme le deuxième mais moins cher', 'comme Munich mais moins cher'],
  ['the fifth one', 'the fifth one'],
])('gives the name that is meant in %j', (text, named) => expect(withNamedPicks(text, names)).toBe(named));

test('says nothing of a place that is kept', () =>
  expect(namesPicks('keep the second one and replace the others')).toBe(false));

test.each(['the second week of May', 'first time in Asia', 'we leave on the 2nd of May', 'option 12'])(
  'leaves %j as it is',
  (text) => {
    expect(namesPicks(text)).toBe(false);
    expect(withNamedPicks(text, names)).toBe(text);
  },
);
