/** Which ways out and ways back are sold together, and which of them an answer has room for. */
import { groupBy } from '../group-by.model';
import { areRivals, canConnect } from './carrier.model';
import { durationOf, type Itinerary, lastFlightOf, turnaroundMs } from './itinerary.model';
import { generalizedCostOf, mainCarrierOf, type PricedItinerary } from './offer.model';

/** Two itineraries, or one, with their fares added up: not yet scaled to the market. */
export type Pairing = { out: PricedItinerary; back: PricedItinerary | undefined; fare: number };
/** Seats that an itinerary still has. */
export type SeatsOf = (priced: PricedItinerary) => number;

const MAX_OFFERS = 60;
const MAX_NONSTOP = 42;
const MAX_RETURN_ITINERARIES = 120;
/** So much earlier or later is another part of the day: whoever cannot take the nonstop home may take that. */
const ANOTHER_TIME_MS = 6 * 3_600_000;

const PARTNER = 1;
const STRANGER = 2;

const isNonstop = ({ itinerary }: PricedItinerary) => itinerary.flights.length === 1;
const departureOf = ({ itinerary }: PricedItinerary) => itinerary.flights[0].departs;
const byGeneralizedCost = (one: PricedItinerary, other: PricedItinerary) =>
  generalizedCostOf(one) - generalizedCostOf(other);
const pairingOf = (out: PricedItinerary, back: PricedItinerary): Pairing => ({ out, back, fare: out.fare + back.fare });
const costOf = ({ out, back }: Pairing) => generalizedCostOf(out) + (back ? generalizedCostOf(back) : 0);

/** Its airports, those of a way back as if it went out. */
const wayOf = ({ itinerary }: PricedItinerary, isBack: boolean) => {
  const ends = [itinerary.flights[0].from.iataCode, lastFlightOf(itinerary).to.iataCode];
  return (isBack ? ends.toReversed() : ends).join();
};

/** The best of each carrier on each way come first: a busy pair has more nonstops than an answer has places. */
function eachCarrierFirst(nonstop: readonly PricedItinerary[]): PricedItinerary[] {
  const carriers = groupBy(nonstop, (each) => `${wayOf(each, false)} ${each.itinerary.flights[0].carrier.code}`);
  const best = [...carriers.values()].flatMap(([first]) => first ?? []);
  return [...new Set([...best, ...nonstop])];
}

/** The best itineraries of a pair: most places are reserved for nonstops, so that connections never crowd them out. */
export function bestItineraries(itineraries: readonly PricedItinerary[]): PricedItinerary[] {
  const nonstop = itineraries.filter(isNonstop).sort(byGeneralizedCost);
  const connecting = itineraries.filter((each) => !isNonstop(each)).sort(byGeneralizedCost);
  const shortlist = (nonstop.length > MAX_NONSTOP ? eachCarrierFirst(nonstop) : nonstop).slice(0, MAX_NONSTOP);
  return [...shortlist, ...connecting.slice(0, MAX_OFFERS - shortlist.length)];
}

/** Nobody takes so much longer than the quickest: no night in Glasgow on the way from London to the Cape. */
const LONGEST = { times: 2, minutes: 8 * 60 };

/** From the first take-off to the last landing, there and back, in minutes. */
export const minutesOf = ({ out, back }: Pairing): number =>
  durationOf(out.itinerary) + (back ? durationOf(back.itinerary) : 0);

/** Three hours more are taken by nobody who does not save a tenth. */
const WORTH_A_TENTH_MINUTES = 180;
const TENTH = 1.1;

/** The pairings without those that would stand before one that takes hours less and costs hardly more. */
function worthTheirTime(pairings: readonly Pairing[]): readonly Pairing[] {
  const byLength = pairings
    .map((pairing) => ({ pairing, minutes: minutesOf(pairing) }))
    .sort((one, other) => one.minutes - other.minutes);
  let quicker = 0;
  let least = Infinity;
  const kept = new Set<Pairing>();
  for (const { pairing, minutes } of byLength) {
    const soon = minutes - WORTH_A_TENTH_MINUTES;
    for (let next = byLength[quicker]; next && next.minutes <= soon; next = byLength[(quicker += 1)])
      least = Math.min(least, next.pairing.fare);
    if (least < pairing.fare || least > pairing.fare * TENTH) kept.add(pairing);
  }
  return pairings.filter((each) => kept.has(each));
}

/** The pairings that somebody would take: no way takes far longer than the quickest, and more hours save money. */
export const withoutDawdlers = (pairings: readonly Pairing[]): readonly Pairing[] =>
  worthTheirTime(withoutLongest(pairings));

/** The pairings without those of which a way takes far longer than the quickest. */
function withoutLongest(pairings: readonly Pairing[]): readonly Pairing[] {
  const lengthOf = (priced: PricedItinerary | undefined) => (priced ? durationOf(priced.itinerary) : 0);
  const most = (side: 'out' | 'back') =>
    LONGEST.times * pairings.reduce((least, each) => Math.min(least, lengthOf(each[side])), Infinity) + LONGEST.minutes;
  const [mostOut, mostBack] = [most('out'), most('back')];
  return pairings.filter(({ out, back }) => lengthOf(out) <= mostOut && lengthOf(back) <= mostBack);
}

/**
 * Pairings that an answer has room for: of the best ways out, each with its first way back, and with a second one while there
 * is room. Those of one way out come in the order of its ways back.
 */
