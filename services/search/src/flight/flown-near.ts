/** The journeys nearest to one that nobody flies on its days, and when a route of a season is flown. */
import type { FlownNear } from '@sojourn/contracts';
import { addDays, DAYS_ON_SALE, daysBetween } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { type FlownJourney, isJourneyFlown } from './availability.model';
import type { ConnectionFinder } from './connection.model';
import type { JourneyQuery } from './flight.provider';
import type { ItineraryFinder } from './itinerary.model';
import { isInSeason, seasonOfRoute } from './network/route-season.model';

type Finders = { connections: ConnectionFinder; itineraries: ItineraryFinder };
type Ends = { from: readonly Airport[]; to: readonly Airport[] };
type Direction = 1 | -1;
type Journey = FlownNear['journeys'][number];
/** The journeys that leave, or come back, on a day, the best first. */
type JourneysOn = (day: string) => Journey | undefined;

/** Rare nonstops are flown once a week at least, and some rest for a week. */
const NEAR_DAYS = 14;
const LAST_OF_YEAR = '12-31';
/** A way back may be so many days earlier or later than the journey is long. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];

const nonstopsOf = ({ connections }: Finders, { from, to }: Ends) =>
  from.flatMap((one) => to.flatMap((other) => connections.nonstopBetween(one, other).map(([route]) => route)));

/** Where a season begins (towards later days) or ends (towards earlier ones), the nearest first; none where a nonstop is flown all year. */
function seasonEdges(finders: Finders, ends: Ends, { day, direction }: { day: string; direction: Direction }) {
  const seasons = nonstopsOf(finders, ends).map(seasonOfRoute);
  const year = Number(day.slice(0, 4));
  if (seasons.includes(undefined)) return [];
  const edges = seasons.flatMap((season) =>
    season ? [year - 1, year, year + 1].map((one) => `${one}-${season[direction === 1 ? 0 : 1]}`) : [],
  );
  const beside = edges.filter((edge) => daysBetween(day, edge) * direction > 0);
  return [...new Set(beside)].sort((one, other) => Math.abs(daysBetween(day, one)) - Math.abs(daysBetween(day, other)));
}

/** The season of a leg whose nonstops all rest on a day: the next one, with its years. */
function seasonOf(finders: Finders, ends: Ends, day: string): Pick<FlownNear['outbound'], 'season'> {
  const routes = nonstopsOf(finders, ends);
  const season = routes.map(seasonOfRoute).find((found) => found !== undefined);
  if (!season || routes.some((route) => isInSeason(route, day))) return {};
  const [from, until] = season;
  const year = Number(day.slice(0, 4)) + (day.slice(5) > (from <= until ? until : LAST_OF_YEAR) ? 1 : 0);
  return { season: { from: `${year}-${from}`, until: `${from <= until ? year : year + 1}-${until}` } };
}

/**
 * For a search that found nothing: which of its legs is flown on its day, and the nearest earlier and later journeys that are
 * flown. Where only the way back has no flight, the way out stays; else the way back comes along.
 */
function nearestDays(finders: Finders, query: JourneyQuery): FlownNear {
  const { origins, destinations, departureDate, returnDate, travelClass, today, earliest } = query;
  const last = addDays(today, DAYS_ON_SALE);
  const [there, back] = [
    { from: origins, to: destinations },
    { from: destinations, to: origins },
  ];
  const isFlown = ({ from, to }: Ends, days: Omit<FlownJourney, 'travelClass'>) =>
    from.some((one) =>
      to.some((other) => isJourneyFlown(finders.itineraries, { from: one, to: other }, { travelClass, ...days })),
    );
  /** What has left today is flown no more. */
  const outOn = (day: string) => ({ departureDate: day, ...(day === departureDate && { earliest }) });

  /** The first journey on the days beside one, then on those where a season begins or ends. */
  function beside(ends: Ends, { day, direction, on }: { day: string; direction: Direction; on: JourneysOn }) {
    const begins = [
      addDays(day, direction),
      ...seasonEdges(finders, ends, { day, direction }).filter((edge) => edge >= today && edge <= last),
    ];
    for (const begin of begins) {
      for (let at = 0; at < NEAR_DAYS; at += 1) {
        const next = addDays(begin, direction * at);
        const journey = next >= today && next <= last ? on(next) : undefined;
        if (journey) return [journey];
      }
    }
    return [];
  }
  const besides = (ends: Ends, day: string, on: JourneysOn) =>
    ([-1, 1] as const).flatMap((direction) => beside(ends, { day, direction, on }));

  const isOut = isFlown(there, outOn(departureDate));
  const outbound = { isFlown: isOut, ...(!isOut && seasonOf(finders, there, departureDate)) };
  if (returnDate === undefined) {
    const on: JourneysOn = (day) => (isFlown(there, outOn(day)) ? { departureDate: day } : undefined);
    return { outbound, journeys: isOut ? [] : besides(there, departureDate, on) };
  }
  const nights = Math.max(1, daysBetween(departureDate, returnDate));
  const isBack = isOut
    ? isFlown(there, { ...outOn(departureDate), returnDate })
    : isFlown(back, { departureDate: returnDate });
  const inbound = { isFlown: isBack, ...(!isBack && seasonOf(finders, back, returnDate)) };
  const backOn: JourneysOn = (day) =>
    day >= departureDate && isFlown(there, { ...outOn(departureDate), returnDate: day })
      ? { departureDate, returnDate: day }
      : undefined;
  const outAndBackOn: JourneysOn = (day) => {
    if (!isFlown(there, outOn(day))) return undefined;
    const returns = [...(isBack ? [returnDate] : []), ...SHIFTS.map((shift) => addDays(day, nights + shift))];
    const found = returns.find(
      (each) => each > day && each <= last && isFlown(there, { ...outOn(day), returnDate: each }),
    );
    return found ? { departureDate: day, returnDate: found } : undefined;
  };
  const onBack = isOut && !isBack ? besides(back, returnDate, backOn) : [];
  const isWhole = isOut && isBack;
  const journeys = onBack.length > 0 || isWhole ? onBack : besides(there, departureDate, outAndBackOn);
  return { outbound, inbound, journeys };
}

/** {@link nearestDays}, and whether the same journey is flown in economy where a better cabin was asked for. */
export function flownNear(finders: Finders, query: JourneyQuery): FlownNear {
  const near = nearestDays(finders, query);
  const { origins, destinations, departureDate, returnDate, travelClass, earliest } = query;
  if (travelClass === 'ECONOMY') return near;
  const journey = { departureDate, returnDate, travelClass: 'ECONOMY', earliest } as const;
  const isInEconomy = origins.some((from) =>
    destinations.some((to) => isJourneyFlown(finders.itineraries, { from, to }, journey)),
  );
  return { ...near, isInEconomy };
}
