/** The way from home to a place, by each means that leads there. */
import type { WayThere } from '@sojourn/contracts';
import { groundTravel } from '@sojourn/travel';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isWithoutCar } from './ground-estimate.model';
import { estimateByRail, landmassAt } from './travel-estimate.model';

/** About 10 km: a line on a map needs no more, and a list that is shared names no street. */
const roundedNear = (degrees: number) => Math.round(degrees * 10) / 10;

/** Trains where known lines lead, cars on one landmass unless they take none, the ferry that they take, and the plane where they fly. Nothing from nowhere. */
export function wayTo({ entry, travel }: Candidate, criteria: MatchCriteria): WayThere | undefined {
  const { origin, catalogue } = criteria;
  if (!origin) return undefined;
  const train = estimateByRail(origin, entry);
  const isByLand =
    !isWithoutCar(criteria) && entry.landmass !== undefined && entry.landmass === landmassAt(origin, catalogue);
  const car = travel.means === 'car' ? travel.minutes : isByLand && groundTravel(origin, entry.position)?.driveMinutes;
  return {
    km: Math.round(travel.km),
    from: { latitude: roundedNear(origin.latitude), longitude: roundedNear(origin.longitude) },
    to: entry.position,
    minutes: {
      ...(travel.means === 'plane' && { plane: travel.minutes }),
      ...(train && { train: train.minutes }),
      ...(car && { car }),
      ...(travel.means === 'ferry' && { ferry: travel.minutes }),
    },
  };
}
