/** When a place is dear to fly to. */
import type { SeasonCurve } from '@sojourn/travel';
import type { Airport } from '../../airport/airport.model';
import table from './seasons.json' with { type: 'json' };

const curves: Readonly<Record<string, SeasonCurve>> = table.curves;
const expand = (lists: Record<string, string>) =>
  new Map(Object.entries(lists).flatMap(([curve, codes]) => codes.split(' ').map((code) => [code, curve] as const)));
const byAirport = expand(table.airports);
const byCountry = expand(table.countries);

/** The year of a place, January first: that of the airport, else of its country, else of its half of the globe. */
export function seasonCurveOf({ iataCode, countryCode, position }: Airport): SeasonCurve {
  const name = byAirport.get(iataCode) ?? byCountry.get(countryCode) ?? (position.latitude < 0 ? 'south' : 'north');
  return curves[name] ?? [];
}
