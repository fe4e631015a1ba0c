import { fullNotationOf, notationOf } from './notation.fake';
import { parseWishes } from './parse-wishes';

const destinations = [
  { id: 'rome', label: 'Rome', names: ['rome', 'rom', 'roma'] },
  { id: 'paris', label: 'Paris', names: ['paris', 'parigi'] },
];
const read = (text: string) => parseWishes(text, { destinations });
const meaningOf = (text: string) => notationOf(read(text));
const labelsOf = (text: string) => read(text).wishes.map(({ label }) => label);

describe('a direction against a place', () => {
  test.each([
    ['warmer than Paris', 'warmer:destination:paris', 'Warmer than Paris'],
    ['less crowded than Rome', 'quieter:destination:rome', 'Quieter than Rome'],
    ['colder than Italy', 'colder:country:IT', 'Colder than Italy'],
    ['wärmer als in Rom', 'warmer:destination:rome', 'Warmer than Rome'],
    ['plus chaud que Paris', 'warmer:destination:paris', 'Warmer than Paris'],
    ['más barato que Roma', 'cheaper:destination:rome', 'Cheaper than Rome'],
    ['più caldo di Roma', 'warmer:destination:rome', 'Warmer than Rome'],
    ['meno freddo di Roma', 'warmer:destination:rome', 'Warmer than Rome'],
  ])('%s is one condition, and asks for no such place', (text, id, label) => {
    expect(meaningOf(text)).toBe(`!move:${id}`);
    expect(labelsOf(text)).toEqual([label]);
    expect(read(text).wishes[0]?.words).toBe(text);
  });

  test('is one against each of several places', () => {
    expect(meaningOf('cheaper than Paris and Rome')).toBe(
      '!move:cheaper:destination:paris !move:cheaper:destination:rome',
    );
    expect(meaningOf('warmer than Paris but cooler than Rome')).toBe(
      '!move:warmer:destination:paris !move:colder:destination:rome',
    );
  });

  test('leaves what is asked for beside it', () => {
    expect(meaningOf('beaches, warmer than Paris and golf')).toBe(
      'thing:beaches !move:warmer:destination:paris thing:golf',
    );
    expect(meaningOf('warmer than Paris, Rome')).not.toContain('!place');
  });

  test('that nobody knows, or that is none, leaves the direction', () => {
    expect(meaningOf('warmer than Zwrtk')).toBe('move:warmer');
    expect(read('warmer than Zwrtk').notUnderstood).toEqual(['Zwrtk']);
    expect(meaningOf('warmer than beaches')).toBe('move:warmer thing:beaches');
    expect(meaningOf('warmer than in May')).toBe('move:warmer !months:true:5');
  });
});

describe('what is not more is less', () => {
  test.each([
    ['not warmer than Rome', 'colder', 'Not warmer than Rome'],
    ['not colder than Rome', 'warmer', 'Not colder than Rome'],
    ['not further than Rome', 'closer', 'Not farther than Rome'],
    ['not closer than Rome', 'farther', 'Not closer than Rome'],
    ['not livelier than Rome', 'quieter', 'Not livelier than Rome'],
    ['not quieter than Rome', 'livelier', 'Not quieter than Rome'],
    ['not less crowded than Rome', 'livelier', 'Not quieter than Rome'],
    ['not cheaper than Rome', 'pricier', 'Better than Rome'],
    ['not expensive than Rome', 'cheaper', 'Cheaper than Rome'],
    ['not dangerous than Rome', 'safer', 'Safer than Rome'],
  ])('%s is %s', (text, towards, label) => {
    expect(meaningOf(text)).toBe(`!move:${towards}:destination:rome`);
    expect(labelsOf(text)).toEqual([label]);
    expect(read(`please ${text}`).wishes[0]?.words).toBe(text);
  });

  test('but what is not safer, or not different, has no other way', () => {
    expect(meaningOf('not safer than Rome')).toBe('');
    expect(meaningOf('not something different than Rome')).toBe('');
  });
});

