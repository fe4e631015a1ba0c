import { areaNames, countryNames, regionNames } from '@sojourn/travel/countries';
import { roleWords, unitWords } from '../function-words';
import { things } from '../things';
import { ways } from '../ways';
import { numbersOf } from './known-words';
import { alsoIn, languages, wordsIn } from './languages';

describe.each(languages.map((language) => [language.id, language] as const))('%s', (_, language) => {
  test('calls every thing by a word, and none that there is not', () =>
    expect(Object.keys(language.things).sort()).toEqual(things.map(({ id }) => id).sort()));

  test('has as many words for a way as there are ways with its label', () => {
    const labels = Object.entries(language.ways).flatMap(([label, words]) => [words].flat().map(() => label));
    const unnamed = labels.filter((label) => !ways.some((way) => way.label === label));
    expect(unnamed).toEqual([]);
    expect(labels.toSorted()).toEqual(ways.map(({ label }) => label).toSorted());
  });

  test('has words for every role and for its units', () => {
    expect(Object.keys(language.roles).sort()).toEqual(Object.keys(roleWords).sort());
    expect(Object.keys(unitWords)).toEqual(expect.arrayContaining(Object.keys(language.units)));
  });

  test('counts to fifteen', () => expect(new Set(Object.values(numbersOf(language))).size).toBe(15));

  test('has twelve months and eight parts of one', () => {
    expect(language.months).toHaveLength(12);
    expect(language.monthParts).toHaveLength(8);
  });

  test('names parts of the world, countries and islands that there are', () => {
    expect(regionNames.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(language.regions)));
    expect(countryNames().map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(language.countries)));
    expect(areaNames.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(language.areas)));
  });
});

test('joins the words of all', () => {
  expect(alsoIn(({ id }) => id)).toBe('|nl|pt');
  expect(wordsIn(({ id }) => `${id} x`)).toEqual(['nl', 'x', 'pt', 'x']);
});
