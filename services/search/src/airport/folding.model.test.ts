import fc from 'fast-check';
import { fold, singleEditsOf } from './folding.model';

describe('folding', () => {
  test.each([
    ['  São  Paulo-Guarulhos ', 'sao paulo guarulhos'],
    ["Chicago O'Hare", 'chicago ohare'],
    ['København', 'kobenhavn'],
    ['Łódź', 'lodz'],
    ['St. John’s', 'st johns'],
    ['İstanbul', 'istanbul'],
  ])('folds %p to %p', (text, expected) => expect(fold(text)).toBe(expected));

  test('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(fold(fold(text))).toBe(fold(text))));
  });
});

describe('one slip', () => {
  test('covers a missing, a doubled, a wrong and two swapped letters', () => {
    const slips = singleEditsOf('rome');
    for (const slip of ['rme', 'roome', 'rone', 'orme']) expect(slips.has(slip)).toBe(true);
    expect(slips.has('rome')).toBe(false);
  });
});
