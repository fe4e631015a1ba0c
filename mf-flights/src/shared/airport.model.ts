/** How airports are written, and the few known without asking anybody. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';

/**
 * An airport's name as people say it.
 * @example shortAirportName('London Heathrow Airport') // 'London Heathrow'
 */
export function shortAirportName(name: string): string {
  return name.replace(/\s+(International\s+)?Airport$/i, '');
}

/** A place known by its code only, until its name is. */
export function placeOfCode(iataCode: string): AirportSuggestion {
  const address = { cityName: iataCode, countryName: '' };
  return { id: `code-${iataCode}`, kind: 'airport', iataCode, name: iataCode, address };
}

/**
 * The IATA code (three letters) that a text is, however it is capitalised: of somebody who knows it by heart. '' for any
 * other text.
 * @example iataCodeIn(' lhr ') // 'LHR'
 */
export function iataCodeIn(text: string): string {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : '';
}

/** Whether nobody flies from one to the other: the same airport, or airports of one city. */
export const isSamePlace = (one: AirportSuggestion, other: AirportSuggestion): boolean =>
  one.iataCode === other.iataCode ||
  (one.address.countryName === other.address.countryName && one.address.cityName === other.address.cityName);

/**
 * The line under a chosen airport: `LHR, United Kingdom`, with its city where its name does not say it: `BOM, Mumbai, India`.
 */
export function codeAndCountry({ iataCode, name, address: { cityName, countryName } }: AirportSuggestion): string {
  const isSaid = cityName === iataCode || foldWords(name).includes(foldWords(cityName));
  return [iataCode, isSaid ? '' : cityName, countryName].filter(Boolean).join(', ');
}

const city = (row: readonly [code: string, city: string, country: string]): AirportSuggestion => {
  const [iataCode, cityName, countryName] = row;
  const address = { cityName, countryName };
  return { id: `popular-${iataCode}`, kind: 'city', iataCode, name: cityName, address };
};

/** Eight cities people fly to most (spec, section 9): offered before anything is typed, and when nobody answers. */
export const popularCities: readonly AirportSuggestion[] = [
  city(['PAR', 'Paris', 'France']),
  city(['LON', 'London', 'United Kingdom']),
  city(['NYC', 'New York', 'United States']),
  city(['TYO', 'Tokyo', 'Japan']),
  city(['ROM', 'Rome', 'Italy']),
  city(['BCN', 'Barcelona', 'Spain']),
  city(['DXB', 'Dubai', 'United Arab Emirates']),
  city(['BKK', 'Bangkok', 'Thailand']),
];

/**
 * Known places whose name or code begins with what is typed: those that have been loaded, and popular cities besides. All of
 * them for nothing typed, none for a text without a letter or digit.
 */
export function matchKnownPlaces(typed: string, loaded: readonly AirportSuggestion[] = []): AirportSuggestion[] {
  const wanted = foldWords(typed);
  if (wanted === '' && typed.trim() !== '') return [];
  const known = new Map([...popularCities, ...loaded].map((place) => [place.name, place]));
  return [...known.values()].filter(({ iataCode, name }) =>
    [iataCode, name].some((text) => foldWords(text).startsWith(wanted)),
  );
}
