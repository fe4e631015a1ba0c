import { countryCodeOf } from './countries';

test.each([
  ['Italy', 'IT'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Saint Lucia', 'LC'],
  ['St. Lucia', 'LC'],
  ['Atlantis', undefined],
])('the code of %s is %s', (name, code) => expect(countryCodeOf(name)).toBe(code));
