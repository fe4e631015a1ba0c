import { aCatalogue } from './catalogue.fake';
import { readGroup } from './group.model';
import { tellMonths } from './month-words.model';
import { readWish } from './wish.model';

const read = (text: string) => {
  const wish = readWish(text, aCatalogue);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return {
    directions: [...wish.directions],
    wanted: names(wish.wanted),
    unwanted: names(wish.unwanted),
    places: names(wish.places),
    notPlaces: names(wish.notPlaces),
    months: wish.months,
  };
};

describe('readWish', () => {
  test.each([
    ['cheaper please', ['cheaper']],
    ['That is too expensive.', ['cheaper']],
    ['not too far, and not too hot', ['closer', 'colder']],
    ['too cold', ['warmer']],
    ['less touristy', ['quieter']],
    ['Something else', ['different']],
    ['a five star place', ['dearer']],
    ['Somewhere warm in February, no long flights', ['warmer', 'closer']],
  ])('%s moves the list %s', (text, directions) => {
    expect(read(text).directions.sort()).toEqual([...directions].sort());
  });

  test.each([
    ['no beaches', [], ['beaches']],
    ['no beaches, more mountains', ['mountains'], ['beaches']],
    ['no beaches, cities or museums', [], ['beaches', 'cities', 'art']],
    ["I don't like nightlife but love hiking", ['hiking'], ['nightlife']],
    ['hot springs in the snow', ['snow', 'wellness'], []],
  ])('%s wants %s and not %s', (text, wanted, unwanted) => {
    expect(read(text)).toMatchObject({ wanted, unwanted });
  });

  test('knows places, the longer name first, and what is not wanted of them', () => {
    expect(read('Italy, but not Rome')).toMatchObject({ places: ['Italy'], notPlaces: ['Rome'] });
    expect(read('South America')).toMatchObject({ places: ['South America'] });
    expect(read('anywhere except Europe')).toMatchObject({ notPlaces: ['Europe'] });
  });

  test('takes a word for what it mostly means', () => {
    expect(read('give us a couple of days of rest within our budget')).toMatchObject({ wanted: [], places: [] });
  });

  test('reads months and seasons, and turns the seasons round in the south', () => {
    expect(read('in July or around Christmas').months).toEqual([7, 12]);
    expect(readWish('this summer', aCatalogue, true).months).toEqual([1, 2, 12]);
    expect(read('we may go').months).toEqual([]);
  });
});

describe('readGroup', () => {
  test.each([
    ['2 adults and 1 kid', { people: 3, hasChildren: true, isCouple: false }],
    ['family of 4', { people: 4, hasChildren: true, isCouple: false }],
    ['just me', { people: 1, hasChildren: false, isCouple: false }],
    ['couple', { people: 2, hasChildren: false, isCouple: true }],
    ['six friends', { people: 6, hasChildren: false, isCouple: false }],
    ['', { people: 0, hasChildren: false, isCouple: false }],
  ])('reads "%s"', (text, group) => {
    expect(readGroup(text)).toEqual(group);
  });
});

test.each([
  [[3, 4, 5, 10], 'March to May, October'],
  [[1, 2, 11, 12], 'November to February'],
  [[7], 'July'],
])('tellMonths says %j as %s', (months, words) => {
  expect(tellMonths(months)).toBe(words);
});
