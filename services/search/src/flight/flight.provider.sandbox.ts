/**
 * The built-in inventory: sample fares on a deterministic timetable over real airports, carriers and routes. It needs no
 * network, and the same query on the same day has the same answer.
 */
import { type FlownNear, travelClasses } from '@sojourn/contracts';
import { weekdayOf } from '@sojourn/travel';
import { isJourneyFlown } from './availability.model';
import type { FareDays } from './fare-grid.model';
import { flownNear } from './flown-near';
import type { FareProvider, FareQuery, JourneyQuery } from './flight.provider';
import type { Inventory } from './inventory';
import { lowestFare, type Market, partyFaresOf } from './market.model';
import { daysOf, type Ends, type Pair, pairsOf } from './markets.model';
import { MOST_SEATS, offerOf, type SampleOffer } from './offer.model';
import { createPairSales, type PricedPairing } from './pair-sales';
import { bestPairings, minutesOf } from './round-trip.model';

/** Days of one weekday without a flight, after which nobody looks at another one. */
const MISSES_OF_A_WEEKDAY = 2;

type Days = Pick<FareDays, 'departureDate' | 'returnDate'>;
type FareEnds = Ends & Pick<FareQuery, 'travelClass' | 'today'>;

/** Of two at one price the quicker one. */
const cheaper = (least: PricedPairing | undefined, each: PricedPairing) =>
  least && (least.adult - each.adult || minutesOf(least.pairing) - minutesOf(each.pairing)) <= 0 ? least : each;

/** It sells seat by seat, so its answer is every offer there is. */
type SandboxFlightProvider = FareProvider & {
  search(query: JourneyQuery): Promise<SampleOffer[]>;
  flownNear(query: JourneyQuery): Promise<FlownNear>;
};

