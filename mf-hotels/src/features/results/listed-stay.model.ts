/** A property with what the page works out for it: what all of the stay costs, and how far it is from what matters. */
import type { Hotel, HotelSearchAnswer } from '@sojourn/contracts';
import { distanceKm, formatKm, type Position } from '@sojourn/travel';
import { nightsBetween } from '../../shared/stay-search.model';
import { stayTotal } from './hotel.model';

/** So many are listed at first, and with every press for more. */
export const PAGE = 20;

/** Somewhere that a plan goes. */
export type PlanPlace = { name: string; position: Position };

/** `total` is of all rooms and nights; `area` is the district; distances in km, where both ends are known. */
export type ListedStay = {
  hotel: Hotel;
  total: number;
  area: string;
  airportKm?: number;
  /** The mean of what it is to the plan's places in this city, and to the nearest of them. */
  plan?: { meanKm: number; nearestKm: number; nearest: string };
};

/** A place of the plan that is farther from the city belongs to another part of the trip. */
const SAME_CITY_KM = 60;

/** The places of a plan that are in the city of an answer. */
export function placesIn({ place }: Pick<HotelSearchAnswer, 'place'>, places: readonly PlanPlace[]): PlanPlace[] {
  return place ? places.filter(({ position }) => distanceKm(place.position, position) < SAME_CITY_KM) : [];
}

function planDistances(from: Position, places: readonly PlanPlace[]): ListedStay['plan'] {
  const ways = places.map(({ name, position }) => ({ name, km: distanceKm(from, position) }));
  const [nearest] = ways.toSorted((one, other) => one.km - other.km);
  if (!nearest) return undefined;
  const meanKm = ways.reduce((sum, { km }) => sum + km, 0) / ways.length;
  return { meanKm, nearestKm: nearest.km, nearest: nearest.name };
}

/** Every property of an answer; `planned` are the places of a plan that is open. */
export function listedStays(answer: HotelSearchAnswer, planned: readonly PlanPlace[]): ListedStay[] {
  const { hotels, searchParams, place } = answer;
  const nights = nightsBetween(searchParams.checkIn, searchParams.checkOut);
  const near = placesIn(answer, planned);
  return hotels.map((hotel): ListedStay => {
    const { position, location } = hotel;
    const plan = position && planDistances(position, near);
    return {
      ...{ hotel, total: stayTotal(hotel, nights), area: location.split(',')[0] ?? '' },
      ...(position && place?.airport && { airportKm: distanceKm(position, place.airport.position) }),
      ...(plan && { plan }),
    };
  });
}

/** Nobody in Bayan Lepas is 300 m from the center of Penang. */
const centerWords = ({ centerOf }: ListedStay['hotel']): string =>
  centerOf ? `the center of ${centerOf}` : 'the center';

/** How far a stay is from centre, airport and plan, each as a few words. */
export function distanceTexts({ hotel, airportKm, plan }: ListedStay, airportCode: string | undefined): string[] {
  return [
    ...(hotel.distanceKm === undefined ? [] : [`${formatKm(hotel.distanceKm)} to ${centerWords(hotel)}`]),
    ...(airportKm === undefined || !airportCode ? [] : [`${formatKm(airportKm)} to ${airportCode}`]),
    ...(plan ? [`${formatKm(plan.nearestKm)} to ${plan.nearest}`] : []),
  ];
}
