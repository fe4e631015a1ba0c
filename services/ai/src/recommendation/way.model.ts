/** The way from home to a place, by each means that leads there. */
import type { WayThere } from '@sojourn/contracts';
import { groundTravel } from '@sojourn/travel';
import type { Candidate, MatchCriteria } from './candidate.model';
import { estimateByRail, landmassAt } from './travel-estimate.model';

/** Trains where known lines lead, cars on one landmass, and the plane unless they do not fly or the train is the way. Nothing from nowhere. */
export function wayTo({ entry, travel }: Candidate, { origin, catalogue }: MatchCriteria): WayThere | undefined {
  if (!origin) return undefined;
  const train = estimateByRail(origin, entry);
  const isByLand = entry.landmass !== undefined && entry.landmass === landmassAt(origin, catalogue);
  const car = isByLand ? groundTravel(origin, entry.position)?.driveMinutes : null;
  return {
    km: Math.round(travel.km),
    to: entry.position,
    minutes: {
      ...(travel.means === 'plane' && { plane: travel.minutes }),
      ...(train && { train: train.minutes }),
      ...(car && { car }),
    },
  };
}
