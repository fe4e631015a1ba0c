/**
 * Best, Cheapest, Fastest, each with the reason.
 *
 * Best is the least *effort*: the fare plus what the trip costs a traveller besides money, in dollars. An hour under
 * way is worth $20. A change of planes costs $25 (bags, queues, the risk of missing it), and $20 more when it is
 * shorter than an hour or longer than four. Leaving before six or landing after eleven at night or before six costs
 * $30: a taxi, or a night's sleep. Both directions of a round trip count. The weights are those most people would
 * defend, not a carrier's commission; nothing else moves an offer up.
 */
import type { FlightOffer } from '@sojourn/contracts';
import { formatDollars, formatMinutes, oncePer } from '@sojourn/travel';
import { hourOf, type Leg, legsOf, mostStopsOf, stopsLabel } from '../../shared/leg.model';
import { shownPriceOf } from '../../shared/party-price.model';

/** Dollars, as explained above. */
export const effortWeights = { hour: 20, stop: 25, awkwardLayover: 20, unsocialHour: 30 };

export type HighlightKind = 'best' | 'cheapest' | 'fastest';

export const highlightNames: Readonly<Record<HighlightKind, string>> = {
  ...{ best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest' },
};

/**
 * One of the three answers: the offer, and why it is the answer. `minutes` under way of all its legs, which are `ways`; `stops`
 * of the leg with most of them; `reason` compares with the other answers, `merits` are the offer's own.
 */
export type Highlight = {
  kind: HighlightKind;
  offer: FlightOffer;
  minutes: number;
  ways: number;
  stops: string;
  reason: string;
  merits: string;
};

const isAwkward = ({ minutes }: { minutes: number }) => minutes < 60 || minutes > 240;
const leavesAtNight = ({ departure }: Leg) => hourOf(departure.at) < 6;
const landsAtNight = ({ arrival }: Leg) => hourOf(arrival.at) >= 23 || hourOf(arrival.at) < 6;

function effortOfLeg(leg: Leg): number {
  const { hour, stop, awkwardLayover, unsocialHour } = effortWeights;
  return (
    (leg.minutes / 60) * hour +
    leg.stops * stop +
    leg.layovers.filter(isAwkward).length * awkwardLayover +
    (leavesAtNight(leg) ? unsocialHour : 0) +
    (landsAtNight(leg) ? unsocialHour : 0)
  );
}

/** What an offer costs in money, time and nerves, in dollars. */
export const effortOf = oncePer((offer: FlightOffer) =>
  legsOf(offer).reduce((sum, leg) => sum + effortOfLeg(leg), offer.totalPrice),
);

/** Minutes under way, both directions together. */
export const minutesUnderWay = oncePer((offer: FlightOffer) =>
  legsOf(offer).reduce((sum, { minutes }) => sum + minutes, 0),
);

const stopsOf = (offer: FlightOffer) => stopsLabel(mostStopsOf(offer));

function hoursOf(offer: FlightOffer): string | undefined {
  const legs = legsOf(offer);
  if (legs.some(landsAtNight)) return undefined;
  return legs.some(leavesAtNight) ? undefined : 'at good hours';
}

/** What everybody pays more for one offer than for another, in whole dollars. */
const extraOf = (offer: FlightOffer, other: FlightOffer) => Math.round(shownPriceOf(offer) - shownPriceOf(other));

function bestReason(best: FlightOffer, cheapest: FlightOffer, fastest: FlightOffer): string {
  const pricier = extraOf(best, cheapest);
  const quicker = minutesUnderWay(cheapest) - minutesUnderWay(best);
  const slower = minutesUnderWay(best) - minutesUnderWay(fastest);
  if (pricier > 0) {
    const price = `${formatDollars(pricier)} above the cheapest`;
    return quicker > 0 ? `${price}, ${formatMinutes(quicker)} quicker` : price;
  }
  return slower > 0 ? `Lowest price, ${formatMinutes(slower)} behind the fastest` : 'Lowest price, and the fastest too';
}

function cheapestReason(cheapest: FlightOffer, fastest: FlightOffer, count: number): string {
  const slower = minutesUnderWay(cheapest) - minutesUnderWay(fastest);
  if (slower > 0) return `${formatMinutes(slower)} slower than the fastest`;
  return `${count === 1 ? 'The only price' : `Lowest of ${count} prices`}, and the fastest too`;
}

function fastestReason(fastest: FlightOffer, cheapest: FlightOffer): string {
  const pricier = extraOf(fastest, cheapest);
  return pricier > 0 ? `${formatDollars(pricier)} above the cheapest` : 'Least time, and the lowest price';
}

/** The offer with the least of something; among equals the lower price, then the first by name. */
function least(offers: readonly FlightOffer[], measure: (offer: FlightOffer) => number): FlightOffer | undefined {
  let found: { offer: FlightOffer; value: number } | undefined;
  for (const offer of offers) {
    const value = measure(offer);
    const tie = found && value === found.value;
    const isLess = !found || value < found.value;
    const winsTie =
      tie && found && (shownPriceOf(offer) - shownPriceOf(found.offer) || (offer.id < found.offer.id ? -1 : 1)) < 0;
    if (isLess || winsTie) found = { offer, value };
  }
  return found?.offer;
}

/** The three answers among the offers shown; none where nothing is shown. */
export function highlightsOf(offers: readonly FlightOffer[]): Highlight[] {
  const best = least(offers, effortOf);
  // Among the cheapest the quicker one; a fare is whole dollars, so a minute never outweighs one.
  const cheapest = least(offers, (offer) => shownPriceOf(offer) + minutesUnderWay(offer) / 100_000);
  const fastest = least(offers, minutesUnderWay);
  if (!best || !cheapest || !fastest) return [];
  const entry = (kind: HighlightKind, offer: FlightOffer, reason: string): Highlight => ({
    kind,
    offer,
    minutes: minutesUnderWay(offer),
    ways: legsOf(offer).length,
    stops: stopsOf(offer),
    reason,
    merits: [stopsOf(offer).toLowerCase(), hoursOf(offer)].filter(Boolean).join(', '),
  });
  return [
    entry('best', best, bestReason(best, cheapest, fastest)),
    entry('cheapest', cheapest, cheapestReason(cheapest, fastest, offers.length)),
    entry('fastest', fastest, fastestReason(fastest, cheapest)),
  ];
}
