/** The way from home to a place, by each means that leads there. */
import type { WayThere } from '@sojourn/contracts';
import { estimateRail, groundTravel } from '@sojourn/travel';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isReachedByRail, railNetworkAt } from './travel-estimate.model';

/** Trains and cars where there are rails all the way, and so land; the plane unless they do not fly. Nothing from nowhere. */
export function wayTo({ entry, travel }: Candidate, { origin, catalogue }: MatchCriteria): WayThere | undefined {
  if (!origin) return undefined;
  const isByLand = isReachedByRail(entry, origin, railNetworkAt(origin, catalogue));
  const car = isByLand ? groundTravel(origin, entry.position)?.driveMinutes : null;
  return {
    km: Math.round(travel.km),
    to: entry.position,
    minutes: {
      ...(travel.means === 'plane' && { plane: travel.minutes }),
      ...(isByLand && { train: estimateRail(origin, entry.position).minutes }),
      ...(car && { car }),
    },
  };
}
