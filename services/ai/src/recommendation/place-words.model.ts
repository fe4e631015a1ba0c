/** Names of places in a text: destinations, countries, parts of the world. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';

/** Somewhere that was named: a destination, a country or a part of the world. */
export type Region = { name: string; words: readonly string[]; has(entry: CatalogueEntry): boolean };

const alsoCalled: Record<string, readonly string[]> = {
  'United States': ['usa', 'america', 'the states'],
  'United Kingdom': ['uk', 'britain', 'great britain', 'england', 'scotland'],
  Türkiye: ['turkey'],
  'United Arab Emirates': ['uae', 'emirates'],
  Netherlands: ['holland'],
  Czechia: ['czech republic'],
};

const inLatinAmerica = ['Mexico', 'Costa Rica', 'Cuba'];
const parts: readonly Region[] = [
  part('Europe', ({ continent }) => continent === 'Europe'),
  part('Asia', ({ continent }) => continent === 'Asia'),
  part('Africa', ({ continent }) => continent === 'Africa'),
  part('Oceania', ({ continent }) => continent === 'Oceania'),
  part('North America', ({ continent }) => continent === 'North America'),
  part('South America', ({ continent }) => continent === 'South America'),
  part('Latin America', ({ continent, country }) => continent === 'South America' || inLatinAmerica.includes(country)),
  part('Central America', ({ country }) => inLatinAmerica.includes(country)),
  part('Caribbean', ({ id }) => ['st-lucia', 'havana', 'tulum', 'cartagena'].includes(id)),
  part('Scandinavia', ({ country }) => ['Norway', 'Denmark', 'Finland', 'Iceland'].includes(country)),
  part('Middle East', ({ country }) => ['Jordan', 'United Arab Emirates', 'Türkiye', 'Egypt'].includes(country)),
  part('Mediterranean', ({ country }) => ['Spain', 'Italy', 'Greece', 'Croatia', 'Türkiye'].includes(country)),
  part('South East Asia', ({ country }) =>
    ['Thailand', 'Vietnam', 'Cambodia', 'Indonesia', 'Singapore'].includes(country),
  ),
];

function part(name: string, has: Region['has']): Region {
  const word = foldWords(name);
  return { name, words: word === 'south east asia' ? [word, 'southeast asia'] : [word], has };
}

/** Every place of the catalogue that a folded text names; the longer name hides a shorter one inside it. */
export function parsePlaces(text: string, entries: readonly CatalogueEntry[]): Region[] {
  const countries = [...new Set(entries.map(({ country }) => country))].map((country): Region => ({
    name: country,
    words: [foldWords(country), ...(alsoCalled[country] ?? [])],
    has: (entry) => entry.country === country,
  }));
  const destinations = entries.map(({ id, name }): Region => ({
    name,
    words: [...new Set([foldWords(id), foldWords(name), ...name.split(/,| and /).map(foldWords)])].filter(
      (word) => word.length > 2,
    ),
    has: (entry) => entry.id === id,
  }));
  const named = [...destinations, ...countries, ...parts].filter(({ words }) =>
    words.some((word) => text.includes(` ${word} `)),
  );
  return named.filter(({ words }) => {
    const own = words.find((word) => text.includes(` ${word} `)) ?? '';
    return !named.some((other) => other.words.some((word) => isInside(own, word) && text.includes(` ${word} `)));
  });
}

const isInside = (shorter: string, longer: string) =>
  longer.length > shorter.length && ` ${longer} `.includes(` ${shorter} `);
