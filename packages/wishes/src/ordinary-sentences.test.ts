import { readFileSync } from 'node:fs';
import { sentencesWithoutPlace, sentencesWithPlace, type OrdinarySentence } from './ordinary-sentences.fake';
import { parseWishes } from './parse-wishes';
import type { Wish } from './wish';

const destinations = readFileSync(new URL('destinations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [id = '', label = '', others = ''] = row.split(' |').map((cell) => cell.trim());
    return {
      id,
      label,
      names: [label, id, ...label.split(/,| and the | and /), ...others.split(', ')].filter(Boolean),
    };
  });
const read = ({ text }: OrdinarySentence) => parseWishes(text, { destinations }).wishes;
const isPlace = ({ kind }: Wish) => kind === 'place' || kind === 'similar';
const failing = (sentences: readonly OrdinarySentence[], isWrong: (wish: Wish, said: OrdinarySentence) => boolean) =>
  sentences.flatMap((said) => {
    const wrong = read(said).filter((wish) => isWrong(wish, said));
    return wrong.length > 0 ? [`${said.text} = ${wrong.map(({ id }) => id).join(' ')}`] : [];
  });

describe('5,000 ordinary sentences without a place', () => {
  const sentences = sentencesWithoutPlace(5_000);

  test('has each of them once', () => expect(sentences).toHaveLength(5_000));

  test('binds no place', () => expect(failing(sentences, isPlace)).toEqual([]));

  test('binds no need that was not said', () =>
    expect(failing(sentences, (wish, { needs }) => wish.kind === 'need' && !needs.includes(wish.need))).toEqual([]));

  test('binds no months', () => expect(failing(sentences, ({ kind }) => kind === 'months')).toEqual([]));
});

describe('500 ordinary sentences with a place', () => {
  const sentences = sentencesWithPlace(500);

  test('has each of them once', () => expect(sentences).toHaveLength(500));

  test('binds the right place', () => {
    const missed = sentences.filter(
      (said) =>
        !read(said).some(
          (wish) => wish.kind === 'place' && wish.place.id === said.place?.id && wish.place.type === said.place.type,
        ),
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  test('binds no other place', () =>
    expect(
      failing(
        sentences.filter(({ text }) => !/Madrid/.test(text)),
        (wish, { place }) => wish.kind === 'place' && wish.place.id !== place?.id,
      ),
    ).toEqual([]));
});
