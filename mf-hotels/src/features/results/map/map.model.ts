/** What of a town is worth seeing at first, and where its quarters are. */
import { distanceKm, type Position } from '@sojourn/travel';

/** What stands apart from most others is looked for, not begun with: properties by the airport would make a dot of the town. */
const MOST_OF_THEM = 0.75;

/** The nearest three quarters of the places to a center, and the center. */
export function placesAround(center: Position, places: readonly Position[]): Position[] {
  const nearest = places.toSorted((one, other) => distanceKm(center, one) - distanceKm(center, other));
  return [center, ...nearest.slice(0, Math.ceil(MOST_OF_THEM * nearest.length))];
}

type Standing = { area: string; position: Position };

/** The middle of each district in which several properties stand, the fullest first. */
export function districts(stays: readonly Standing[], most: number): { name: string; position: Position }[] {
  const groups = new Map<string, Position[]>();
  for (const { area, position } of stays) groups.set(area, [...(groups.get(area) ?? []), position]);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...groups]
    .map(([name, places]) => {
      const position = {
        latitude: mean(places.map(({ latitude }) => latitude)),
        longitude: mean(places.map(({ longitude }) => longitude)),
      };
      return { name, position, places };
    })
    .filter(
      ({ name, places, position }) =>
        name && places.length > 1 && places.every((each) => distanceKm(each, position) < 1.5),
    ) // prettier-ignore
    .sort((one, other) => other.places.length - one.places.length)
    .slice(0, most)
    .map(({ name, position }) => ({ name, position }));
}