describe('a yardstick', () => {
  test('is a place behind what is no direction as well, and not asked for', () => {
    expect(meaningOf('hot than Paris')).toBe('least-warmth:26');
    expect(meaningOf('not hot than Paris')).toBe('!most-warmth:26');
    expect(meaningOf('dog than Paris')).toBe('!need:dogs');
    expect(meaningOf('no car than Paris')).toBe('!means:no-car');
  });

  test('is no direction against it in Romance languages, where the word says whence', () => {
    expect(meaningOf('cerca de Roma')).toBe('move:closer');
    expect(meaningOf('vicino di Roma')).toBe('move:closer');
    expect(meaningOf('warmer come Rome')).toBe('move:warmer');
    expect(meaningOf('più caldo come Roma')).toBe('move:warmer');
  });

  test('stands right behind what is compared', () => {
    expect(meaningOf('warmer than Paris')).not.toContain('place');
    expect(meaningOf('warmer weather than Paris')).toBe('move:warmer !place:destination:paris');
    expect(meaningOf('Rome than Paris')).toBe('!place:destination:rome !place:destination:paris');
  });
});

describe('of two things the one behind than is liked less', () => {
  test.each([
    ['rather mountains than sea', 'thing:mountains not-thing:beaches'],
    ['lieber Berge als Meer', 'thing:mountains not-thing:beaches'],
    ['mountains than sea, golf', 'thing:mountains not-thing:beaches thing:golf'],
    ['golf, mountains than sea', 'thing:golf thing:mountains not-thing:beaches'],
    ['mountains than Rome', 'thing:mountains not-place:destination:rome'],
  ])('%s = %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));

  test.each([
    ['what is not wanted is no liking', 'no mountains than sea', '!not-thing:mountains !not-thing:beaches'],
    ['words between them end it', 'mountains zwrtk than sea', 'thing:mountains thing:beaches'],
    ['of a place it says nothing', 'Rome than sea', '!place:destination:rome thing:beaches'],
    ['another word is no than', 'mountains like sea', 'thing:mountains thing:beaches'],
  ])('%s: %s', (_why, text, meaning) => expect(meaningOf(text)).toBe(meaning));
});

describe('a no that is about a word that nobody knows', () => {
  test('is not about the time behind it', () => {
    expect(meaningOf('where it does not zwrtk in May')).toBe('!months:true:5');
    expect(meaningOf('where it does not zwrtk in August')).toBe('!months:true:8');
    expect(meaningOf('kein Zwrtk im Mai')).toBe('!months:true:5');
    expect(meaningOf('not zwrtk in spring')).toBe('!months:true:3.4.5');
    expect(meaningOf('not zwrtk in summer')).toBe('!months:true:6.7.8');
  });

  test('leaves a time that nobody says to go in', () => {
    expect(meaningOf('not zwrtk August')).toBe('');
    expect(meaningOf('not in zwrtk August')).toBe('');
    expect(meaningOf('not zwrtk for May')).toBe('');
  });

  test('may be about a place or a thing behind it', () => {
    expect(fullNotationOf(read('not zwrtk Rome'))).toBe('~not-place:destination:rome ?zwrtk');
    expect(fullNotationOf(read('not zwrtk beaches'))).toBe('~not-thing:beaches ?zwrtk');
  });

  test('is about a time where it is about something known, or about the time alone', () => {
    expect(meaningOf('we do not want golf in May')).toBe('!not-thing:golf !not-months:false:5');
    expect(meaningOf('not in summer')).toBe('!not-months:false:6.7.8');
    expect(meaningOf('zwrtk in summer')).toBe('!months:true:6.7.8');
  });
});

test.each([
  ['something less zwrtk in Europe', '!place:region:europe'],
  ['nothing too touristy in Greece', '!place:country:GR'],
  ['no crowds in July', 'move:quieter !months:true:7'],
  ['nothing in Europe', '!not-place:region:europe'],
  ['no crowds and not Italy', 'move:quieter !not-place:country:IT'],
])('takes where a thing is for no part of the no when it says %s', (text, wishes) =>
  expect(meaningOf(text)).toContain(wishes),
);
