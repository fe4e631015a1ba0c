/** The airport at which somebody from abroad arrives: the city's international one, and not the one beside its center. */
import { distanceKm, type Position } from '@sojourn/travel';
import { nearestAirport, type Airport } from './airport.model';

/**
 * Airports inside or beside a city that serve its own country and short routes, by the one at which the world lands. From the
 * airports' own lists of destinations, as general knowledge of 2026 has them.
 */
const INTERNATIONAL: Readonly<Record<string, string>> = {
  ...{ SDU: 'GIG', CGH: 'GRU', VCP: 'GRU', PLU: 'CNF', AEP: 'EZE', EOH: 'MDE' },
  ...{ GMP: 'ICN', TSA: 'TPE', SHA: 'PVG', ITM: 'KIX', UKB: 'KIX', OKD: 'CTS', NKM: 'NGO', DMK: 'BKK' },
  ...{ SZB: 'KUL', HLP: 'CGK', XSP: 'SIN', THR: 'IKA', DWC: 'DXB', WIL: 'NBO', HLA: 'JNB', ARK: 'JRO' },
  ...{ KCT: 'CMB', HRI: 'CMB', RML: 'CMB', GEA: 'NOU', SRZ: 'VVI', SIG: 'SJU', NLU: 'MEX', TLC: 'MEX' },
  ...{ LGA: 'JFK', DCA: 'IAD', MDW: 'ORD', DAL: 'DFW', HOU: 'IAH', YTZ: 'YYZ', YHM: 'YYZ', YHU: 'YUL' },
  ...{ LCY: 'LHR', SEN: 'LHR', BVA: 'CDG', LIN: 'MXP', CIA: 'FCO', BMA: 'ARN', NYO: 'ARN', VST: 'ARN', RKV: 'KEF' },
};
/** Farther on nobody goes on by land from where they land. */
const MOST_FARTHER_KM = 130;

/** Like `nearestAirport`, with the international airport of a city before its domestic one. */
export function gatewayAirport(airports: readonly Airport[], place: Position): ReturnType<typeof nearestAirport> {
  const near = nearestAirport(airports, place);
  const code = INTERNATIONAL[near.airport.iataCode];
  const airport = airports.find(({ iataCode }) => iataCode === code);
  if (!airport) return near;
  const km = distanceKm(place, airport.position);
  return km - near.distanceKm > MOST_FARTHER_KM ? near : { airport, distanceKm: km };
}
