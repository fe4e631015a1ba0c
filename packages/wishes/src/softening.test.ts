import type { Piece } from './pieces';
import { softened, softenedAt } from './softening';
import type { Meant } from './wish';

const piece = (kind: 'comma' | 'filler' | 'unknown'): Piece => ({ kind, start: 0, end: 1 });
const and: Piece = { kind: 'role', role: 'and', start: 0, end: 1 };
const not: Piece = { kind: 'role', role: 'not', start: 0, end: 1 };
const soft = piece('unknown');

describe('what is softened', () => {
  const LAST_OF_THREE = { from: 2, until: 3 };
  test.each([
    ['at the end of a sentence', [soft]],
    ['before words that say nothing, at the end', [soft, piece('filler'), piece('filler')]],
    ['before a comma', [soft, piece('comma'), piece('unknown')]],
    ['before a comma behind words that say nothing', [soft, piece('filler'), piece('comma')]],
    ['before an and', [soft, and, piece('unknown')]],
  ])('is the wish that was just said, %s', (_where, pieces) => {
    expect(softenedAt(3, pieces, 0)).toEqual(LAST_OF_THREE);
  });

  test.each([
    ['a word', [soft, piece('unknown')]],
    ['a word behind what says nothing', [soft, piece('filler'), piece('unknown')]],
    ['another role', [soft, not]],
  ])('is all that comes, before %s', (_what, pieces) => {
    expect(softenedAt(3, pieces, 0)).toEqual({ from: 3, until: Infinity });
  });

  test('is the first wish where none was said before', () => {
    expect(softenedAt(0, [soft], 0)).toEqual({ from: 0, until: 1 });
    expect(softenedAt(1, [soft], 0)).toEqual({ from: 0, until: 1 });
  });

  test('is told by what stands behind the words, not before them', () => {
    expect(softenedAt(2, [piece('unknown'), piece('comma'), soft], 2)).toEqual({ from: 1, until: 2 });
    expect(softenedAt(2, [piece('comma'), soft, piece('unknown')], 1)).toEqual({ from: 2, until: Infinity });
  });
});

test('a softened wish weighs instead of ruling out, and when to go stays as it is said', () => {
  const meant = (kind: string) => ({ meaning: { kind }, strength: 'hard' }) as unknown as Meant;
  expect(softened(meant('thing'))).toEqual({ meaning: { kind: 'thing' }, strength: 'soft' });
  expect(softened(meant('place'))).toMatchObject({ strength: 'soft' });
  expect(softened(meant('months'))).toEqual(meant('months'));
});
