/** What holds of every fare and every flight, over random pairs of airports: nobody wrote these answers down. */
import { type FlightOffer, travelClasses } from '@sojourn/contracts';
import { addDays, distanceKm, minutesOfClock, parseIsoDuration, seededInteger } from '@sojourn/travel';
import type { Airport } from '../src/airport/airport.model';
import { areRivals, carrierByCode } from '../src/flight/carrier.model';
import { totalFor } from '../src/flight/fare-grid.model';
import { instantOf } from '../src/flight/clock.model';
import { layoverLimits } from '../src/flight/itinerary.model';
import type { SenseScore, SenseSubject } from './sense-subject';
import { TODAY, world } from './world';

const PAIRS = 2_000;
/** Searches take a tenth of a second each; the fares of the others need none. */
const SEARCHED = 150;
/** Thousands of passengers a year from which people fly here and there. */
const BUSY = 400;
const FASTEST_KM_AN_HOUR = 950;
/** Where flights meet on no day, the next day's is waited for. */
const NEXT_DAY_MINUTES = 26 * 60;

type Question = { origins: Airport[]; destinations: Airport[]; departureDate: string; returnDate: string };

function questionAt(at: number, airports: readonly Airport[]): Question {
  const pick = (most: number, what: string) => seededInteger(0, most, 'laws', what, at);
  const [from, to] = ['from', 'to'].map((end) => airports[pick(airports.length - 1, end)]) as [Airport, Airport];
  const departureDate = addDays(TODAY, 1 + pick(330, 'ahead'));
  return { origins: [from], destinations: [to], departureDate, returnDate: addDays(departureDate, pick(20, 'stay')) };
}

/** Of the fares of one journey in every cabin, whoever travels. */
async function brokenFares({ origins, destinations, departureDate, returnDate }: Question): Promise<string[]> {
  const { provider } = world();
  const ask = async (travelClass: (typeof travelClasses)[number]) => {
    const days = [{ departureDate, returnDate }];
    const route = { origins, destinations, travelClass, today: TODAY, days, isEstimate: true };
    return (await provider.fares(route)).fares[0];
  };
  const fares = (await Promise.all(travelClasses.map(ask))).flatMap((fare) => fare ?? []);
  const again = (await Promise.all(travelClasses.map(ask))).flatMap((fare) => fare ?? []);
  const pays = (adults: number, children: number, infants: number) =>
    fares.map((fare) => totalFor({ adults, children, infants }, fare));
  const rises = (less: readonly number[], more: readonly number[]) => less.every((one, at) => one < (more[at] ?? 0));
  const laws = {
    'a better cabin costs more': fares.every(({ adult }, at) => at === 0 || adult > (fares[at - 1]?.adult ?? 0)),
    'the same question has the same answer': JSON.stringify(fares) === JSON.stringify(again),
    'more people pay more': rises(pays(1, 0, 0), pays(2, 0, 0)) && rises(pays(1, 0, 0), pays(1, 1, 0)),
    'infants are priced, below children': fares.every(({ adult, child, infant }) => infant > 0 && child <= adult),
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

const minutesOf = (duration: string) => parseIsoDuration(duration) ?? 0;

/** Of one way of an offer: how long it takes, in the air and between. */
function isFlyable(segments: FlightOffer['segments'], positionOf: (code: string) => Airport['position'] | undefined) {
  return segments.every(({ departure, arrival, duration }) => {
    const [from, to] = [positionOf(departure.iataCode), positionOf(arrival.iataCode)];
    return from && to && minutesOf(duration) >= (distanceKm(from, to) / FASTEST_KM_AN_HOUR) * 60;
  });
}

/** Whether no two carriers of one way are of rival alliances. */
function hasNoRivals({ segments, returnSegments }: FlightOffer) {
  return [segments, returnSegments].every((way) => {
    const flown = way.flatMap(({ flightNumber }) => carrierByCode.get(flightNumber.split(' ')[0] ?? '') ?? []);
    return !flown.some((one) => flown.some((other) => areRivals(one, other)));
  });
}

/** When a local time of an offer, `2027-02-09T19:25:00`, is, in milliseconds. */
function instantIn(timeZone: string, at: string): number {
  const [date = '', clock = ''] = at.split('T');
  return instantOf(timeZone, date, minutesOfClock(clock.slice(0, 5)));
}

async function brokenOffers({ origins, destinations, departureDate, returnDate }: Question): Promise<string[]> {
  const { catalogue, provider } = world();
  const positionOf = (code: string) => catalogue.airportsOf(code)[0]?.position;
  const zoneOf = (code: string) => catalogue.airportsOf(code)[0]?.timeZone ?? 'UTC';
  const waitsOf = ({ segments }: FlightOffer) =>
    segments.slice(1).map(({ departure }, at) => {
      const arrival = segments[at]?.arrival ?? departure;
      const [landed, leaves] = [arrival, departure].map((end) => instantIn(zoneOf(end.iataCode), end.at)) as [
        number,
        number,
      ];
      return (leaves - landed) / 60_000;
    });
  const areWithin = (offer: FlightOffer, most: number) =>
    waitsOf(offer).every((wait) => wait >= layoverLimits.min && wait <= most);
  const route = { origins, destinations, departureDate, returnDate, travelClass: 'ECONOMY', today: TODAY } as const;
  const offers = await provider.search(route);
  const longest = offers.some((offer) => areWithin(offer, layoverLimits.max)) ? layoverLimits.max : NEXT_DAY_MINUTES;
  const isOfRivalsAlone = !offers.some(hasNoRivals);
  const broken = offers.flatMap((offer) => {
    const laws = {
      'no flight is faster than 950 km/h': [offer.segments, offer.returnSegments].every((way) =>
        isFlyable(way, positionOf),
      ),
      'no carriers of rival alliances fly one way where others fly it': isOfRivalsAlone || hasNoRivals(offer),
      'it lands after it has left': minutesOf(offer.totalDuration) > 0,
      'changes take 45 minutes to 14 hours, or till the next day where nothing meets': areWithin(offer, longest),
    };
    return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
  });
  return [...new Set(broken)];
}

/** Pairs of which every law holds. */
export const lawSense: SenseSubject = {
  name: 'flights: laws over 2,000 random pairs',
  bound: 1,
  async measure(): Promise<SenseScore> {
    const airports = world().catalogue.airports.filter(({ weight }) => weight >= BUSY);
    const misses: string[] = [];
    for (let at = 0; at < PAIRS; at += 1) {
      const question = questionAt(at, airports);
      const broken = [...(await brokenFares(question)), ...(at < SEARCHED ? await brokenOffers(question) : [])];
      const ends = [...question.origins, ...question.destinations].map(({ iataCode }) => iataCode).join('-');
      if (broken.length > 0) misses.push(`${ends} on ${question.departureDate}: ${broken.join(', ')}`);
    }
    return { right: PAIRS - misses.length, of: PAIRS, misses };
  },
};
