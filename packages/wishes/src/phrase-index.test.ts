import fc from 'fast-check';
import { createPhraseIndex, createSpeller, phrasesOf } from './phrase-index';

test('phrases stand between commas and bars, as they compare', () => {
  expect(phrasesOf('Costa Rica, Köln | Côte d’Azur')).toEqual(['costa rica', 'koln', 'cote d azur']);
  expect(phrasesOf(' , beach | ')).toEqual(['beach']);
  expect(phrasesOf('')).toEqual([]);
});

test('a phrase of a mark alone is that mark', () => {
  expect(phrasesOf('$, usd | °')).toEqual(['$', 'usd', '°']);
});

test('a degree sign is a word of its own', () => {
  expect(phrasesOf('°F, ° c')).toEqual(['° f', '° c']);
});

describe('the longest phrase', () => {
  const places = createPhraseIndex([
    ['york', 'York'],
    ['new york', 'New York'],
    ['new york state', 'New York State'],
    ['new zealand', 'New Zealand'],
    ['york', 'the other York'],
  ] as const);
  const found = (text: string, at = 0) => places.longest(text.split(' '), at);

  test.each([
    ['york', { value: 'York', length: 1 }],
    ['new york', { value: 'New York', length: 2 }],
    ['new york in may', { value: 'New York', length: 2 }],
    ['new york state', { value: 'New York State', length: 3 }],
    ['new zealand', { value: 'New Zealand', length: 2 }],
    ['new', undefined],
    ['new jersey', undefined],
    ['in new york', undefined],
    ['', undefined],
  ])('that %j starts with is found with how many words it has', (text, place) => expect(found(text)).toEqual(place));

  test('is looked for where it is asked for', () => {
    expect(found('to new york', 1)).toEqual({ value: 'New York', length: 2 });
    expect(found('to new york', 2)).toEqual({ value: 'York', length: 1 });
    expect(found('to new york', 3)).toBeUndefined();
  });

  test('is of the first value that has it', () => expect(found('york')?.value).toBe('York'));

  test('has words that were respelt, where they are none as they stand', () => {
    const respell = (word: string) => ({ zeeland: 'zealand', york: 'zealand' })[word] ?? word;
    expect(places.longest(['new', 'zeeland'], 0, respell)).toEqual({ value: 'New Zealand', length: 2 });
    expect(places.longest(['new', 'york'], 0, respell)).toEqual({ value: 'New York', length: 2 });
    expect(places.longest(['new', 'zeeland'], 0)).toBeUndefined();
  });

  test('may be worth nothing and is still found', () =>
    expect(createPhraseIndex([['no stops', 0]]).longest(['no', 'stops'], 0)).toEqual({ value: 0, length: 2 }));

  test('starts with one of the words that are told', () => expect([...places.words()]).toEqual(['york', 'new']));
});

const spellerOf = (...known: string[]) => createSpeller(known, () => false);

