import { vocabularyOf } from '../vocabulary';
import { lexiconFor, scriptLanguages, termOf } from './script-lexicon';
import { roles } from './script-language';

const destinations = [{ id: 'kyoto', label: 'Kyoto', names: ['kyoto'] }];
const known = { vocabulary: vocabularyOf(destinations, 'north'), destinations };
const ids = Object.keys(scriptLanguages) as (keyof typeof scriptLanguages)[];

test.each(ids)('knows every key of its table when the language is %s', (id) => {
  const keys = scriptLanguages[id].words.split('\n').map((line) => line.split('=')[0] ?? '');
  const phrases = keys.filter((key) => !/^[!@#/]/.test(key));
  expect(phrases.filter((key) => !termOf(key, known))).toEqual([]);
  const named = keys.filter((key) => key.startsWith('!')).map((key) => key.slice(1));
  expect(named.filter((role) => !(roles as readonly string[]).includes(role))).toEqual([]);
});

test.each([
  ['ja', 'ポルトガル', 'PT'],
  ['zh', '葡萄牙', 'PT'],
  ['zh', '紐西蘭', 'NZ'],
  ['ko', '포르투갈', 'PT'],
  ['ar', 'البرتغال', 'PT'],
] as const)('has the countries by their names when the language is %s', (id, name, code) =>
  expect(lexiconFor(id, known).words.get(name)?.term).toMatchObject({ place: { type: 'country', id: code } }),
);

test('is made once when it is asked for twice', () => expect(lexiconFor('ja', known)).toBe(lexiconFor('ja', known)));
