import { isOnSabbath, keepsSabbath } from './sabbath.model';

// Israel is two hours before UTC in winter.
it.each([
  ['on Friday morning', '2027-02-12T09:00Z', false],
  ['on Friday afternoon', '2027-02-12T13:30Z', true],
  ['on Saturday morning', '2027-02-13T06:00Z', true],
  ['on Saturday evening', '2027-02-13T18:30Z', false],
  ['on a Sunday', '2027-02-14T06:00Z', false],
])('tells whether El Al would fly %s', (_, at, isResting) => {
  expect(isOnSabbath('LY', [Date.parse(at)])).toBe(isResting);
  expect(isOnSabbath('A3', [Date.parse(at)])).toBe(false);
});

it('looks at the landing, too', () => {
  const [leaves, lands] = ['2027-02-12T09:00Z', '2027-02-12T14:00Z'].map((at) => Date.parse(at));
  expect(isOnSabbath('LY', [leaves ?? 0, lands ?? 0])).toBe(true);
});

it('knows who rests', () => expect(['LY', 'IZ'].map(keepsSabbath)).toEqual([true, false]));