describe('a slip', () => {
  test.each([
    ['baech', 'beach', 'two letters swapped'],
    ['beahc', 'beach', 'two letters swapped at the end'],
    ['glof', 'golf', 'two letters swapped in a word of four'],
    ['musem', 'museum', 'a letter missing'],
    ['museu', 'museum', 'the last letter missing'],
    ['museeum', 'museum', 'a letter too many'],
    ['museums', 'museum', 'a letter too many at the end'],
    ['muxeum', 'museum', 'a wrong letter'],
    ['museun', 'museum', 'a wrong letter at the end'],
    ['beeach', 'beach', 'a letter that is doubled in a word of five'],
    ['swiming', 'swimming', 'half of a double letter'],
  ])('%s is %s: %s', (typed, meant) => expect(spellerOf(meant)(typed)).toBe(meant));

  test.each([
    ['peach', 'beach', 'another first letter'],
    ['ebach', 'beach', 'the first letter swapped'],
    ['gulf', 'golf', 'another word of four letters'],
    ['beaxh', 'beach', 'a wrong letter in a word of five'],
    ['saison', 'saigon', 'a wrong letter, and no key beside the right one'],
    ['beatch', 'peatch', 'another first letter'],
    ['golff', 'golf', 'a letter too many in a word of four'],
    ['bech', 'beach', 'too short to tell'],
    ['rnu', 'run', 'a word of three letters'],
    ['baxch', 'beach', 'a letter missing and another too many behind it'],
    ['bxech', 'beach', 'a letter too many and another missing behind it'],
    ['bnanaa', 'banana', 'two pairs swapped'],
    ['muxxum', 'museum', 'two wrong letters'],
    ['musm', 'museum', 'two letters missing'],
    ['mueesum', 'museum', 'a letter too many, and two swapped'],
    ['zwrtk', 'museum', 'nothing alike'],
  ])('%s is not %s: %s', (typed, known) => expect(spellerOf(known)(typed)).toBe(typed));

  test('is the same each time it is typed', () => {
    const respell = spellerOf('museum');
    expect([respell('musuem'), respell('musuem'), respell('zwrtk'), respell('zwrtk')]).toEqual([
      'museum',
      'museum',
      'zwrtk',
      'zwrtk',
    ]);
  });

  test('of many words is of the one that is alike', () => {
    const respell = spellerOf('golf', 'museum', 'beach', 'beaches', 'museum', 'mountain');
    expect(['mountian', 'beahces', 'musuem', 'glof'].map(respell)).toEqual(['mountain', 'beaches', 'museum', 'golf']);
  });

  test('of two words is the one that was known first', () => {
    expect(spellerOf('cabins', 'cabina')('cabinw')).toBe('cabins');
    expect(spellerOf('cabina', 'cabins')('cabinw')).toBe('cabina');
  });

  test('is no word that is known itself', () => {
    expect(spellerOf('hotels', 'hotel')('hotel')).toBe('hotel');
    expect(createSpeller(['beach'], (word) => word === 'beech')('beech')).toBe('beech');
    expect(createSpeller(['beaches'], (word) => word === 'beeches')('beachew')).toBe('beaches');
  });

  test('has twenty letters at most', () => {
    const twenty = 'abcdefghijklmnopqrst';
    expect(spellerOf(twenty)(twenty.replace('j', 'k'))).toBe(twenty);
    expect(spellerOf(`${twenty}u`)(`${twenty}u`.replace('j', 'k'))).toBe(`${twenty}u`.replace('j', 'k'));
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 12 });

  test('of one letter behind the first that is missing or too many is forgiven wherever it is', () => {
    fc.assert(
      fc.property(word, fc.nat(), (meant, where) => {
        const at = 1 + (where % (meant.length - 1));
        const respell = spellerOf(meant);
        expect(respell(meant.slice(0, at) + meant.slice(at + 1))).toBe(meant);
        expect(respell(`${meant.slice(0, at)}x${meant.slice(at)}`)).toBe(meant);
      }),
    );
  });

  test('of a letter is a key beside the right one', () => {
    const respell = spellerOf('museum');
    expect(['muaeum', 'muweum', 'muzeum', 'mudeum'].map(respell)).toEqual(Array.from({ length: 4 }, () => 'museum'));
    expect(['mupeum', 'mufeum', 'muleum'].map(respell)).toEqual(['mupeum', 'mufeum', 'muleum']);
  });

  test('of a letter that is missing counts from so many letters on', () => {
    const respell = createSpeller(['romania', 'swaziland'], () => false, 8);
    expect(['romana', 'swazilnd', 'romanai'].map(respell)).toEqual(['romana', 'swaziland', 'romania']);
  });

  test('of two letters that are in no word is not', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (meant, one, other) => {
        const [first, second] = [one % meant.length, other % meant.length];
        fc.pre(first !== second);
        const typed = Array.from(meant, (letter, at) => (at === first || at === second ? 'x' : letter)).join('');
        expect(spellerOf(meant)(typed)).toBe(typed);
      }),
    );
  });
});
