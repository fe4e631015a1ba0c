import { countriesByName } from './country-names.model';

test.each([
  ['italy', 'IT'],
  ['italien', 'IT'],
  ['italia', 'IT'],
  ['日本', 'JP'],
  ['jersey', 'JE'],
  ['bermuda', 'BM'],
  ['turks and caicos', 'TC'],
  ['saint vincent and grenadines', 'VC'],
])('finds a country when it is called %s', (name, code) => {
  expect(countriesByName().get(name)).toBe(code);
});

test('knows no country when a name is a union or a place', () => {
  expect(countriesByName().get('european union')).toBeUndefined();
  expect(countriesByName().get('napa valley')).toBeUndefined();
  expect(countriesByName().get('canary islands')).toBeUndefined();
});
