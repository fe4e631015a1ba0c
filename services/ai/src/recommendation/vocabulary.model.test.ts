import type { CatalogueEntry } from '@sojourn/contracts';
import { anEntry } from './catalogue.fake';
import { facets, quiet, rankStrength } from './vocabulary.model';

const facetNamed = (name: string) => facets.find((each) => each.name === name)!;

test.each([
  ['a', 1],
  ['b', 0.88],
  ['c', 0.76],
  ['d', 0.64],
  ['e', 0.52],
  ['f', 0.5],
  ['g', 0.5],
  ['x', 0],
])('%s in a list of seven is worth %d', (wanted, strength) =>
  expect(rankStrength(['a', 'b', 'c', 'd', 'e', 'f', 'g'], wanted)).toBeCloseTo(strength, 9),
);

describe('a facet', () => {
  test.each<[string, string, Partial<CatalogueEntry>, number]>([
    ['a landscape of its own', 'beaches', { sceneKind: 'beach' }, 1],
    ['another landscape of its own', 'beaches', { sceneKind: 'island' }, 1],
    ['a keyword', 'beaches', { keywords: ['beach'] }, 0.9],
    ['the first interest', 'beaches', { interests: ['Beaches'] }, 0.8],
    ['the second interest', 'beaches', { interests: ['Art', 'Beaches'] }, 0.704],
    ['the strongest of several signs', 'beaches', { interests: ['Beaches'], sceneKind: 'beach' }, 1],
    ['none of its signs', 'beaches', { sceneKind: 'city', interests: ['Art'], keywords: ['beachwear'] }, 0],
    ['the first vacation type', 'cities', { vacationTypes: ['urban'], sceneKind: 'lake' }, 0.8],
    ['the third vacation type', 'romance', { vacationTypes: ['urban', 'party', 'romantic'] }, 0.608],
    ['no interest where the facet has none', 'islands', { interests: ['Beaches'], sceneKind: 'city' }, 0],
  ])('by %s', (_name, ...[name, change, strength]) => {
    const entry = anEntry({
      id: 'x',
      interests: ['Sports'],
      vacationTypes: ['adventure'],
      ...change,
    });
    expect(facetNamed(name).strength(entry)).toBeCloseTo(strength, 9);
  });

  test('has words of its own, its name the first', () => {
    for (const { name, words } of facets) expect(words[0]).toBe(name);
    const all = facets.flatMap(({ words }) => words);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  test('needs cold for what needs snow', () => {
    expect(facets.filter(({ needsCold }) => needsCold).map(({ name }) => name)).toEqual(['snow', 'skiing']);
  });
});

test.each<[string, Partial<CatalogueEntry>, number]>([
  ['a city', { sceneKind: 'city', keywords: ['quiet'] }, 0],
  ['somewhere else', { sceneKind: 'lake' }, 0.4],
  ['a quiet place', { sceneKind: 'lake', keywords: ['quiet'] }, 0.8],
  ['a slow place', { sceneKind: 'lake', keywords: ['slow'] }, 0.8],
  ['a party place', { sceneKind: 'island', vacationTypes: ['urban', 'party'] }, 0],
  ['a place for nature', { sceneKind: 'forest', vacationTypes: ['nature', 'family'] }, 0.6],
  ['a place for nature among others', { sceneKind: 'forest', vacationTypes: ['family', 'nature'] }, 0.4],
  ['a relaxing, slow place', { sceneKind: 'beach', vacationTypes: ['relaxing'], keywords: ['slow'] }, 1],
])('%s is so quiet', (_name, change, strength) => {
  const entry = anEntry({ id: 'x', vacationTypes: ['cultural'], keywords: [], ...change });
  expect(quiet.strength(entry)).toBeCloseTo(strength, 9);
});
