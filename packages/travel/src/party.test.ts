import fc from 'fast-check';
import { hasNapper, parseParty, partyFault, youngIn } from './party';

describe('how many travel', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['friends since 2019', 0],
    ['Solo', 1],
    ['just me', 1],
    ['myself', 1],
    ['single', 1],
    ['1', 1],
    ['an adult', 1],
    ['2', 2],
    ['12', 12],
    ['2 adults', 2],
    ['Two adults and one kid', 3],
    ['2 adults and 1 kid', 3],
    ['2 adults and a child', 3],
    ['an adult and a child', 2],
    ['six friends', 6],
    ['twelve', 12],
    ['two parents and a baby', 3],
    ['Couple', 2],
    ['honeymoon', 2],
    ['newlyweds', 2],
    ['two couples', 4],
    ['two couples and a baby', 5],
    ['Couple with 2 kids', 4],
    ['couple and a friend', 3],
    ['2 adults, 2 small children', 4],
    ['2 adults + 1 infant', 3],
    ['1 adult/2 kids', 3],
  ])('%j: %i', (text, people) => expect(parseParty(text).people).toBe(people));

  test.each([
    ['family of 4', 4],
    ['Family of 5', 5],
    ['a group of ten', 10],
    ['party of 3', 3],
    ['a bunch of 8', 8],
    ['4 people: 2 adults, 2 kids', 4],
    ['4 travelers (2 couples)', 4],
    ['5 travellers', 5],
    ['2 adults and 3 kids, 5 in total', 5],
    ['2 adults, 1 kid; 3 altogether', 3],
    ['there are six of us', 6],
    ['just the two of us', 2],
    ['we are 4', 4],
    ["we're 3", 3],
    ['we are 2 adults and 3 kids', 5],
    ['3 guests', 3],
  ])('a total is the answer: %j: %i', (text, people) => expect(parseParty(text).people).toBe(people));

  test.each([
    ['2 adults and 2 kids (ages 4 and 7)', 4],
    ['2 adults, 2 kids (ages 4 and 7)', 4],
    ['2 adults and 2 kids aged 4 and 7', 4],
    ['2 adults and 3 kids aged 4, 7 and 9', 5],
    ['2 kids aged 4 and 7 and 2 adults', 4],
    ['2 kids ages 4-7, 2 adults', 4],
    ['2 kids (age 3), 1 adult', 3],
    ['2 adults, kids: 4 and 7 years old', 2],
    ['2 adults and a 6 year old', 3],
    ['2 adults and a 6-year-old daughter', 3],
    ['1 adult and two 6-year-olds', 3],
    ['2 adults and an 18 months old baby', 3],
    ['2 adults and 2 kids under 10', 4],
    ['2 seniors over 65', 2],
  ])('ages are no people: %j: %i', (text, people) => expect(parseParty(text).people).toBe(people));

  test.each([
    ['4-6 friends', 6],
    ['6-4 friends', 6],
    ['4 \u2013 6', 6],
    ['3 or 4', 4],
    ['two to three', 3],
    ['between 5 and 8 people', 8],
    ['2 or 3 adults and 1 kid', 4],
  ])('of a range the larger number counts: %j: %i', (text, people) => expect(parseParty(text).people).toBe(people));

  test.each([
    ['2 adults for 10 days', 2],
    ['2 adults, 7 nights', 2],
    ['4 adults, 2 rooms', 4],
    ['4 adults in 2 bedrooms with 3 bags', 4],
    ['3 adults and 2 dogs', 3],
    ['2 adults, 1 cat, 1 pet', 2],
  ])('other things are not counted: %j: %i', (text, people) => expect(parseParty(text).people).toBe(people));

  test.each([
    ['me and my husband', 2],
    ['My wife and I', 2],
    ['my wife and 2 kids', 4],
    ['my wife, my 2 kids and me', 4],
    ["I'm travelling with 2 friends", 3],
    ['2 adults and my mother', 3],
    ['my parents and me', 3],
    ['my 2 sisters', 3],
    ['my partner and our baby', 3],
    ['single mom with 2 kids', 3],
    ['my twins and me', 3],
    ['I am one adult with 2 kids', 3],
    ['I am one person', 1],
  ])('who writes comes along: %j: %i', (text, people) => expect(parseParty(text).people).toBe(people));
});

