import { localMoment, formatAuthor } from './history.model';

it('a change was made by its reader, or by somebody with a link', () => {
  expect(formatAuthor({ role: 'owner', link: null })).toBe('You');
  expect(formatAuthor({ role: 'editor', link: 'Family' })).toBe('Somebody with the link “Family”');
  expect(formatAuthor({ role: 'editor', link: null })).toBe('Somebody with a link');
});

it('an instant is said on this computer’s clock', () => {
  const at = new Date(2127, 0, 5, 7, 4);
  expect(localMoment(at.toISOString())).toEqual({ day: '2127-01-05', time: '07:04' });
});

test('tells two links apart when they have one name', () => {
  const [first, second, other] = [
    { role: 'editor', link: 'Family', linkId: 'l-1' },
    { role: 'editor', link: 'Family', linkId: 'l-2' },
    { role: 'editor', link: 'Ben', linkId: 'l-3' },
  ] as const;
  const all = [first, second, other, { role: 'owner', link: null } as const, first];
  expect([first, second, other].map((author) => formatAuthor(author, all))).toEqual([
    'Somebody with the link “Family” (1)',
    'Somebody with the link “Family” (2)',
    'Somebody with the link “Ben”',
  ]);
});
