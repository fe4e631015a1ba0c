import type { CatalogueEntry } from '@sojourn/contracts';
import fc from 'fast-check';
import { anEntry } from './catalogue.fake';
import { evidenceFor, hasTrait, isAbout, quietOf, rankStrength, seasonOf, strengthOf } from './topic.model';

type Change = Partial<CatalogueEntry>;
const place = (change: Change = {}) =>
  anEntry({ id: 'place', sceneKind: 'lake', vacationTypes: [], interests: [], activities: [], ...change });
const activity = (name: string, change: Partial<CatalogueEntry['activities'][number]> = {}) => ({
  name,
  category: 'water' as const,
  attractionType: 'Tours' as const,
  duration: 'PT2H',
  price: 0,
  description: '',
  about: [],
  ...change,
});

describe('the strength of a rank', () => {
  test.each([
    ['a', 1],
    ['b', 0.88],
    ['e', 0.52],
    ['f', 0.5],
    ['g', 0.5],
    ['x', 0],
  ])('of %s is %d', (wanted, strength) => expect(rankStrength([...'abcdefg'], wanted)).toBeCloseTo(strength, 9));

  test('never grows down a list', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (list) => {
        const strengths = list.map((each) => rankStrength(list, each));
        expect(strengths).toEqual([...strengths].sort((one, other) => other - one));
        expect(strengths.every((strength) => strength >= 0.5 && strength <= 1)).toBe(true);
      }),
    ));
});

describe('what a place has of a thing', () => {
  test.each<[string, string, Change, number]>([
    ['all, by a trait', 'northern-lights', { traits: [{ name: 'northern-lights' }] }, 1],
    ['nothing of a rare thing by a keyword alone', 'northern-lights', { keywords: ['aurora'] }, 0],
    ['all, by its landscape', 'beaches', { sceneKind: 'beach' }, 1],
    ['nearly all, by a keyword', 'beaches', { keywords: ['lagoon'] }, 0.9],
    ['less, by its first interest', 'beaches', { interests: ['Beaches'] }, 0.8],
    ['less still, by its second', 'beaches', { interests: ['Art', 'Beaches'] }, 0.704],
    ['less, by its first type', 'nightlife', { vacationTypes: ['party'] }, 0.8],
    ['the strongest of its signs', 'beaches', { interests: ['Beaches'], keywords: ['beach'] }, 0.9],
    ['nothing without a sign', 'beaches', {}, 0],
    ['nothing of what nobody knows', 'unicorns', { keywords: ['unicorns'] }, 0],
    ['luxury, by its styles', 'luxury', { travelStyles: ['luxury'] }, 1],
    ['less luxury where it is cheap too', 'luxury', { travelStyles: ['luxury', 'budget'] }, 0.56],
  ])('is %s', (_name, ...[thing, change, strength]) =>
    expect(strengthOf(place(change), thing)).toBeCloseTo(strength, 9),
  );

  test('has a season by its trait alone', () => {
    const entry = place({ traits: [{ name: 'whales', months: [1] }, { name: 'wine' }] });
    expect(['whales', 'wine', 'golf'].map((name) => [hasTrait(entry, name), seasonOf(entry, name)])).toEqual([
      [true, [1]],
      [true, undefined],
      [false, undefined],
    ]);
  });
});

test('knows what an activity is about when its editors say so, whatever its words', () => {
  const winery = activity('Margaret River wineries', { about: ['wine', 'food'], description: 'Cellars by the surf.' });
  expect(['wine', 'food', 'surfing', 'unicorns'].map((thing) => isAbout(winery, thing))).toEqual([
    ...[true, true, false, false],
  ]);
});

describe('the fact that shows a thing', () => {
  const beach = activity('Beach day', { about: ['beaches'] });
  const boat = activity('Day out', { about: ['cruise', 'beaches'] });

  test.each<[string, string, Change, ReturnType<typeof evidenceFor>]>([
    ['what is about it most', 'beaches', { activities: [boat, beach] }, { by: 'activity', text: 'Beach day' }],
    ['else what is about it too', 'beaches', { activities: [boat] }, { by: 'activity', text: 'Day out' }],
    ['else a keyword', 'beaches', { keywords: ['tea', 'palms'] }, { by: 'listing', text: 'palms' }],
    ['else its own word', 'photography', { keywords: ['Photography'] }, { by: 'listing', text: 'Photography' }],
    ['else the trait', 'golf', { traits: [{ name: 'golf' }] }, { by: 'listing', text: 'golf' }],
    ['not an interest alone', 'beaches', { interests: ['Beaches'] }, null],
    ['not a sight of that name', 'beaches', { highlights: ['Old pier', 'Cove'] }, null],
    ['not for what nobody knows', 'unicorns', { keywords: ['unicorns'] }, null],
  ])('is %s', (_name, ...[thing, change, evidence]) => expect(evidenceFor(place(change), thing)).toEqual(evidence));

  test.each([
    activity('War museum', { about: ['museums'] }),
    activity('Holocaust Memorial and museum', { about: ['museums'] }),
    activity('Museum', { description: 'Where Anne Frank hid.', about: ['museums'] }),
  ])('is no memorial for light hearts: $name', (sombre) => {
    const entry = place({ activities: [sombre, activity('Gallery', { about: ['museums'] })] });
    expect(evidenceFor(entry, 'museums')?.text).toBe(sombre.name);
    expect(evidenceFor(entry, 'museums', true)?.text).toBe('Gallery');
  });
});

describe('quiet', () => {
  test.each<[string, Change, number]>([
    ['no city', { sceneKind: 'city', keywords: ['quiet'], vacationTypes: ['nature'] }, 0],
    ['a place elsewhere', {}, 0.4],
    ['more, by its keyword', { keywords: ['slow'] }, 0.8],
    ['most, for rest first', { keywords: ['quiet'], vacationTypes: ['relaxing'] }, 1],
    ['not more, for nature second', { vacationTypes: ['cultural', 'nature'] }, 0.4],
    ['less, where it is urban', { vacationTypes: ['urban'] }, 0.2],
    ['not at all, where there are parties', { vacationTypes: ['party'] }, 0],
  ])('is %s', (_name, change, quiet) => expect(quietOf(place(change))).toBeCloseTo(quiet, 9));
});

test('strength and quiet are never below nothing', () => {
  expect(strengthOf(place({ travelStyles: ['budget'] }), 'luxury')).toBe(0);
  expect(quietOf(place({ sceneKind: 'beach', vacationTypes: ['party', 'urban'] }))).toBe(0);
});

test('knows an island by the land that it is, not by islands beside it', () => {
  const onLand = (landmass: string, change: Partial<CatalogueEntry> = {}) =>
    strengthOf(anEntry({ id: 'it', keywords: ['islands'], landmass, ...change }), 'islands');
  expect(onLand('balkans')).toBe(0);
  expect(onLand('barbados', { keywords: [] })).toBe(1);
  expect(onLand('malaysia', { sceneKind: 'island' })).toBe(1);
});
