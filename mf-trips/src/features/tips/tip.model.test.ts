import { postedTip, readTip, formatTipAge, toggleLike } from './tip.model';

test.each([
  ['2026-11-22', 'Today'],
  ['2026-11-23', 'Today'],
  ['2026-11-21', 'Yesterday'],
  ['2026-11-20', '2 days ago'],
  ['2026-11-16', '6 days ago'],
  ['2026-11-15', '1 week ago'],
  ['2026-11-08', '2 weeks ago'],
  ['2026-10-24', '4 weeks ago'],
  ['2026-10-23', null],
])('%s was %s', (day, words) => {
  expect(formatTipAge(day, '2026-11-22')).toBe(words);
});

test('tags stand between commas, in small letters, without empty ones and doubles', () => {
  const tagsOf = (tags: string) => readTip({ content: 'Go early', tags });
  expect(tagsOf(' Food, , BUDGET,food,')).toEqual({ content: 'Go early', tags: ['food', 'budget'] });
  expect(tagsOf('')).toEqual({ content: 'Go early', tags: [] });
});

test.each([
  ['   ', '', { content: 'Tip content cannot be empty' }],
  ['x'.repeat(10_000), '', { content: 'Please use at most 2,000 characters.' }],
  ['Go early', 'a\u202eb', { tags: 'Please remove the hidden character after “a” (U+202E).' }],
  ['Go early', 'x'.repeat(41), { tags: 'A tag has at most 40 characters.' }],
  ['Go early', 'a,b,c,d,e,f,g,h,i,j,k', { tags: 'Please use at most 10 tags.' }],
])('%s with %s cannot be posted', (content, tags, faults) => {
  expect(readTip({ content, tags })).toEqual({ faults });
});

test('a tip is posted without the space around it', () => {
  expect(readTip({ content: ' Go early \n', tags: 'Food' })).toEqual({ content: 'Go early', tags: ['food'] });
});

test('a like moves the count by one, and back', () => {
  const tip = { likes: 3, userHasLiked: false };
  expect(toggleLike(tip)).toEqual({ likes: 4, userHasLiked: true });
  expect(toggleLike(toggleLike(tip))).toEqual(tip);
});

test('what is posted for everybody is neither made up nor on this device alone', () => {
  const tip = { id: '1', author: { name: 'Ana S.' }, tags: [] } as unknown as Parameters<typeof postedTip>[0];
  expect(postedTip(tip)).toEqual({ ...tip, isSample: false, isLocal: false });
});
