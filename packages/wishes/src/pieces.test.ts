import { piecesOf, type Piece } from './pieces';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf([{ id: 'st-gallen', label: 'St. Gallen', names: ['st gallen'] }], 'north');
const read = (text: string) => piecesOf(text, vocabulary);
const said = (piece: Piece): string => {
  switch (piece.kind) {
    case 'term':
      return piece.term.type;
    case 'role':
      return piece.role;
    case 'bound':
      return piece.bound;
    case 'amount':
      return [piece.bound, piece.value, piece.unit].filter((each) => each !== null).join(' ');
    default:
      return piece.kind;
  }
};
const kindsOf = (text: string) => read(text).map(said);
const spansOf = (text: string) => read(text).map(({ start, end }) => text.slice(start, end));

test('pieces are the longest phrases that are known, each where it stands', () => {
  expect(kindsOf('anywhere but South America, Zwrtk!')).toEqual(['not', 'place', 'comma', 'unknown', 'stop']);
  expect(spansOf('anywhere but South America, Zwrtk!')).toEqual(['anywhere but', 'South America', ',', 'Zwrtk', '!']);
  expect(read('')).toEqual([]);
});

describe('a mark', () => {
  test.each(['.', ';', '!', '?'])('%s ends a sentence', (mark) =>
    expect(kindsOf(`beach${mark} golf`)).toEqual(['thing', 'stop', 'thing']),
  );

  test.each([',', ':', '(', ')'])('%s ends a clause', (mark) =>
    expect(kindsOf(`beach${mark} golf`)).toEqual(['thing', 'comma', 'thing']),
  );

  test('that ends a line is more than a stop', () =>
    expect(kindsOf('beach\ngolf')).toEqual(['thing', 'line', 'thing']));

  test('of an abbreviation ends nothing', () => {
    expect(kindsOf('St. Gallen, approx. golf')).toEqual(['place', 'comma', 'unknown', 'thing']);
    expect(kindsOf('max. 3 hours')).toEqual(['under', '3 hours']);
    expect(kindsOf('max! golf')).toEqual(['filler', 'stop', 'thing']);
    expect(kindsOf('golf. max')).toEqual(['thing', 'stop', 'filler']);
  });

  test('at the start of a text is one as well', () => {
    expect(kindsOf('. golf')).toEqual(['stop', 'thing']);
    expect(kindsOf('! golf')).toEqual(['stop', 'thing']);
  });
});

describe('an amount', () => {
  test.each([
    ['$900', '900 dollars'],
    ['€900', '900 euros'],
    ['£900', '900 pounds'],
    ['900 €', '900 euros'],
    ['900 bucks', '900 dollars'],
    ['1h30', '1.5 hours'],
    ['1h30min', '1.5 hours'],
    ['1 h 45', '1.75 hours'],
    ['1 hour 30 minutes', '1.5 hours'],
    ['two hours and 30 minutes', '2.5 hours'],
    ['1 Stunde und 30 Minuten', '1.5 hours'],
    ['$2k', '2000 dollars'],
    ['2k euros', '2000 euros'],
    ['2 k', '2000'],
    ['$1,500 dollars', '1500 dollars'],
    ['25°C', '25 degrees'],
    ['25°', '25 degrees'],
    ['77 °F', '77 fahrenheit'],
    ['3 hours', '3 hours'],
    ['three hours', '3 hours'],
    ['zwei Wochen', '2 weeks'],
    ['7', '7'],
  ])('%s is %s', (text, amount) => {
    expect(kindsOf(text)).toEqual([amount]);
    expect(spansOf(text)).toEqual([text]);
  });

  test.each([
    ['1h60', '1 hours', '60'],
    ['1h and 30', '1 hours', 'and', '30'],
    ['1 hour 30', '1 hours', '30'],
    ['2 h 30 people', '2 hours', '30 people'],
    ['2 days 30 minutes', '2 days', '30 minutes'],
  ])('and a number behind it that is no rest of it are two: %s', (text, ...amounts) =>
    expect(kindsOf(text)).toEqual(amounts),
  );

  test('in dollars has no other unit behind it', () => {
    expect(kindsOf('$500 days')).toEqual(['500 dollars', 'filler']);
    expect(spansOf('$500 a week')).toEqual(['$500', 'a week']);
  });

  test('is no word for a number without a unit, nor a sign without a number', () => {
    expect(kindsOf('one beach')).toEqual(['filler', 'thing']);
    expect(kindsOf('$ beach')).toEqual(['filler', 'thing']);
    expect(kindsOf('$ three beaches')).toEqual(['filler', 'filler', 'thing']);
    expect(kindsOf('three k hours')).toEqual(['filler', 'filler', 'filler']);
  });

  test('in words may be a length', () => {
    expect(kindsOf('a week')).toEqual(['7 days']);
    expect(kindsOf('a fortnight')).toEqual(['14 days']);
    expect(spansOf('for a long weekend please')).toEqual(['for', 'a long weekend', 'please']);
  });

  test('is followed by no length: that is what it is for', () => {
    expect(kindsOf('$500 a week')).toEqual(['500 dollars', 'filler']);
    expect(kindsOf('twice a week')[1]).toBe('filler');
    expect(kindsOf('every week golf')).not.toContain('7 days');
  });
});

