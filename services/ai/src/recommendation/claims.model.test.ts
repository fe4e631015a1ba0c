import type { CatalogueActivity, CatalogueEntry, Preferences } from '@sojourn/contracts';
import fc from 'fast-check';
import { aCriteria, aThing, aWish } from './candidate.fake';
import type { MatchCriteria } from './candidate.model';
import { anEntry } from './catalogue.fake';
import { claimSentence, claimsFor, fitsOf, type Claim } from './claims.model';
import { aPreference } from './preferences.fake';

const { activities } = anEntry({ id: 'any' });
const activity = (name: string, ...about: CatalogueActivity['about']): CatalogueActivity => ({
  ...{ name, about, category: 'water', attractionType: 'Tours' },
  ...{ duration: 'PT2H', price: 0, description: '' },
});
const place = (change: Partial<CatalogueEntry> = {}) => anEntry({ id: 'place', activities: [], ...change });
const choosing = (change: Partial<Preferences>, more: Partial<MatchCriteria> = {}) =>
  aCriteria(more.wishes ?? [], { preferences: aPreference({ vacationType: [], ...change }), ...more });
const thingsOf = (claims: readonly Claim[]) => claims.map(({ thing }) => thing);

const coast = place({
  activities: [
    activity('Beach day', 'beaches'),
    activity('Whale watching', 'whales'),
    activity('Surf lesson', 'surfing', 'sports'),
    activity('Jazz night', 'music', 'nightlife'),
  ],
  keywords: ['whales', 'family'],
});

describe('claims', () => {
  test('carry the label of the thing and the fact', () =>
    expect(claimsFor(coast, aCriteria([aThing('beaches')]))).toEqual([
      { thing: 'beaches', label: 'beaches', evidence: 'Beach day', by: 'activity' },
    ]));

  test('come from words, then children, then types, then interests', () => {
    const criteria = choosing(
      { vacationType: ['party'], interests: ['Sports'] },
      { wishes: [aThing('beaches'), aWish({ kind: 'need', need: 'children' })] },
    );
    expect(thingsOf(claimsFor(coast, criteria, 9))).toEqual(['beaches', 'children', 'nightlife', 'sports']);
  });

  test('count children of the group too', () =>
    expect(
      thingsOf(claimsFor(coast, aCriteria([], { party: { people: 3, hasChildren: true, isCouple: false } }))),
    ).toEqual(['children']));

  test('are three at most, unless told', () => {
    const criteria = aCriteria(['beaches', 'whales', 'surfing', 'music'].map((thing) => aThing(thing)));
    expect(thingsOf(claimsFor(coast, criteria))).toEqual(['beaches', 'whales', 'surfing']);
    expect(claimsFor(coast, criteria, 4)).toHaveLength(4);
  });

  test.each([
    ['without a fact', [aThing('golf')]],
    ['of what is unwanted', [aThing('beaches', false)]],
    ['when nothing was asked for', []],
  ])('are none %s', (_name, wishes) => expect(claimsFor(coast, aCriteria(wishes))).toEqual([]));

  test('take no fact twice', () => {
    const night = place({ activities: [activity('Jazz night', 'music', 'nightlife')] });
    expect(thingsOf(claimsFor(night, aCriteria([aThing('music'), aThing('nightlife')])))).toEqual(['music']);
  });

  describe('leave memorials out', () => {
    const sombre = place({ activities: [activity('War museum', 'museums'), activity('Art gallery', 'museums')] });
    const museum = (more: Partial<MatchCriteria>, types: Preferences['vacationType'] = []) =>
      claimsFor(sombre, choosing({ vacationType: types }, { wishes: [aThing('museums')], ...more }))[0]?.evidence;

    test.each<[string, Partial<MatchCriteria>, Preferences['vacationType']]>([
      ['children', { party: { people: 3, hasChildren: true, isCouple: false } }, []],
      ['a couple', { party: { people: 2, hasChildren: false, isCouple: true } }, []],
      ['a party', {}, ['cultural', 'party']],
      ['romance', {}, ['romantic']],
      ['a family', {}, ['family']],
      ['rest', {}, ['relaxing']],
    ])('for %s', (_name, more, types) => expect(museum(more, types)).toBe('Art gallery'));

    test('for nobody else', () => expect(museum({}, ['cultural'])).toBe('War museum'));
  });

  test('are never more than was asked, and each by a fact that the place has', () =>
    fc.assert(
      fc.property(
        fc.subarray(['beaches', 'whales', 'surfing', 'music', 'nightlife', 'golf', 'sports']),
        fc.integer({ min: 0, max: 4 }),
        (things, most) => {
          const claims = claimsFor(coast, aCriteria(things.map((thing) => aThing(thing))), most);
          const facts = [...coast.activities.map(({ name }) => name), ...coast.keywords];
          expect(claims.length).toBeLessThanOrEqual(most);
          expect(new Set(claims.map(({ evidence }) => evidence)).size).toBe(claims.length);
          for (const { thing, evidence } of claims) {
            expect(things).toContain(thing);
            expect(facts).toContain(evidence);
          }
        },
      ),
    ));
});

describe('the sentence of a claim', () => {
  const claim = (thing: string, by: Claim['by']) => ({ thing, label: thing, evidence: 'Fact', by });
  const whales = (months?: number[]) => place({ traits: [{ name: 'whales', months }] });

  test.each([
    ['a fact', place(), claim('whales', 'activity'), 'For whales: Fact.'],
    ['a listing', whales(), claim('whales', 'listing'), 'Known for whales.'],
    [
      'a listing with a season',
      whales([11, 12, 1]),
      claim('whales', 'listing'),
      'Known for whales, November to January.',
    ],
    [
      'a listing all year',
      whales([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      claim('whales', 'listing'),
      'Known for whales.',
    ],
    ['children by a listing', place(), claim('children', 'listing'), 'Easy with children.'],
    ['children by a fact', place(), claim('children', 'activity'), 'With children: Fact.'],
  ])('names %s', (_name, ...[entry, of, sentence]) => expect(claimSentence(entry, of)).toBe(sentence));
});

describe('the chips of what fits', () => {
  const need = aWish({ kind: 'need', need: 'vegan' }, { label: 'Vegan food' });

  test('name needs that are listed first, then what can be claimed', () => {
    const entry = place({ activities, keywords: ['whales'], traits: [{ name: 'vegan' }] });
    expect(fitsOf(entry, aCriteria([aThing('museums'), aThing('whales'), need]))).toEqual([
      { label: 'Vegan food', evidence: 'vegan food is easy to find' },
      { label: 'Museums and art', evidence: 'Museum' },
      { label: 'Whales', evidence: '' },
    ]);
  });

  test('name no need that is not listed, nor one without a fact', () => {
    expect(fitsOf(place(), aCriteria([need]))).toEqual([]);
    const couple = aWish({ kind: 'need', need: 'couple' });
    expect(fitsOf(place({ traits: [{ name: 'couple' }] }), aCriteria([couple]))).toEqual([]);
  });
});
