/** A town on a flat map: kilometres from its middle, which of its properties bear a price, and how far the map reaches. */
import { distanceKm, KM_A_DEGREE, type Position } from '@sojourn/travel';

/** What is seen: its middle, and pixels a kilometre. */
export type MapWindow = { x: number; y: number; scale: number };

/** Kilometres east and south of a middle. */
export type FlatPlace = { x: number; y: number };

export type MapSize = { width: number; height: number };

/** The nearest and the farthest look, in kilometres from the middle to the edge. */
const REACH = { least: 0.3, most: 60 };
/** What stands apart from most others is looked for, not begun with: properties by the airport would make a dot of the town. */
const MOST_OF_THEM = 0.75;
const MARGIN = 1.25;

/** Flat as a town is; good to a thousandth within 60 km. */
export function flat(centre: Position, { latitude, longitude }: Position): FlatPlace {
  const turn = ((longitude - centre.longitude + 540) % 360) - 180;
  return {
    x: turn * KM_A_DEGREE * Math.cos((centre.latitude * Math.PI) / 180),
    y: (centre.latitude - latitude) * KM_A_DEGREE,
  };
}

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const halfOf = ({ width, height }: MapSize) => Math.min(width, height) / 2;

/** A window on three quarters of the places, around the centre of the town. */
export function windowAround(places: readonly FlatPlace[], size: MapSize): MapWindow {
  const reaches = places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))).toSorted((one, other) => one - other);
  const reach = reaches[Math.floor(MOST_OF_THEM * (reaches.length - 1))] ?? 2;
  return { x: 0, y: 0, scale: halfOf(size) / (clamped(reach, 0.5, REACH.most) * MARGIN) };
}

/** The window nearer by a factor, or farther by one below 1. */
export function zoomed(window: MapWindow, factor: number, size: MapSize): MapWindow {
  const half = halfOf(size);
  return { ...window, scale: clamped(window.scale * factor, half / REACH.most, half / REACH.least) };
}

/** The window moved by pixels; never farther from the town than it reaches. */
export function moved(window: MapWindow, dx: number, dy: number): MapWindow {
  const at = (middle: number, pixels: number) => clamped(middle - pixels / window.scale, -REACH.most, REACH.most);
  return { ...window, x: at(window.x, dx), y: at(window.y, dy) };
}

/** Where a place is drawn, in pixels. */
export function drawnAt({ x, y }: FlatPlace, window: MapWindow, { width, height }: MapSize): FlatPlace {
  return { x: width / 2 + (x - window.x) * window.scale, y: height / 2 + (y - window.y) * window.scale };
}

/** Circles to measure by around the centre, in kilometres: those that are neither a dot nor beyond the edge. */
export function rings({ scale }: MapWindow, size: MapSize): number[] {
  const longest = Math.hypot(size.width, size.height);
  return [0.25, 0.5, 1, 2, 5, 10, 20, 50].filter((km) => km * scale > 60 && km * scale < longest).slice(0, 3);
}

type Marked = { id: string; at: FlatPlace };

/**
 * The ids that can bear a label of a width without lying on one before them in the list, or beyond the edge; the rest are
 * dots.
 */
export function labelled(marks: readonly Marked[], label: MapSize, size: MapSize): Set<string> {
  const taken: FlatPlace[] = [];
  const ids = new Set<string>();
  for (const { id, at } of marks) {
    const isInside = at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height;
    const isFree = taken.every(({ x, y }) => Math.abs(x - at.x) > label.width || Math.abs(y - at.y) > label.height);
    if (!isInside || !isFree) continue;
    taken.push(at);
    ids.add(id);
  }
  return ids;
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
