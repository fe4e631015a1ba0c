/** What the index finds, an airport or a metropolitan area, with the texts it is found by. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import { type Airport, type MetropolitanArea, suggestionOfAirport, suggestionOfArea } from './airport.model';
import { COUNTRY_WORDS, formsOf } from '../place/name-forms.model';

/** `worth` is the power of ten of its passengers, and up to 0.4 for fame: a place with names in many languages is known. */
export type SearchPlace = {
  iataCode: string;
  suggestion: AirportSuggestion;
  worth: number;
  weight: number;
  texts: readonly PlaceText[];
  words: ReadonlyMap<string, number>;
};

/** A text it is called by; `rank` is what that costs, in powers of ten of passengers. */
export type PlaceText = { text: string; rank: number };

/** A region, and the codes of its airports in the order most travellers would want. */
export type AirportRegion = { name: string; codes: readonly string[]; otherNames: readonly string[] };

// An airport named so must be 100 times busier to pass a city named so.
export const RANK = {
  city: 0,
  otherName: 0.3,
  nearby: 1,
  cityWord: 1,
  region: 1.5,
  name: 2,
  nameWord: 2.5,
  country: 4,
  code: 4.5,
};
const FAME = 0.4;
const NAMES_OF_FAME = 15;

// Words nobody searches by: every other airport is called so, and their beginnings would hide the cities.
const STOP_WORDS = new Set(
  'airport international intl regional municipal airfield county field de the all san santa st saint'.split(' '),
);

function wordStarts(folded: string): string[] {
  const words = folded.split(' ');
  return words.flatMap((word, at) => (at > 0 && !STOP_WORDS.has(word) ? [words.slice(at).join(' ')] : []));
}

/** A name that begins otherwise is rarely the city's own: Santa Monica is near Los Angeles. */
const rankOfOther = (city: string, other: string) =>
  other.slice(0, 2) === city.slice(0, 2) || /[^\p{Script=Latin}\p{N} ]/u.test(other) ? RANK.otherName : RANK.nearby;

function textsOf(place: Airport | (MetropolitanArea & { name: string })): PlaceText[] {
  const text = (rank: number) => (each: string) => ({ text: each, rank });
  const city = foldWords(place.cityName);
  const name = foldWords(place.name);
  return [
    ...formsOf(place.cityName).map(text(RANK.city)),
    ...wordStarts(city).map(text(RANK.cityWord)),
    ...place.otherNames.flatMap((other) => formsOf(other).map(text(rankOfOther(city, foldWords(other))))),
    ...(name ? [text(RANK.name)(name), ...wordStarts(name).map(text(RANK.nameWord))] : []),
    text(RANK.country)(foldWords(place.countryName)),
    text(RANK.code)(place.iataCode.toLowerCase()),
  ];
}

/** Each word of its texts, with the least it costs to be called so. */
function wordsOf(texts: readonly PlaceText[], context: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, rank: number) => {
    for (const word of text.split(' ')) if ((words.get(word) ?? Infinity) > rank) words.set(word, rank);
  };
  for (const { text, rank } of texts) add(text, rank);
  for (const text of context) add(foldWords(text), RANK.country);
  return words;
}

const fameOf = (names: readonly string[]) => FAME * Math.min(1, names.length / NAMES_OF_FAME);

/** Everything that can be found; the areas first, so that a city stands before its airports. */
export function searchPlaces(airports: readonly Airport[], areas: readonly MetropolitanArea[]): SearchPlace[] {
  const areaOf = new Map(areas.flatMap((area) => area.airports.map(({ iataCode }) => [iataCode, area])));
  const areaPlaces = areas.map((area): SearchPlace => {
    const weight = area.airports.reduce((sum, airport) => sum + airport.weight, 0);
    const texts = textsOf({ ...area, name: '' });
    const words = wordsOf(texts, [area.countryCode, COUNTRY_WORDS[area.countryCode] ?? '']);
    const worth = Math.log10(weight) + fameOf(area.otherNames);
    return { iataCode: area.iataCode, suggestion: suggestionOfArea(area), worth, weight, texts, words };
  });
  const airportPlaces = airports.map((airport): SearchPlace => {
    const { iataCode, weight, otherNames, countryCode, stateName = '' } = airport;
    const texts = textsOf(airport);
    const around = [
      ...(areaOf.get(iataCode)?.otherNames ?? []),
      countryCode,
      COUNTRY_WORDS[countryCode] ?? '',
      stateName,
    ];
    const worth = Math.log10(weight) + fameOf(otherNames);
    return { iataCode, suggestion: suggestionOfAirport(airport), worth, weight, texts, words: wordsOf(texts, around) };
  });
  return [...areaPlaces, ...airportPlaces];
}
