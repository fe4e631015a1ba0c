/** One journey, one price: the calendar, the search, the recommender and the trip saved from it, over random questions. */
import type { CatalogueEntry, FlightSearchAnswer, Preferences } from '@sojourn/contracts';
import { addDays, distanceKm, seededInteger } from '@sojourn/travel';
import { proposeTrip } from '../../mf-planner/src/features/recommendations/trip-proposal.model';
import { recommend } from '../../services/ai/src/recommendation/recommender.model';
import type { SenseSubject } from '../../services/search/sense/sense-subject';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { TODAY, usual } from './recommendations/traveller';
import { searchServices } from './search-services';

const QUESTIONS = 300;
const ORIGINS = ['LHR', 'JFK', 'LAX', 'FRA', 'SIN', 'SYD', 'GRU', 'JNB', 'DXB', 'YYZ', 'LON', 'TYO'];
/** Far enough from one another for a flight. */
const NEAR_KM = 400;

/** One journey as somebody asks for it. */
type Question = { origin: string; entry: CatalogueEntry; startDate: string; endDate: string; adults: number };

function questionAt(at: number): Question {
  const pick = (most: number, what: string) => seededInteger(0, most, 'one price', what, at);
  const startDate = addDays(TODAY, 20 + pick(280, 'ahead'));
  return {
    origin: ORIGINS[pick(ORIGINS.length - 1, 'origin')] ?? 'LHR',
    entry: destinationCatalogue[pick(destinationCatalogue.length - 1, 'place')] as CatalogueEntry,
    startDate,
    endDate: addDays(startDate, 2 + pick(14, 'days')),
    adults: 1 + pick(4, 'adults'),
  };
}

const positionOf = (code: string) => searchServices().catalogue.airportsOf(code)[0]?.position;

function isNear({ origin, entry }: Question): boolean {
  const position = positionOf(origin);
  return position !== undefined && distanceKm(position, entry.position) < NEAR_KM;
}

/** What each says the party pays; `none` where there is no flight. */
async function ask({ origin, entry, startDate, endDate, adults }: Question) {
  const { fares, flights, faresFor } = searchServices();
  const party = { adults, children: 0, infants: 0, travelClass: 'ECONOMY' } as const;
  const route = { origin, destination: entry.airportCode, ...party };
  const answer = await flights.search({ ...route, departureDate: startDate, returnDate: endDate });
  const totals = (JSON.parse(answer.toString()) as FlightSearchAnswer).data.flatMap(
    ({ partyTotal }) => partyTotal ?? [],
  );
  const days = { departureFrom: startDate, departureUntil: startDate };
  const { data } = await fares.grid({ ...route, ...days, returnFrom: endDate, returnUntil: endDate });

  const preferences: Preferences = { ...usual, groupSize: `${adults} adults`, when: { startDate, endDate } };
  const asked = { preferences, catalogue: [entry], origin: positionOf(origin) ?? null, today: TODAY };
  const [recommendation] = recommend({ ...asked, flights: await faresFor(asked, origin) }).recommendations;
  const trip = recommendation && proposeTrip(recommendation, preferences, TODAY);
  const found = {
    search: totals.length > 0 ? Math.min(...totals) : 'none',
    calendar: data[0]?.partyTotal ?? 'none',
  };
  // Who does not fly is told no fare.
  if (recommendation?.means && recommendation.means !== 'plane') return found;
  return {
    ...found,
    recommender: recommendation ? recommendation.flightInfo.approximatePrice * adults : 'none',
    trip: trip?.startDate === startDate && trip.endDate === endDate ? trip.costs.flight : 'none',
  };
}

export const onePriceSense: SenseSubject = {
  name: 'one journey, one price: calendar, search, recommender and trip agree',
  bound: 1,
  async measure() {
    const misses: string[] = [];
    let of = 0;
    for (let at = 0; of < QUESTIONS; at += 1) {
      const question = questionAt(at);
      const { origin, entry, startDate, endDate, adults } = question;
      if (isNear(question)) continue;
      const said = await ask(question);
      // Where nobody flies that day the calendar says so as well; a recommendation may be for a day around.
      const heard = said.search === 'none' ? [said.search, said.calendar] : Object.values(said);
      if (said.search !== 'none') of += 1;
      if (new Set(heard).size === 1) continue;
      misses.push(`${origin}-${entry.airportCode} ${startDate} to ${endDate} for ${adults}: ${JSON.stringify(said)}`);
    }
    return { right: of - misses.length, of, misses };
  },
};
