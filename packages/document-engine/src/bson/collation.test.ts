import fc from 'fast-check';
import { ObjectId } from 'bson';
import { compareValues } from './order';
import { describeCollation, foldValue, parseCollation, sameCollation } from './collation';

describe('folding', () => {
  const letters = [...'aAbBeEéÉèöÖoßẞsSzZñnıςσΣæÆœøØđÐðdłŁlħh', 'e\u0301', 'ﬁ', 'Ａ', 'ss', 'ae', 'oe'];
  const text = fc.array(fc.constantFrom(...letters), { maxLength: 3 }).map((parts) => parts.join(''));

  it.each([1, 2] as const)('holds equal what ICU holds equal by strength %i', (strength) => {
    const icu = new Intl.Collator('en', { sensitivity: strength === 1 ? 'base' : 'accent' });
    const collation = { locale: 'en', strength };
    const compare = (left: string, right: string) =>
      Math.sign(compareValues(foldValue(left, collation), foldValue(right, collation)));
    fc.assert(
      fc.property(text, text, (left, right) => {
        fc.pre(!/[ıi]/.test(left + right));
        expect(compare(left, right) === 0).toBe(icu.compare(left, right) === 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['Ø', 'o'],
    ['ł', 'L'],
  ])('takes %s for %s with an accent', (left, right) => {
    const alike = (strength: 1 | 2) =>
      foldValue(left, { locale: 'en', strength }) === foldValue(right, { locale: 'en', strength });
    expect([alike(1), alike(2)]).toEqual([true, false]);
  });

  it('orders by letters first, and by accents among equal letters', () => {
    const keys = ['eb', 'éa', 'ea', 'Éa', 'EA'].map((word) => foldValue(word, { locale: 'en', strength: 2 }) as string);
    const [eb, accented, plain, capitalAccented, capital] = keys;
    expect([accented === capitalAccented, plain === capital]).toEqual([true, true]);
    expect(compareValues(plain, accented)).toBeLessThan(0);
    expect(compareValues(accented, eb)).toBeLessThan(0);
  });

  it('folds every text in a value, and nothing else', () => {
    const id = new ObjectId();
    const value = { a: 'X', b: [1, 'Y', { c: 'Z', id }], d: null };
    expect(foldValue(value, { locale: 'en', strength: 1 })).toEqual({ a: 'x', b: [1, 'y', { c: 'z', id }], d: null });
    expect(foldValue(value, undefined)).toBe(value);
  });
});

describe('reading a collation', () => {
  it.each<[unknown, unknown]>([
    [undefined, undefined],
    [null, undefined],
    [{ locale: 'simple' }, undefined],
    [
      { locale: 'en', strength: 2 },
      { locale: 'en', strength: 2 },
    ],
    [
      { locale: 'de', strength: 1, caseLevel: false, version: '57.1' },
      { locale: 'de', strength: 1 },
    ],
    [describeCollation({ locale: 'fr', strength: 2 }), { locale: 'fr', strength: 2 }],
  ])('%j', (given, expected) => {
    expect(parseCollation(given)).toEqual(expected);
  });

  it.each<[unknown, number, string]>([
    ['en', 14, 'Expected field collation to be of type object'],
    [{ strength: 2 }, 2, "collations of the locale 'undefined' are not supported by this engine"],
    [{ locale: 'sv', strength: 2 }, 2, "collations of the locale 'sv' are not supported by this engine"],
    [{ locale: 'en' }, 2, 'collations of strength 3 are not supported by this engine, only 1 and 2'],
    [{ locale: 'en', strength: 0 }, 2, 'collations of strength 0 are not supported by this engine, only 1 and 2'],
    [
      { locale: 'en', strength: 2, backwards: true },
      2,
      "the collation option 'backwards' is not supported by this engine",
    ],
    [{ locale: 'en', strength: 2, odd: 1 }, 2, "the collation option 'odd' is not supported by this engine"],
  ])('refuses %j', (given, code, message) => {
    expect(() => parseCollation(given)).toThrow(expect.objectContaining({ code, message }));
  });

  it('tells collations apart by locale and strength', () => {
    const english = { locale: 'en', strength: 2 } as const;
    expect(sameCollation(english, { ...english })).toBe(true);
    expect(sameCollation(undefined, undefined)).toBe(true);
    expect(sameCollation(english, undefined)).toBe(false);
    expect(sameCollation(english, { locale: 'de', strength: 2 })).toBe(false);
    expect(sameCollation(english, { locale: 'en', strength: 1 })).toBe(false);
  });
});
