import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fullNotationOf } from '../notation.fake';
import { parseWishes } from '../parse-wishes';

const destinations = readFileSync(new URL('../destinations.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .map((row) => {
    const [id = '', label = '', names = ''] = row.split('|').map((part) => part.trim());
    return { id, label, names: [label, ...names.split(',').map((name) => name.trim())].filter(Boolean) };
  });
const context = { destinations, today: '2026-11-30' };
const meaningOf = (text: string) => fullNotationOf(parseWishes(text, context));
const rowsOf = (language: string) =>
  readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [text = '', meaning = ''] = row.split(/ = ?/);
      return [text, meaning.trim()] as const;
    });

describe.each(['japanese', 'chinese', 'korean', 'arabic'])('%s', (language) => {
  const rows = rowsOf(language);
  test.each(rows)('%s = %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));
  test('has a table of at least forty sentences, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(([text]) => text)).size).toBe(rows.length);
  });
});

test('keeps the words of a wish as they were typed when letters are folded to be looked up', () => {
  const { wishes } = parseWishes('نريد شاطئًا هادئًا، لا أحبّ الجبال. ５時間以内のフライト', context);
  expect(wishes.map(({ words, label }) => `${label}: ${words}`)).toEqual([
    'Beaches: شاطئًا',
    'Quieter: هادئًا',
    'No mountains: لا أحبّ الجبال',
    'At most 5 hours there: ５時間',
  ]);
});

test('leaves a text in Latin letters to the other reader when a clause of Japanese stands beside it', () => {
  expect(meaningOf('no museums, 温泉に行きたい, under $900')).toBe(
    'thing:hot-springs !not-thing:museums !most-cost:900',
  );
});

test.each([
  ['no 温泉 please', '?no 温泉 please'],
  ['I want to see the 桜', '?I want to see the 桜'],
  ['Baliに行きたい', '!place:destination:bali'],
  ['不想去Bali', '?不想去Bali'],
])('leaves open what "%s" says of a word in other letters when that is not sure', (text, meaning) =>
  expect(meaningOf(text)).toBe(meaning),
);

test('names no place of the catalogue when there is none', () => {
  expect(fullNotationOf(parseWishes('京都に行きたい', { today: '2026-11-30' }))).toBe('?京都に行きたい');
});

test('reads no days when nobody knows the day of writing', () => {
  expect(parseWishes('ゴールデンウィークに行きたい').wishes).toEqual([]);
});

test.each([
  ['2人で1万ドル', 0, 5000],
  ['全員で1万ドルまで', 5, 2000],
  ['一人1万ドルまで', 5, 10_000],
])('divides the sum of "%s" among those that it is for when %i go', (text, people, usd) => {
  expect(parseWishes(text, { ...context, people }).wishes).toMatchObject([{ kind: 'most-cost', usd }]);
});

describe('any text', () => {
  const word = fc.constantFrom(
    ...'海 山 避けたい 、 。 以外 行った 3時間 以内 から より タイ 不要 海边 比 日本 从 , 没 바다 빼고 보다 가봤 서울 لا أريد البحر من تركيا 5 万 円 Bali <b> ( 🏖️'.split(
      ' ',
    ),
  );
  test('gives wishes that are each about something else when it is a jumble of known words', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }).chain((all) => fc.constantFrom(all.join(''), all.join(' '))),
        (text) => {
          const { wishes, notUnderstood } = parseWishes(text, context);
          expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length);
          for (const part of [...notUnderstood, ...wishes.flatMap(({ words, label }) => [words, label])])
            expect(part).not.toMatch(/[<>{}[\]`\\/]/);
        },
      ),
    );
  });

  test.each(['海と', '海、', '不要', '3万', '바다 ', 'فضل ', 'من تركيا و', '一', 'ー', '日本人'])(
    'is read to its end when it is ten thousand letters of %s',
    (piece) => {
      expect(() => parseWishes(piece.repeat(Math.ceil(10_000 / piece.length)), context)).not.toThrow();
    },
  );
});
