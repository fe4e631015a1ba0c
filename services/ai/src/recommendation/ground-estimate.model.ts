/** How one gets to a destination without flying: by train, by car, or by ferry with either on land. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, driveBetween, oncePer, type Party, type Position } from '@sojourn/travel';
import { crossings, type Crossing } from '@sojourn/travel/ferries';
import { trainBetween } from '@sojourn/travel/rail';
import { estimateByRail, landmassAt, type TravelEstimate } from './travel-estimate.model';
import type { SourcedWish } from './wishes.model';

/** Who travels, from where, and whether a car may be taken. */
export type GroundCriteria = {
  origin: Position | null;
  catalogue: readonly CatalogueEntry[];
  party: Pick<Party, 'people'>;
  wishes: readonly SourcedWish[];
};

/** A part of a way: minutes and US dollars a person, one way. */
type Leg = { minutes: number; dollars: number };
type Place = { position: Position; landmass?: string | undefined };

/**
 * Assumptions: fuel and tolls of a kilometre in US dollars a car, 8 litres on 100 km at $1.50 a litre, between the prices of
 * the United States and of Europe, and 3 cents of tolls; five people share a car.
 */
const DOLLARS_A_KM = 0.15;
const SEATS = 5;
/** An hour at the wheel tires as much as so much of one on a train. */
const AT_THE_WHEEL = 1.25;
/** Assumptions: one is at the port an hour before a ship sails, and a bus to it goes at 40 km/h. */
const BOARDING_MINUTES = 60;
const LOCAL = { km: 40, kmAnHour: 40 };
/** Nobody is on the way for longer, in minutes. */
const LONGEST = 40 * 60;
/** A port far out of the way is on no way: so many kilometres more than the line, and as large a share of it. */
const ASIDE = { km: 400, share: 1.6 };

/** A train by its names in the languages that wishes are read in: who asks for one asks for no drive. */
const TRAIN = /train|\brail|interrail|zug|bahn|tren|treno|comboio|trein|tåg|tog\b|pociąg|поезд|電車|火车/i;

/** Whether somebody drives nowhere: they said so, or that they go by train. */
export const isWithoutCar = ({ wishes }: Pick<GroundCriteria, 'wishes'>): boolean =>
  wishes.some((wish) => wish.kind === 'means' && (wish.means === 'no-car' || TRAIN.test(wish.words)));

/** What was found of a start already: a list asks for each place several times. */
const found = oncePer((_start: Position) =>
  oncePer((_catalogue: readonly CatalogueEntry[]) =>
    oncePer((_to: CatalogueEntry) => new Map<string, TravelEstimate | null>()),
  ),
);

/** The easiest way on the ground, there and back as a fare; null from nowhere and where none is known. */
export function estimateByGround(to: CatalogueEntry, criteria: GroundCriteria): TravelEstimate | null {
  const { origin, catalogue, party } = criteria;
  if (!origin) return null;
  const known = found(origin)(catalogue)(to);
  const key = `${party.people} ${isWithoutCar(criteria)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const way = easiestTo(to, origin, criteria);
  known.set(key, way);
  return way;
}

function easiestTo(to: CatalogueEntry, origin: Position, criteria: GroundCriteria): TravelEstimate | null {
  const ways = [estimateByRail(origin, to), estimateByCar(to, criteria), estimateByFerry(to, criteria)];
  return ways.reduce((best, way) => (way && (!best || effortOf(way) < effortOf(best)) ? way : best), null);
}

const effortOf = ({ minutes, means, isDriven }: TravelEstimate) =>
  minutes * (means === 'car' || isDriven ? AT_THE_WHEEL : 1);

function estimateByCar(to: CatalogueEntry, criteria: GroundCriteria): TravelEstimate | null {
  const { origin, catalogue } = criteria;
  if (!origin || isWithoutCar(criteria)) return null;
  const start = { position: origin, landmass: landmassAt(origin, catalogue) };
  const drive = driveLeg(start, to, criteria);
  return drive && { means: 'car', ...kmAndFare(origin, to, drive), minutes: drive.minutes };
}

/** The quickest way with one crossing; with a car all the way, or with none. */
function estimateByFerry(to: CatalogueEntry, criteria: GroundCriteria): TravelEstimate | null {
  const { origin, catalogue } = criteria;
  if (!origin) return null;
  const start = { position: origin, landmass: landmassAt(origin, catalogue) };
  const most = distanceKm(origin, to.position) * ASIDE.share + ASIDE.km;
  let best: TravelEstimate | null = null;
  for (const crossing of crossings) {
    const { from, to: port } = crossing;
    if (distanceKm(origin, from.position) + distanceKm(port.position, to.position) > most) continue;
    for (const isDriven of isWithoutCar(criteria) ? [false] : [false, true]) {
      const way = wayOver(crossing, { start, to, isDriven }, criteria);
      if (!way || way.minutes > LONGEST) continue;
      const { minutes } = way;
      const estimate: TravelEstimate = { means: 'ferry', ...kmAndFare(origin, to, way), minutes, isDriven };
      const line = `${from.name} to ${port.name}`;
      if (!best || effortOf(estimate) < effortOf(best)) best = { ...estimate, line };
    }
  }
  return best;
}

type Over = { start: Place; to: CatalogueEntry; isDriven: boolean };

function wayOver(crossing: Crossing, { start, to, isDriven }: Over, criteria: GroundCriteria): Leg | null {
  const { from, to: port, minutes, dollars, carDollars } = crossing;
  if (isDriven && carDollars === null) return null;
  const leg = (one: Place, other: Place) => (isDriven ? driveLeg(one, other, criteria) : footLeg(one, other));
  const before = leg(start, from);
  const after = before && leg(port, to);
  if (!before || !after) return null;
  const car = isDriven ? aPerson(carDollars ?? 0, criteria) : 0;
  return {
    minutes: Math.round((before.minutes + BOARDING_MINUTES + minutes + after.minutes) / 5) * 5,
    dollars: before.dollars + dollars + car + after.dollars,
  };
}

function driveLeg(one: Place, other: Place, criteria: GroundCriteria): Leg | null {
  if (one.landmass === undefined || one.landmass !== other.landmass) return null;
  const drive = driveBetween(one.position, other.position);
  return drive && { minutes: drive.minutes, dollars: aPerson(drive.roadKm * DOLLARS_A_KM, criteria) };
}

function footLeg(one: Place, other: Place): Leg | null {
  const km = distanceKm(one.position, other.position);
  if (km <= LOCAL.km && one.landmass === other.landmass)
    return { minutes: Math.round((km / LOCAL.kmAnHour) * 12) * 5, dollars: 0 };
  const ride = trainBetween(one.position, other.position);
  return ride && { minutes: ride.minutes, dollars: ride.fare / 2 };
}

/** What one of the party pays for its cars. */
function aPerson(dollarsACar: number, { party: { people } }: GroundCriteria): number {
  const all = Math.max(1, people);
  return (dollarsACar * Math.ceil(all / SEATS)) / all;
}

const kmAndFare = (from: Position, to: CatalogueEntry, { dollars }: Leg) => ({
  km: distanceKm(from, to.position),
  fare: Math.max(10, Math.round((2 * dollars) / 10) * 10),
});
