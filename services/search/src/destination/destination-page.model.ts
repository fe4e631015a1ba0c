/** What a destination's own page is made of. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import type { DestinationPage, Essentials } from '@sojourn/contracts/destination-page';
import { distanceKm } from '@sojourn/travel';
import { toActivities } from '../activity/activity.model';
import { toDestination } from './destination.model';

const NEARBY = 4;

/** The closest destinations of a list, nearest first. */
export const toNearby = (position: Position, among: readonly CatalogueEntry[]): DestinationPage['nearby'] =>
  among
    .map((other) => ({ other, kilometres: Math.round(distanceKm(position, other.position)) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, NEARBY)
    .map(({ other, kilometres }) => ({ destination: toDestination(other), kilometres }));

/** @param among the whole catalogue, in which the neighbours are looked for */
export function toDestinationPage(
  entry: CatalogueEntry,
  { among, essentials }: { among: readonly CatalogueEntry[]; essentials: Essentials },
): DestinationPage {
  const { airportCode, position, dailyCost, idealDays, highs, stay, highlights } = entry;
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
    nearby: toNearby(
      position,
      among.filter(({ id }) => id !== entry.id),
    ),
  };
}
