import { tokensOf } from '../tokens';
import { languagesOf } from './language-of';

const read = (text: string) => languagesOf(tokensOf(text)).map((language) => language?.id);
const only = (text: string) => [...new Set(read(text))];

test.each([
  'wij willen naar het strand',
  'Rome kennen we al',
  'warmer dan Rome',
  'zon, zee en strand',
  'steden',
  'want die bergen zijn mooi',
])('reads Dutch in "%s"', (text) => expect(only(text)).toEqual(['nl']));

test.each([
  'no inverno para a neve',
  'dez dias no Brasil',
  'praia',
  'não em agosto',
  'férias no Japão',
  'mais quente que Roma',
])('reads Portuguese in "%s"', (text) => expect(only(text)).toEqual(['pt']));

test.each([
  'no beaches or museums',
  'we want to see the sun, but are in no hurry',
  'a van of our own',
  'met in May',
  'no playa, no museos',
  'casa de campo, no playa',
  'con mi familia en mayo',
  'no, al mare',
  'die Berge und das Meer',
  'pas de plage',
  'Nice',
  'Lisboa',
  '',
])('leaves "%s" to the other five', (text) => expect(read(text).filter(Boolean)).toEqual([]));

test('reads each sentence by itself, and one that says nothing as the whole text', () => {
  expect(only('no beaches. geen strand.')).toEqual([undefined, 'nl']);
  expect(only('Queremos praia. Itália. Sem chuva.')).toEqual(['pt']);
});
