import { aCatalogue, anEntry } from './catalogue.fake';
import { hasContent, parseRefinement } from './refinement.model';

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
    ['a hot spring', ['wellness'], []],
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

describe('what carries a no', () => {
  test.each([
    ['without beaches', [], ['beaches']],
    ['I hate beaches', [], ['beaches']],
    ['beaches instead of cities', ['beaches'], ['cities']],
    ['tired of cities, love beaches', ['beaches'], ['cities']],
    ['too many museums', [], ['art']],
    // Five words back is another thought.
    ['no plans to speak of yet but beaches', ['beaches'], []],
    ['not one of all those beaches', ['beaches'], []],
    ['not any of those beaches', [], ['beaches']],
    ['no cities. Beaches!', ['beaches'], ['cities']],
    ['no cities; beaches', ['beaches'], ['cities']],
    ['no cities\nbeaches', ['beaches'], ['cities']],
    ['no cities, beaches', ['beaches'], ['cities']],
    ['no cities though beaches', ['beaches'], ['cities']],
    ['no cities however beaches', ['beaches'], ['cities']],
    ['no cities, beaches or museums', [], ['beaches', 'cities', 'art']],
    // An 'or' carries it over a comma only.
    ['no cities. Beaches or museums', ['beaches', 'art'], ['cities']],
    ['no cities but beaches or museums', ['beaches', 'art'], ['cities']],
    ['no cities, beaches. Museums or snow', ['beaches', 'art', 'snow'], ['cities']],
    ['no cities, or beaches, museums', ['art'], ['cities', 'beaches']],
    ['beaches. No beaches. Beaches', [], ['beaches']],
    ['cities, beaches or museums', ['beaches', 'cities', 'art'], []],
    ['beaches and no beaches', [], ['beaches']],
  ])('%j wants %j and not %j', (text, wanted, unwanted) => {
    const refinement = read(text);
    expect([refinement.wanted.toSorted(), refinement.unwanted.toSorted()]).toEqual([
      wanted.toSorted(),
      unwanted.toSorted(),
    ]);
  });
});

describe('words of the catalogue', () => {
  test.each([
    ['whales', ['wildlife']],
    ['berlin', []],
  ])('%j is not doubled by a keyword', (text, wanted) => expect(read(text).wanted).toEqual(wanted));

  test('are facets of their own where nothing else says them', () => {
    const entries = [
      anEntry({ id: 'a', keywords: ['Tango', 'slow', 'ab', 'beach', 'Café'] }),
      anEntry({ id: 'b', keywords: ['Tango'] }),
    ];
    const { wanted } = parseRefinement('tango, a café, slow days, ab, and the beach', entries);
    expect(wanted.map(({ name }) => name)).toEqual(['beaches', 'tango', 'cafe']);
    expect(wanted.slice(1).map((facet) => entries.map((entry) => facet.strength(entry)))).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });
});

test('St. Lucia is found with its full stop, at the end of a sentence too', () => {
  const entries = [anEntry({ id: 'st-lucia', name: 'St. Lucia', country: 'Saint Lucia' })];
  expect(parseRefinement('We love St. Lucia. No cities.', entries).places.map(({ name }) => name)).toEqual([
    'St. Lucia',
  ]);
});

describe('directions that are words of others too', () => {
  test.each([
    ['not too cold', ['warmer']],
    ['not too hot', ['colder']],
    ['less warm', ['colder']],
    ['hot springs', []],
    ['a lively place off the beaten track', ['quieter', 'livelier']],
    ['further away', ['farther']],
    ['no long haul flights', ['closer']],
    ['', []],
  ])('%j moves the list %j', (text, moves) => expect(read(text).directions.toSorted()).toEqual(moves.toSorted()));
});

describe('whether there is anything to go by', () => {
  test.each([
    ['cheaper', true],
    ['beaches', true],
    ['no beaches', true],
    ['Italy', true],
    ['not Italy', true],
    ['in July', true],
    ['xyzzy', false],
    ['', false],
  ])('%j: %s', (text, is) => expect(hasContent(parseRefinement(text, aCatalogue))).toBe(is));
});
