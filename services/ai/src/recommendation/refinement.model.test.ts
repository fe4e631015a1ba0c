import { aCatalogue } from './catalogue.fake';
import { parseRefinement } from './refinement.model';

const read = (text: string) => {
  const refinement = parseRefinement(text, aCatalogue);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return {
    directions: [...refinement.directions],
    wanted: names(refinement.wanted),
    unwanted: names(refinement.unwanted),
    places: names(refinement.places),
    notPlaces: names(refinement.notPlaces),
    months: refinement.months,
  };
};

describe('parseRefinement', () => {
  test.each([
    ['cheaper please', ['cheaper']],
    ['That is too expensive.', ['cheaper']],
    ['not too far, and not too hot', ['closer', 'colder']],
    ['too cold', ['warmer']],
    ['less touristy', ['quieter']],
    ['Something else', ['different']],
    ['a five star place', ['pricier']],
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
    expect(parseRefinement('this summer', aCatalogue, 'south').months).toEqual([1, 2, 12]);
    expect(read('we may go').months).toEqual([]);
  });
});