export function bestPairings(pairings: readonly Pairing[]): Pairing[] {
  const byOut = groupBy(withoutDawdlers(pairings), ({ out }) => out);
  const best = bestItineraries([...byOut.keys()]).map((out) => byOut.get(out) ?? []);
  const first = best.flatMap(([pairing]) => pairing ?? []);
  const second = best.flatMap(([, ...others]) => others).sort((one, other) => costOf(one) - costOf(other));
  return [...first, ...second.slice(0, Math.max(0, MAX_OFFERS - first.length))];
}

const hasRivals = (one: Itinerary, other: Itinerary) =>
  one.flights.some(({ carrier }) => other.flights.some((flight) => areRivals(carrier, flight.carrier)));

/** A way back beside ways out of some carriers: how far its own carrier is from theirs, 0 for the same. */
type Candidate = { inbound: PricedItinerary; departs: number; mismatch: number };

/** Those that may be sold with a way out, by its own carrier first, then of least generalized cost. */
function candidatesFor({ itinerary }: PricedItinerary, inbounds: readonly PricedItinerary[], isAnyCarrier: boolean) {
  const carrier = mainCarrierOf(itinerary);
  return inbounds
    .flatMap((inbound): Candidate[] => {
      const other = mainCarrierOf(inbound.itinerary);
      const mismatch = other.code === carrier.code ? 0 : canConnect(other, carrier) ? PARTNER : STRANGER;
      if (!isAnyCarrier && (mismatch === STRANGER || hasRivals(itinerary, inbound.itinerary))) return [];
      return [{ inbound, departs: departureOf(inbound), mismatch }];
    })
    .sort((one, other) => one.mismatch - other.mismatch);
}

const carriersOf = ({ itinerary }: PricedItinerary) =>
  [mainCarrierOf(itinerary), ...itinerary.flights.map(({ carrier }) => carrier)].map(({ code }) => code).join();

/**
 * Finds the ways back that suit a way out, the best first, among `inbounds` in the order of {@link generalizedCostOf}: by its own
 * carrier before a partner, and by any other only where one may be taken (two tickets, where no one ticket is sold), then with a
 * seat for everybody whom the flight out takes, then of least cost. Were it the cheapest alone, one full flight home would take
 * all flights of its carrier from every family.
 *
 * Whoever flies out nonstop flies back nonstop where such a carrier does. A way back with a stop is the second one then, and
 * only for what the nonstop has not: a lower fare, another time of day, or seats.
 */
export function createReturns(
  inbounds: readonly PricedItinerary[],
  { seatsOn, isAnyCarrier }: { seatsOn: SeatsOf; isAnyCarrier: boolean },
) {
  const known = new Map<string, Candidate[]>();
  function candidatesOf(outbound: PricedItinerary): Candidate[] {
    const carriers = carriersOf(outbound);
    const found = known.get(carriers) ?? candidatesFor(outbound, inbounds, isAnyCarrier);
    known.set(carriers, found);
    return found;
  }

  return (outbound: PricedItinerary): PricedItinerary[] => {
    const earliest = lastFlightOf(outbound.itinerary).arrives + turnaroundMs;
    const seats = seatsOn(outbound);
    const isFuller = (inbound: PricedItinerary) => seatsOn(inbound) < seats;
    const candidates = candidatesOf(outbound);
    function best(suits: (inbound: PricedItinerary) => boolean): PricedItinerary | undefined {
      let fuller: Candidate | undefined;
      for (const each of candidates) {
        if (each.departs < earliest || !suits(each.inbound)) continue;
        if (fuller && each.mismatch > fuller.mismatch) break;
        if (!isFuller(each.inbound)) return each.inbound;
        fuller ??= each;
      }
      return fuller?.inbound;
    }
    const nonstop = isNonstop(outbound) ? best(isNonstop) : undefined;
    const isWorthAStop = (inbound: PricedItinerary) =>
      !nonstop ||
      (!isNonstop(inbound) &&
        (inbound.fare < nonstop.fare ||
          Math.abs(departureOf(inbound) - departureOf(nonstop)) >= ANOTHER_TIME_MS ||
          (isFuller(nonstop) && !isFuller(inbound))));
    return [nonstop, best(isWorthAStop)].flatMap((each) => each ?? []);
  };
}

/**
 * Each way out between two airports with the ways back that suit it. Where days `areTight`, the best returns may all leave too
 * early, and every one is looked at.
 */
export function roundTrips(
  outbound: readonly PricedItinerary[],
  back: readonly PricedItinerary[],
  { areTight, seatsOn }: { areTight: boolean; seatsOn: SeatsOf },
): Pairing[] {
  const sorted = back.toSorted(byGeneralizedCost);
  const most = areTight ? Infinity : MAX_RETURN_ITINERARIES;
  const latest = Math.max(...back.map(departureOf));
  const inTime = outbound.filter((each) => lastFlightOf(each.itinerary).arrives + turnaroundMs <= latest);
  const best = bestItineraries(inTime);
  // Every nonstop is among them.
  const returns = sorted.filter((each, at) => at < most || isNonstop(each));
  const pairingsOf = (isAnyCarrier: boolean): Pairing[] => {
    const returnsFor = createReturns(returns, { seatsOn, isAnyCarrier });
    return bestPairings(best.flatMap((out) => returnsFor(out).map((inbound) => pairingOf(out, inbound))));
  };
  const onOneTicket = pairingsOf(false);
  return onOneTicket.length > 0 ? onOneTicket : pairingsOf(true);
}
