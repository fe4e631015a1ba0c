/** Regions of the world as timetables and fares tell them apart: see banks.json. */
import type { Airport } from '../../airport/airport.model';
import banks from './banks.json' with { type: 'json' };

const WEST_OF_AMERICA = -104;
const regionOfCountry = new Map(
  Object.entries(banks.regions).flatMap(([region, countries]) => countries.split(' ').map((code) => [code, region])),
);

/** The region of an airport, such as `EU` or `NW`; what no list names is Europe. */
export function regionOf({ countryCode, position, timeZone }: Airport): string {
  const region = regionOfCountry.get(countryCode) ?? 'EU';
  if (region !== 'NA') return region;
  if (timeZone === 'Pacific/Honolulu') return 'HI';
  return position.longitude < WEST_OF_AMERICA ? 'NW' : 'NA';
}