describe('a bound', () => {
  test.each([
    ['under $900', ['under', '900 dollars']],
    ['at least 3 hours', ['over', '3 hours']],
    ['less than three hours', ['under', '3 hours']],
    ['max of about 3 hours', ['under', 'filler', 'filler', '3 hours']],
    ['under a week', ['under', '7 days']],
    ['no more than a week', ['under', '7 days']],
  ])('counts before an amount: %s', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  test.each([
    ['3 hours max', 'under 3 hours'],
    ['$900 at most', 'under 900 dollars'],
    ['a week at least', 'over 7 days'],
  ])('counts right behind an amount, as a part of it: %s', (text, amount) => {
    expect(kindsOf(text)).toEqual([amount]);
    expect(spansOf(text)).toEqual([text]);
  });

  test('between two amounts is the second one’s', () => {
    expect(kindsOf('$900 max 3 hours')).toEqual(['900 dollars', 'under', '3 hours']);
    expect(kindsOf('$900 at most a week')).toEqual(['900 dollars', 'under', '7 days']);
  });

  test.each(['under the sea', 'max golf', 'over there', 'under in the of 900', 'under big $900'])(
    'that no amount is near is none: %s',
    (text) => {
      expect(kindsOf(text)).not.toContain('under');
      expect(kindsOf(text)).not.toContain('over');
    },
  );

  test('is near over two words that say nothing, and no more', () => {
    expect(kindsOf('under about the 900')[0]).toBe('under');
    expect(kindsOf('under about in the 900')[0]).not.toBe('under');
    expect(kindsOf('at most')).not.toContain('under');
  });
});

describe('a phrase', () => {
  test('that is a term is no shorter role', () => {
    expect(kindsOf('not too cold')).toEqual(['way']);
    expect(kindsOf('no beaches')).toEqual(['not', 'thing']);
    expect(kindsOf('nothing too hot')).toEqual(['way']);
  });

  test('that is a longer role is no term', () => expect(kindsOf('cool bars')).toEqual(['filler']));

  test('may have a slip in it, if it is no word of its own', () => {
    expect(kindsOf('musuems')).toEqual(['thing']);
    expect(kindsOf('Icelnad')).toEqual(['place']);
    expect(kindsOf('drives')).toEqual(['unknown']);
  });
});

describe('a word', () => {
  test('that says nothing is told from one that nobody knows', () => {
    expect(kindsOf('somewhere')).toEqual(['filler']);
    expect(kindsOf('somewere')).toEqual(['filler']);
    expect(kindsOf('zwrtk')).toEqual(['unknown']);
  });

  test('of one letter says nothing, of two it may', () => {
    expect(kindsOf('q')).toEqual(['filler']);
    expect(kindsOf('qx')).toEqual(['unknown']);
  });

  test('is no mark by itself', () => expect(kindsOf('°')).toEqual(['filler']));
});
