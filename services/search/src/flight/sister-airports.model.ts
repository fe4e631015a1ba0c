/** Other airports of a city, for journeys inside a country that leave from one of them alone. */
import type { Airport } from '../airport/airport.model';
import { metropolitanCodes } from '../airport/metropolitan.model';
import type { Network } from './network.model';

/** Cities whose code is that of one of their airports, and that have another for flights inside the country. */
const OTHERS = [
  'TPE TSA',
  'BKK DMK',
  'IAH HOU',
  'DFW DAL',
  'MEX NLU',
  'KUL SZB',
  'IST SAW',
  'MNL CRK',
  'SHA PVG',
  'CTU TFU',
];
const groups = [...metropolitanCodes.map(({ airports }) => airports), ...OTHERS.map((row) => row.split(' '))];

/** The codes of the other airports of an airport's city. */
export const sistersOf = ({ iataCode }: Pick<Airport, 'iataCode'>): readonly string[] =>
  groups.find((codes) => codes.includes(iataCode))?.filter((code) => code !== iataCode) ?? [];

type Ends = { origins: readonly Airport[]; destinations: readonly Airport[] };

/**
 * Both ends of a journey inside a country, at the airports of their cities that it is flown nonstop from; as asked where the
 * airports asked for will do. Akureyri is flown to from Reykjavík's own airport, not from Keflavík.
 */
export function createSisterAirports(
  network: Network,
  hasWay: (from: Airport, to: Airport) => boolean,
): <Query extends Ends>(query: Query) => Query {
  const airportOf = new Map(network.airports.map((airport) => [airport.iataCode, airport]));
  const withSisters = (airport: Airport) =>
    [airport, ...sistersOf(airport).map((code) => airportOf.get(code))].filter((each) => each !== undefined);
  const isNonstop = (from: Airport, to: Airport) => network.between(from, to).length > 0;
  return (query) => {
    const [from, ...fromOthers] = query.origins;
    const [to, ...toOthers] = query.destinations;
    if (!from || !to || fromOthers.length + toOthers.length > 0 || from.countryCode !== to.countryCode) return query;
    if (isNonstop(from, to) || hasWay(from, to)) return query;
    for (const origin of withSisters(from)) {
      for (const destination of withSisters(to)) {
        if (isNonstop(origin, destination)) return { ...query, origins: [origin], destinations: [destination] };
      }
    }
    return query;
  };
}
