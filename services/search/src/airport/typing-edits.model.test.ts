import fc from 'fast-check';
import { singleEditsOf } from './typing-edits.model';

describe('single edits', () => {
  test('cover a missing, an added, a wrong and two swapped letters', () => {
    const edits = singleEditsOf('rome');
    for (const edit of ['ome', 'rom', 'arome', 'romez', 'rone', 'xome', 'orme', 'roem']) expect(edits).toContain(edit);
  });

  test('are exactly those of two letters', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const expected = new Set([
      'a',
      'b',
      'ba',
      ...letters.flatMap((letter) => [`${letter}ab`, `a${letter}b`, `ab${letter}`, `${letter}b`, `a${letter}`]),
    ]);
    expected.delete('ab');
    expect(singleEditsOf('ab')).toEqual(expected);
  });

  test('never contain the text itself, and lead back to it', () => {
    const word = fc.stringMatching(/^[a-z]{1,4}$/);
    fc.assert(
      fc.property(word, (text) => {
        const edits = singleEditsOf(text);
        expect(edits.has(text)).toBe(false);
        for (const edit of edits) expect(singleEditsOf(edit).has(text)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
