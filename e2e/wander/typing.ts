/** What is typed into a field: mostly what fits it, sometimes what a person should not write. */
import { dayFromNow } from '../story';
import { chanceOf, numberBelow } from './chance';
import type { SeenControl } from './page/controls';

/** Makes a text by a seed; the same seed makes the same. */
type Maker = (seed: number) => string;

const oneOf =
  (...texts: readonly string[]): Maker =>
  (seed) =>
    texts[numberBelow(texts.length, seed, 'which')] ?? '';

/** A number from `least` to `most`, both included. */
const number = (least: number, most: number) => (seed: number) => least + numberBelow(most - least + 1, seed, 'number');

/** `usual`, and once in `rarely` times something else. */
const orRarely =
  (usual: Maker, other: Maker, rarely = 6): Maker =>
  (seed) =>
    chanceOf(seed, 'rare') < 1 / rarely ? other(seed) : usual(seed);

const FIRST_LETTER = 0x21;
const LAST_LETTER = 0x2af;
/** Characters that nobody thought of: any of the Latin blocks, with signs and quotes. */
const anyLetters: Maker = (seed) =>
  Array.from({ length: 1 + numberBelow(30, seed, 'length') }, (_, at) =>
    String.fromCodePoint(FIRST_LETTER + numberBelow(LAST_LETTER - FIRST_LETTER, seed, at)),
  ).join('');
const longText: Maker = (seed) =>
  'A very long sentence that goes on '.repeat(6 + numberBelow(6, seed, 'length')).trim();

const words = orRarely(
  oneOf(
    'Lemonade stand',
    'Sketchbook',
    'Harbor walk',
    'Grandma’s birthday',
    'Две недели',
    '週末の旅',
    'עברית',
    '👩‍👩‍👧 trip',
  ),
  (seed) => (chanceOf(seed, 'long') < 0.5 ? longText : anyLetters)(seed),
);
const days = orRarely(
  (seed) => dayFromNow(number(1, 300)(seed)),
  oneOf('tomorrow', '2027-02-31', 'next friday', '31.12.2027', ''),
);
const amounts = orRarely((seed) => String(number(1, 5_000)(seed)), oneOf('12,50', 'abc', '-5', '0', '1e9', ''));
const clock = orRarely((seed) => `${String(number(0, 23)(seed)).padStart(2, '0')}:30`, oneOf('25:99', ''));
const lines: Maker = (seed) => [0, 1, 2].map((at) => words(seed + at)).join('\n');
const letters: Maker = (seed) => `rosa${number(100, 99_999)(seed)}`;

/** Kinds of fields by their type, mode, autocomplete and name, in the order in which they are tried. */
const kinds: readonly [RegExp, Maker][] = [
  [/password/i, oneOf('Sunny-days!1', 'Sunny-days!1', 'short', 'password')],
  [/email/i, oneOf('rosa@example.com', 'ana.lima@example.com', 'not an address', 'a@b')],
  [/\bdate\b|check-?in|check-?out|\bday\b|departure|^text return|when/i, days],
  [/\btime\b|\b(?:start|end)s?$/i, clock],
  [/numeric|decimal|number|amount|budget|price|cost|share|rate/i, amounts],
  [/url|link|website|picture/i, oneOf('https://example.com/booking', 'javascript:alert(1)', 'example')],
  [/\btel\b|phone/i, oneOf('+44 20 7946 0000', '12')],
  [/username/i, letters],
  [
    /combobox|place|destination|city|airport|from|where|search|address|origin/i,
    oneOf('Rome', 'London', 'Tokyo', 'par', 'New York', 'Reykjav', 'LHR', 'Kyoto', 'Lisb', 'qqqq'),
  ],
  [
    /details|refine/i,
    oneOf(
      'somewhere warm, vegan food',
      'nothing by the sea',
      "can't live without museums, no paid golf",
      'rather in May',
    ),
  ],
  [/textarea|note/i, (seed) => (chanceOf(seed, 'lines') < 0.5 ? words : lines)(seed)],
];

/** The same seed types the same into the same field. */
export function typingFor({ kind, name }: Pick<SeenControl, 'kind' | 'name'>, seed: number): string {
  const field = `${kind} ${name}`;
  const [, make = words] = kinds.find(([pattern]) => pattern.test(field)) ?? [];
  return make(seed);
}
