/** The sun over the days of a plan. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daylightOn, type Daylight } from '@sojourn/travel';

/**
 * The daylight of a day at the place of a trip, else where something of it is; undefined where nobody knows a position.
 * @param day `YYYY-MM-DD`
 */
export function daylightOf({ head, items }: Pick<TripPlan, 'head' | 'items'>, day: string): Daylight | undefined {
  const { position, timeZone } = head.destination;
  const there = position ?? Object.values(items).find(isThere)?.place?.position;
  return there ? daylightOn(day, { ...there, timeZone }) : undefined;
}

/** Of a journey the place may be where it begins. */
const isThere = ({ type, place }: TripPlan['items'][string]): boolean =>
  Boolean(place?.position) && type !== 'flight' && type !== 'transport';
