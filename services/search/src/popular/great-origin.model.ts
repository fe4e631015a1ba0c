/** Where somebody starts who has not said from where: at the greatest city of a time zone. */
import type { Airport, MetropolitanArea } from '../airport/airport.model';

/** Names of zones that browsers still give and the airports' table no longer has (`backward` of the tz database). */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The code of the metropolitan area or airport with the most passengers in a time zone, or in the world where the zone has none. */
export function createGreatOrigins({
  airports,
  areas,
}: {
  airports: readonly Airport[];
  areas: readonly MetropolitanArea[];
}): (timeZone?: string) => string | undefined {
  const inAreas = new Set(areas.flatMap((area) => area.airports));
  const cities = areas.map((area) => ({
    iataCode: area.iataCode,
    timeZone: area.airports[0]?.timeZone ?? '',
    weight: area.airports.reduce((sum, { weight }) => sum + weight, 0),
  }));
  const starts = [...cities, ...airports.filter((airport) => !inAreas.has(airport))];
  starts.sort((one, other) => other.weight - one.weight);
  const greatest = new Map<string, string>();
  for (const { timeZone, iataCode } of starts) if (!greatest.has(timeZone)) greatest.set(timeZone, iataCode);
  return (timeZone = '') => greatest.get(renamed[timeZone] ?? timeZone) ?? starts[0]?.iataCode;
}
