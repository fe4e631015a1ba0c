import { countryCodeOf, countryNames, liesIn, neighbourRegionOf, regionNames } from './countries';

test.each([
  ['Italy', 'IT'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Saint Lucia', 'LC'],
  ['St. Lucia', 'LC'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Macau', 'MO'],
  ['Atlantis', undefined],
])('the code of %s is %s', (name, code) => expect(countryCodeOf(name)).toBe(code));

test('every country has a name in five languages, and lies in a part of the world', () => {
  const names = countryNames();
  expect(new Set(names.map(({ code }) => code)).size).toBe(names.length);
  const germany = names.find(({ code }) => code === 'DE');
  expect(germany?.label).toBe('Germany');
  for (const name of ['Germany', 'Deutschland', 'Allemagne', 'Alemania', 'Germania'])
    expect(germany?.words.split(', ')).toContain(name);
  for (const { code } of names) expect(regionNames.some(({ id }) => liesIn(code, id))).toBe(true);
});

test.each([
  ['IT', 'europe', true],
  ['IT', 'asia', false],
  ['JP', 'asia', true],
  ['IT', 'atlantis', false],
  ['XX', 'europe', false],
])('%s lies in %s: %s', (code, region, isIn) => expect(liesIn(code, region)).toBe(isIn));

test('what is near a country is the smallest part of the world that has it', () => {
  const around = neighbourRegionOf('NO') ?? '';
  const sizeOf = (region: string) => countryNames().filter(({ code }) => liesIn(code, region)).length;
  expect(liesIn('NO', around)).toBe(true);
  for (const { id } of regionNames) if (liesIn('NO', id)) expect(sizeOf(around)).toBeLessThanOrEqual(sizeOf(id));
  expect(neighbourRegionOf('XX')).toBeUndefined();
});
