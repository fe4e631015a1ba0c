import fc from 'fast-check';
import {
  atMost,
  foldName,
  hiddenCharacterFault,
  manyLines,
  oneLine,
  withoutControlCharacters,
  withoutHiddenCharacters,
} from './text';
import { tripDraftSchema } from './trip';
import { profileChangeSchema, registrationSchema } from './user';
import { hotelSearchQuerySchema } from './hotel';
import { originQuerySchema } from './catalogue';
import { preferencesSchema, userLocationSchema } from './recommendation';
import { z } from './zod';

const point = (code: number) => String.fromCodePoint(code);

test.each([
  ['a word', 'Rome'],
  ['spaces, also one that does not break', 'Rome in\u00a0spring'],
  ['accents, composed and combining', 'S\u00e3o Paulo, Sa\u0303o Paulo'],
  ['punctuation', 'Ana’s “big” trip – part 2 / ½ (50 % off!) ✈'],
  ['Arabic and Hebrew', 'رحلة إلى باريس טיול'],
  ['the end of a verse, which is a visible format character', 'آية \u06dd'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Sinhala, Hindi and Malayalam with joiners', 'ශ්\u200dරී लंका क्\u200dष ന്\u200d'],
  ['Mongolian with a variation selector', 'ᠠ\u180b'],
  ['a Japanese name in its own variant', '葛\u{e0100}城'],
  ['an emoji, with a tone, with a presentation selector', '✈️ 👋 👋🏽 ☎︎ ❤️'],
  ['a family and other joined emoji', '👨‍👩‍👧‍👦 👩🏽‍🚀 👩‍❤️‍👨 🏳️‍🌈 ⛹🏽‍♂️'],
  ['flags of countries and of regions', '🇮🇹 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['keycaps', '1️⃣ #️⃣'],
])('a line may hold %s', (_what, text) => {
  expect(hiddenCharacterFault(text)).toBeUndefined();
});

test.each([
  ['a null', 0x0],
  ['a tab', 0x9],
  ['a line feed', 0xa],
  ['escape', 0x1b],
  ['a C1 control', 0x85],
  ['a soft hyphen', 0xad],
  ['a grapheme joiner', 0x34f],
  ['a Hangul filler', 0x3164],
  ['a zero-width space', 0x200b],
  ['a non-joiner between Latin letters', 0x200c],
  ['a joiner between Latin letters', 0x200d],
  ['a right-to-left mark', 0x200f],
  ['a line separator', 0x2028],
  ['a paragraph separator', 0x2029],
  ['a right-to-left override', 0x202e],
  ['an isolate', 0x2066],
  ['a word joiner', 0x2060],
  ['a braille blank', 0x2800],
  ['a variation selector', 0xfe0f],
  ['a byte order mark', 0xfeff],
  ['an annotation anchor', 0xfff9],
  ['half a character', 0xd83d],
  ['a private character', 0xe000],
  ['an unassigned character', 0x378],
  ['a noncharacter', 0xffff],
  ['an unassigned emoji', 0x1faff],
  ['a tag', 0xe0061],
  ['a tag that ends nothing', 0xe007f],
])('a line refuses %s, and says which and where', (_what, code) => {
  const named = `(U+${code.toString(16).toUpperCase().padStart(4, '0')}).`;
  expect(hiddenCharacterFault(`admin${point(code)}x`)).toBe(
    `Please remove the hidden character after “admin” ${named}`,
  );
  expect(hiddenCharacterFault(`${point(code)}admin`)).toBe(
    `Please remove the hidden character at the beginning ${named}`,
  );
});

test.each([
  ['a joiner that joins an emoji to a word', '👋\u200dAna', '200D'],
  ['two joiners after one letter', 'می\u200c\u200cخواهم', '200C'],
  ['a second presentation selector', '✈️\ufe0f', 'FE0F'],
  ['a joiner after the last emoji', '👋\u200d', '200D'],
  ['a digit with a selector that makes no keycap', 'admin1\ufe0f', 'FE0F'],
  ['a flag of tags without its end', '🏴\u{e0067}\u{e0062}\u{e0065}', 'E0067'],
])('a line refuses %s', (_what, text, code) => {
  expect(hiddenCharacterFault(text)).toContain(`(U+${code}).`);
});

test('the end of a long text before the fault is quoted, in whole characters', () => {
  expect(hiddenCharacterFault('A very long title that goes on\u200b')).toBe(
    'Please remove the hidden character after “g title that goes on” (U+200B).',
  );
  expect(hiddenCharacterFault(`${'🏖'.repeat(25)}\u200b`)).toContain(`“${'🏖'.repeat(20)}”`);
});

test('a text with a zero-width character anywhere between Latin letters is refused', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '7'), maxLength: 12 });
  const zeroWidth = fc.constantFrom(0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x202e, 0xfe0f).map(point);
  fc.assert(
    fc.property(letters, zeroWidth, letters, (before, hidden, after) => {
      expect(hiddenCharacterFault(before + after)).toBeUndefined();
      expect(hiddenCharacterFault(before + hidden + after)).toMatch(/^Please remove the hidden character/);
    }),
  );
});