export function createSandboxFlightProvider({
  connections,
  itineraries,
  markets,
  usualTimes,
  atSisters,
}: Inventory): SandboxFlightProvider {
  const pairSales = createPairSales({ connections, itineraries, markets });

  /** Markets of many days: the cheapest of the airports asked for, and of all of their cities, as which children pay. */
  function createDayMarkets(query: FareEnds) {
    const { travelClass: cabin } = query;
    // Whatever is sold is sold in economy, too, and for less.
    const [better] = cabin === 'ECONOMY' ? [] : travelClasses.slice(travelClasses.indexOf(cabin) + 1);
    const above = better && markets.onDays(query, better);
    const cities = markets.citiesOf(query);
    const best = markets.onDays(query, cabin);
    const isWhole = pairsOf(cities).length === pairsOf(query).length;
    const city = isWhole ? best : markets.onDays(cities, cabin);
    return {
      any: () => markets.cheapest(query, { cabin }),
      best: (day: Days) => best(daysOf(day)),
      city: (day: Days) => city(daysOf(day)),
      /** The cheapest in the next better cabin. */
      above: (day: Days) => above?.(daysOf(day)),
    };
  }

  /** The market of a day, given the cheapest of all airports: that one, should it be flown, else the cheapest that is. */
  function flownMarket(query: FareEnds, day: FareQuery['days'][number], best: Market): Market | undefined {
    const { travelClass, today } = query;
    const isFlown = (pair: Pair) => isJourneyFlown(itineraries, pair, { ...day, travelClass });
    if (isFlown(best)) return best;
    const fareOf = (market: Market) => lowestFare(market, { ...day, today });
    return pairsOf(query)
      .filter((pair) => !(pair.from === best.from && pair.to === best.to) && isFlown(pair))
      .flatMap(({ from, to }) => {
        const ends = { origins: [from], destinations: [to] };
        return markets.cheapest(ends, { cabin: travelClass, days: daysOf(day) }) ?? [];
      })
      .reduce<Market | undefined>((least, each) => (least && fareOf(least) <= fareOf(each) ? least : each), undefined);
  }

  return {
    name: 'sandbox',
    source: 'sample',
    async search(asked) {
      const query = atSisters(asked);
      const { travelClass, today } = query;
      const market = markets.cheapest(markets.citiesOf(query), { cabin: travelClass, days: daysOf(query) });
      if (!market) return [];
      const sold = pairsOf(query).flatMap((pair) => pairSales(pair, query));
      const known = new Map(sold.map((each) => [each.pairing, each]));
      const cheapest = sold.reduce<PricedPairing | undefined>(cheaper, undefined);
      if (!cheapest) return [];
      const chosen = new Set([cheapest, ...bestPairings([...known.keys()]).flatMap((each) => known.get(each) ?? [])]);
      const offers = [...chosen].map(({ pairing: { out, back }, adult, isLowest }): SampleOffer => {
        const fares = partyFaresOf(adult, market, back ? 2 : 1);
        const offer = offerOf(out, back, { travelClass, today, fares });
        // The emptiest flights are sold for least: they have a seat for every party, so that what the calendar says holds for each.
        return isLowest ? { ...offer, numberOfBookableSeats: MOST_SEATS } : offer;
      });
      const unique = [...new Map(offers.map((offer) => [offer.id, offer])).values()];
      return unique.sort((a, b) => a.totalPrice - b.totalPrice || a.id.localeCompare(b.id));
    },
    flownNear: async (asked) => flownNear({ connections, itineraries }, atSisters(asked)),
    async fares({ days, isEstimate = false, ...asked }) {
      const query = atSisters(asked);
      const usual = usualTimes(query.origins, query.destinations);
      const marketsOn = createDayMarkets(query);
      const market = marketsOn.any();
      if (!market || !usual) return { fares: days.map(() => null), minutes: 0, changes: 0 };
      const fares = days.map((day) => {
        const best = marketsOn.best(day) ?? market;
        const own = isEstimate ? best : flownMarket(query, day, best);
        if (!own) return null;
        const journey = { ...day, today: day.boughtOn ?? query.today };
        const fare = lowestFare(own, journey);
        // From one airport of a city the lesser cabin may cost more than the better one from another: nobody buys it.
        const above = marketsOn.above(day);
        if (above && lowestFare(above, journey) <= fare) return null;
        return partyFaresOf(fare, marketsOn.city(day) ?? own, day.returnDate ? 2 : 1);
      });
      return { fares, ...usual };
    },
    async lowest({ days, ...asked }) {
      const query = atSisters(asked);
      const { origins, destinations, today } = query;
      const usual = usualTimes(origins, destinations);
      const marketsOn = createDayMarkets(query);
      const market = marketsOn.any();
      if (!market || !usual) return undefined;
      // Fares of a year are some hundred multiplications; whether a day is flown is asked of the cheapest first. Timetables are
      // those of a week: what does not meet on two Tuesdays does not meet on the third.
      const hopeful = days
        .map((day) => {
          const best = marketsOn.best(day) ?? market;
          return { day, best, fare: lowestFare(best, { ...day, today }) };
        })
        .sort((one, other) => one.fare - other.fare || one.day.departureDate.localeCompare(other.day.departureDate));
      const missed = new Map<number, number>();
      let found: { day: (typeof days)[number]; own: Market; fare: number } | undefined;
      for (const { day, best, fare } of hopeful) {
        if (found && found.fare <= fare) break;
        const weekday = weekdayOf(day.departureDate);
        const misses = missed.get(weekday) ?? 0;
        if (misses >= MISSES_OF_A_WEEKDAY) continue;
        const own = flownMarket(query, day, best);
        if (!own) missed.set(weekday, misses + 1);
        const flown = own && lowestFare(own, { ...day, today });
        if (own && flown !== undefined && (!found || flown < found.fare)) found = { day, own, fare: flown };
      }
      if (!found) return undefined;
      const { departureDate, returnDate } = found.day;
      const fares = partyFaresOf(found.fare, marketsOn.city(found.day) ?? found.own, returnDate ? 2 : 1);
      return { departureDate, returnDate, fares, ...(usualTimes(origins, destinations, daysOf(found.day)) ?? usual) };
    },
  };
}