describe('who they are', () => {
  test.each([
    '1 kid',
    'with kids',
    'a child',
    'children',
    'our baby',
    'two babies',
    'toddler',
    'infants',
    'my son',
    'daughters',
    'a teen',
    'teenagers',
    'grandchildren',
    'family of 4',
    '2 adults and a 6 year old',
  ])('%j has children', (text) => expect(parseParty(text)).toMatchObject({ hasChildren: true, isCouple: false }));

  test.each(['', '2 adults', 'kidding', 'six friends', 'my parents and me', 'sonic fans'])('%j has none', (text) =>
    expect(parseParty(text).hasChildren).toBe(false),
  );

  test.each([
    'couple',
    '2',
    '2 adults',
    'two',
    'my wife and I',
    'me and my husband',
    'honeymoon',
    'just the two of us',
    'my fiancé and me',
  ])('%j is a couple', (text) => expect(parseParty(text)).toEqual({ people: 2, hasChildren: false, isCouple: true }));

  test.each([
    '',
    'solo',
    '3 adults',
    '1 adult and 1 kid',
    '2 friends',
    'my mother and I',
    'couple and a friend',
    'two couples',
  ])('%j is none', (text) => expect(parseParty(text).isCouple).toBe(false));
});

test('is a whole number and never absurd, whatever is written', () => {
  const pieces = fc.constantFrom(
    '2',
    'two',
    'adults',
    'kids',
    'aged',
    '4',
    'and',
    ',',
    '(',
    ')',
    'my',
    'wife',
    'of',
    'family',
    '-',
    'me',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(pieces, { maxLength: 30 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const { people, hasChildren, isCouple } = parseParty(written);
      expect(Number.isInteger(people)).toBe(true);
      expect(people).toBeGreaterThanOrEqual(0);
      expect(people).toBeLessThan(20_000);
      expect(isCouple && (hasChildren || people !== 2)).toBe(false);
    }),
  );
});

describe('a group that nobody can be', () => {
  test.each(['0', 'zero', 'zero people', '0 adults', 'no one', 'Nobody', 'none.', '-3', '\u22122 adults', 'we are -1'])(
    'asks who goes when it says %j',
    (text) => expect(partyFault(text)).toBe('A group has at least one person. Who is going?'),
  );

  test.each([
    ...[
      '',
      'friends',
      '2',
      '2-4 people',
      '2 - 4',
      'ages 4-7',
      '2 adults, no kids',
      '0 kids, 2 adults',
      '2 adults and 0 infants',
    ],
    ...['no people with allergies, 2 adults', 'just me', 'a 4-year-old and me', 'one'],
  ])('asks nothing when it says %j', (text) => expect(partyFault(text)).toBeUndefined());
});

test.each([
  ['2 adults and 2 kids', 2, 0],
  ['2 adults and 2 kids (ages 4 and 7)', 2, 0],
  ['me, my wife, two small children and a baby', 2, 1],
  ['2 adults, 1 child, 1 infant', 1, 1],
  ['my husband and a 6 year old', 1, 0],
  ['2 adults and 2 teens', 0, 0],
  ['family of 4', 0, 0],
  ['4 people: 2 adults, 2 kids', 2, 0],
  ['kids', 0, 0],
  ['2 kids', 0, 0],
  ['', 0, 0],
])('%j has %i children and %i infants', (text, children, infants) =>
  expect(youngIn(text)).toEqual({ children, infants }),
);

test.each([
  ['2 adults and a baby', true],
  ['me and my 2-year-old', true],
  ['two adults, ages 35 and 3', false],
  ['2 adults and a toddler', true],
  ['a child of 18 months old', true],
  ['kids (age 3)', true],
  ['kids, ages 3-7', false],
  ['kids 5 and 8', false],
  ['a 13 year old', false],
  ['our babymoon', false],
])('whether %j has somebody along who naps: %s', (text, naps) => expect(hasNapper(text)).toBe(naps));