test('paragraphs keep line breaks, tabs and what was pasted with them, and refuse other control characters', () => {
  const notes = z.string().check(manyLines);
  for (const text of ['Day 1\nDay 2\r\n\tLunch', '👨‍👩‍👧‍👦', 'soft\u00adhyphen', '\u200fעברית']) {
    expect(notes.parse(text)).toBe(text);
  }
  for (const text of ['a\u0000', 'a\u001b[31m', 'a\u0085', 'a\ud83d']) {
    expect(notes.safeParse(text).error?.issues[0]?.message).toMatch(/^Please remove the hidden character after “a”/);
  }
  expect(z.string().check(oneLine).safeParse('Day 1\nDay 2').success).toBe(false);
});

test('a text that is too long is judged no further', () => {
  const line = z.string().check(atMost(3, 'Too long.'), oneLine);
  expect(line.safeParse('abc\u200b').error?.issues.map(({ message }) => message)).toEqual(['Too long.']);
  expect(line.safeParse('ab\u200b').error?.issues).toHaveLength(1);
  expect(line.parse('abc')).toBe('abc');
});

describe('every text that is typed has the rule', () => {
  const trip = { title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' };
  const person = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1' };
  const stay = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17' };
  const wishes = {
    vacationType: ['nature'],
    budget: 2000,
    duration: 'week',
    travelStyle: [],
    interests: [],
    userLocation: { latitude: 0, longitude: 0, city: 'Rome', country: 'Italy', nearestAirport: 'FCO' },
  };
  const places = ['city', 'country', 'nearestAirport', 'formattedAddress'];
  const hidden = 'admin\u202ex';
  test.each([
    { schema: tripDraftSchema, good: trip, lines: ['title', 'destination'], paragraphs: ['notes'] },
    { schema: registrationSchema, good: person, lines: ['username', 'firstName', 'lastName'], paragraphs: [] },
    { schema: profileChangeSchema, good: { firstName: 'A', lastName: 'L' }, lines: ['firstName'], paragraphs: [] },
    { schema: hotelSearchQuerySchema, good: stay, lines: ['city'], paragraphs: [] },
    { schema: originQuerySchema, good: { text: 'Rome' }, lines: ['text'], paragraphs: [] },
    { schema: userLocationSchema, good: wishes.userLocation, lines: places, paragraphs: [] },
    { schema: preferencesSchema, good: wishes, lines: ['groupSize'], paragraphs: ['customDetails', 'refinement'] },
  ])('$lines, $paragraphs', ({ schema, good, lines, paragraphs }) => {
    expect(z.safeParse(schema, good).success).toBe(true);
    const faulty = [...lines.map((field) => [field, hidden]), ...paragraphs.map((field) => [field, 'admin\u0000'])];
    for (const [field = '', text] of faulty) {
      expect(z.safeParse(schema, { ...good, [field]: text }).error?.issues).toMatchObject([
        { path: [field], message: expect.stringContaining('hidden character after “admin”') },
      ]);
    }
  });
});

describe('names that are compared', () => {
  test.each([
    ['AdaL', 'adal'],
    [' Ａda\t', 'ada'],
    ['admin\u200b', 'admin'],
    ['ad\u00admi\u2060n\ufe0f', 'admin'],
    ['ﬁne①', 'fine1'],
    ['Straße', 'strasse'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσεύσ'],
    ['E\u0301mile', 'émile'],
    ['ශ්\u200dරී', 'ශ්රී'],
  ])('%j is folded to %j', (name, folded) => expect(foldName(name)).toBe(folded));

  test('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldName(foldName(text)) === foldName(text)));
  });

  test('case and width never make two names', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aÉßςΣﬁＡİıǆŉᾳΐև') }), (text) => {
        expect(foldName(text.toUpperCase())).toBe(foldName(text));
        expect(foldName(text.normalize('NFKC'))).toBe(foldName(text));
      }),
    );
  });
});

describe('a text without what nobody can see', () => {
  test.each([
    ['admin\u200B', 'admin'],
    ['fdp.\u202Etekcit', 'fdp.tekcit'],
    ['a\u2800b\u0000', 'ab'],
    ['\u{1F469}\u200D\u{1F4BB}', '\u{1F469}\u200D\u{1F4BB}'],
    ['\u{1F469}\u200D\u{1F4BB}\u0000', '\u{1F469}\u{1F4BB}'],
    ['Anna', 'Anna'],
  ])('%j is %j, in which nothing is wrong', (text, visible) => {
    expect(withoutHiddenCharacters(text)).toBe(visible);
    expect(hiddenCharacterFault(visible)).toBeUndefined();
  });

  test('keeps the lines of a longer one', () => {
    expect(withoutControlCharacters('one\n\ttwo\u0007\r\n\uD800')).toBe('one\n\ttwo\r\n');
  });
});

test('a character is judged alike where it stands alone among Latin letters and where others make the look thorough', () => {
  const codes = Array.from({ length: 0x10000 }, (_none, code) => code);
  const isFault = (text: string) => hiddenCharacterFault(text) !== undefined;
  const controls = z.string().check(manyLines);
  const isControl = (text: string) => !controls.safeParse(text).success;
  // A Cyrillic letter shapes nothing and is no Latin one.
  const differing = codes.filter((code) => {
    const [alone, beside] = [`a${String.fromCharCode(code)}a`, `ж${String.fromCharCode(code)}a`];
    return isFault(alone) !== isFault(beside) || isControl(alone) !== isControl(beside);
  });
  expect(differing).toEqual([]);
});
