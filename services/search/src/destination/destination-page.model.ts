/** What a destination's own page is made of. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { DestinationPage, Essentials } from '@sojourn/contracts/destination-page';
import { distanceKm } from '@sojourn/travel';
import { toActivities } from '../activity/activity.model';
import { toDestination } from './destination.model';

const NEARBY = 4;

/** @param among the whole catalogue, in which the neighbours are looked for */
export function toDestinationPage(
  entry: CatalogueEntry,
  { among, essentials }: { among: readonly CatalogueEntry[]; essentials: Essentials },
): DestinationPage {
  const { airportCode, position, dailyCost, idealDays, highs, stay, highlights } = entry;
  const nearby = among
    .filter(({ id }) => id !== entry.id)
    .map((other) => ({ other, kilometres: Math.round(distanceKm(position, other.position)) }))
    .sort((one, two) => one.kilometres - two.kilometres)
    .slice(0, NEARBY)
    .map(({ other, kilometres }) => ({ destination: toDestination(other), kilometres }));
  return {
    ...toDestination(entry),
    airportCode,
    position,
    dailyCost,
    idealDays,
    highs,
    stay,
    highlights,
    activities: toActivities(entry),
    essentials,
    nearby,
  };
}
