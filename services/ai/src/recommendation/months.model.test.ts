import fc from 'fast-check';
import { anEntry } from './catalogue.fake';
import { aThing, aWish } from './candidate.fake';
import { hasNamedMonths, monthFor, monthsAsked, monthsInSeason } from './months.model';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const months = (named: number[], isWanted = true) => aWish({ kind: 'months', months: named, isWanted });

describe('the months that were asked for', () => {
  test.each([
    ['all when none were named', [], all],
    ['those named', [months([7, 8])], [7, 8]],
    ['each once', [months([7, 8]), months([8, 9])], [7, 8, 9]],
    ['all but the unwanted', [months([1, 2], false)], all.slice(2)],
    ['the wanted but the unwanted', [months([1, 2, 3]), months([2], false)], [1, 3]],
  ])('are %s', (_name, wishes, asked) => expect(monthsAsked(wishes)).toEqual(asked));

  test('are named by wanting them alone', () => {
    expect(hasNamedMonths([months([7])])).toBe(true);
    expect(hasNamedMonths([months([7], false), aThing('beaches')])).toBe(false);
  });
});

describe('the season', () => {
  const whales = anEntry({ id: 'whales', traits: [{ name: 'whales', months: [11, 12, 1] }, { name: 'wine' }] });

  test.each([
    ['that of what is wanted', [aThing('whales')], [1, 11, 12]],
    ['all year for what has none', [aThing('wine')], all],
    ['all year for what the place has not', [aThing('surfing')], all],
    ['no matter of what is unwanted', [aThing('whales', false)], all],
  ])('is %s', (_name, wishes, season) => expect(monthsInSeason(whales, wishes)).toEqual(season));

  test('is what all things wanted share', () => {
    const entry = anEntry({
      id: 'both',
      traits: [
        { name: 'whales', months: [1, 2, 3] },
        { name: 'fjords', months: [3, 4] },
      ],
    });
    expect(monthsInSeason(entry, [aThing('whales'), aThing('fjords')])).toEqual([3]);
  });

  test('of snow is when days stay at five degrees or less, where snow is known', () => {
    const highs = [4, 5, 6, 15, 19, 23, 26, 26, 22, 17, 12, 9];
    expect(monthsInSeason(anEntry({ id: 'snowy', keywords: ['snow'], highs }), [aThing('snow')])).toEqual([1, 2]);
    expect(monthsInSeason(anEntry({ id: 'other', highs }), [aThing('snow')])).toEqual(all);
  });
});

describe('the month to go', () => {
  // Daytime highs are 8, 9, 12, 15, 19, 23, 26, 26, 22, 17, 12, 9; best are April to June.
  const entry = anEntry({ id: 'place' });
  const warm = (strength: 'hard' | 'soft', celsius = 23) => aWish({ kind: 'least-warmth', celsius }, { strength });

  test.each([
    ['the next of the best', [], 11, 4],
    ['the coming one when it is of the best', [], 5, 5],
    ['one of the best before an earlier other', [months([2, 5])], 1, 5],
    ['the next when none is of the best', [months([2, 9])], 3, 9],
    ['warm enough, to the degree', [warm('hard')], 1, 6],
    ['cool enough, to the degree', [aWish({ kind: 'most-warmth', celsius: 15 })], 5, 4],
    ['as warm as is liked', [warm('soft')], 1, 6],
    ['still one when none is as warm as is liked', [warm('soft', 30)], 1, 4],
    ['the warm one of those named', [months([2, 8]), warm('soft')], 1, 8],
    ['free of snow only above eight degrees', [months([1, 2]), aThing('snow', false)], 1, 2],
  ])('is %s', (_name, ...[wishes, coming, month]) => expect(monthFor(entry, wishes, coming)).toBe(month));

  test('is none where no month is possible', () => {
    expect(monthFor(entry, [warm('hard', 27)], 1)).toBeNull();
    expect(monthFor(entry, [months([1]), warm('hard')], 1)).toBeNull();
    const lights = anEntry({ id: 'lights', traits: [{ name: 'northern-lights', months: [12] }] });
    expect(monthFor(lights, [months([7]), aThing('northern-lights')], 1)).toBeNull();
  });

  test('is one that was asked for and in season, or none when there is none such', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
        fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
        fc.integer({ min: 1, max: 12 }),
        (named, season, coming) => {
          const place = anEntry({ id: 'place', traits: [{ name: 'whales', months: season }] });
          const wishes = [months(named), aThing('whales')];
          const possible = monthsAsked(wishes).filter((month) => season.includes(month));
          const month = monthFor(place, wishes, coming);
          if (possible.length === 0) expect(month).toBeNull();
          else expect(possible).toContain(month);
        },
      ),
    ));
});

describe('what is done outdoors', () => {
  const valley = anEntry({
    id: 'valley',
    bestMonths: [1, 2, 6, 7],
    highs: [2, 3, 7, 10, 14, 18, 22, 22, 17, 12, 6, 3],
  });

  test('is for mild days, the best months first', () => {
    expect(monthFor(valley, [aThing('hiking')], 12)).toBe(6);
    expect(monthFor(valley, [aThing('museums')], 12)).toBe(1);
    expect(monthFor(valley, [aThing('hiking', false)], 12)).toBe(1);
  });

  test('may be done in the cold where somebody asks for that month', () =>
    expect(monthFor(valley, [aThing('hiking'), months([1])], 12)).toBe(1));
});
