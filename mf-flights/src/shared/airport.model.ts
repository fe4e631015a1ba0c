/** How airports are written, and the few known without asking anybody. */
import type { AirportSuggestion } from '@sojourn/contracts';

/**
 * An airport's name as people say it.
 * @example shortAirportName('London Heathrow Airport') // 'London Heathrow'
 */
export function shortAirportName(name: string): string {
  return name.replace(/\s+(International\s+)?Airport$/i, '');
}

/** A place known by its code only, until its name is. */
export function placeOfCode(iataCode: string): AirportSuggestion {
  const address = { cityName: iataCode, countryName: '', countryCode: '' };
  return { id: `code-${iataCode}`, kind: 'airport', iataCode, name: iataCode, address };
}

/** The line under a chosen airport: `LHR, United Kingdom`. */
export function codeAndCountry({ iataCode, address }: AirportSuggestion): string {
  return [iataCode, address.countryName].filter(Boolean).join(', ');
}

const city = (row: readonly [code: string, city: string, country: string, countryCode: string]): AirportSuggestion => {
  const [iataCode, cityName, countryName, countryCode] = row;
  const address = { cityName, countryName, countryCode };
  return { id: `popular-${iataCode}`, kind: 'city', iataCode, name: cityName, address };
};

/** Eight cities people fly to most (spec, section 9): offered before anything is typed, and when nobody answers. */
export const popularCities: readonly AirportSuggestion[] = [
  city(['PAR', 'Paris', 'France', 'FR']),
  city(['LON', 'London', 'United Kingdom', 'GB']),
  city(['NYC', 'New York', 'United States', 'US']),
  city(['TYO', 'Tokyo', 'Japan', 'JP']),
  city(['ROM', 'Rome', 'Italy', 'IT']),
  city(['BCN', 'Barcelona', 'Spain', 'ES']),
  city(['DXB', 'Dubai', 'United Arab Emirates', 'AE']),
  city(['BKK', 'Bangkok', 'Thailand', 'TH']),
];

/** Popular cities whose name or code begins with what is typed. */
export function matchPopularCities(typed: string): AirportSuggestion[] {
  const wanted = typed.trim().toLowerCase();
  return popularCities.filter(({ iataCode, name }) =>
    [iataCode, name].some((text) => text.toLowerCase().startsWith(wanted)),
  );
}
