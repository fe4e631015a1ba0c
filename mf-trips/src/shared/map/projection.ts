/** How places are laid on a map of some size, so that all of them are seen. */
import { distanceKm, KM_A_DEGREE, type Position } from '@sojourn/travel';
import { geoEqualEarth, geoMercator, type GeoProjection } from 'd3-geo';

/** `kmPerUnit` is that of the map's middle. */
export type MapView = {
  projection: GeoProjection;
  /** Whether coasts are to be finer than those of a world. */
  isNear: boolean;
  /** Whether it is so near that no coast of ours is right. */
  isTown: boolean;
  kmPerUnit: number;
};

type Size = { width: number; height: number };

const PADDING = 44;
/** A single place is shown with what lies around it: so many kilometres from its middle to the edge. */
const LEAST_KM = 1.2;
const ALONE_KM = 900;
// The finer coasts are 200 kB: only where the rough ones would be seen to be wrong.
const NEAR_KM = 1_500;
const TOWN_KM = 60;
const WORLD_KM = 9_000;

/** The middle of longitudes, over the date line where that is the shorter way. */
function middleLongitude(places: readonly Position[]): number {
  const radians = places.map(({ longitude }) => (longitude * Math.PI) / 180);
  const sum = (of: (angle: number) => number) => radians.reduce((total, angle) => total + of(angle), 0);
  return (Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI;
}

const widestOf = (places: readonly Position[]): number =>
  Math.max(0, ...places.map((place) => distanceKm(places[0] as Position, place)));

/** @param places at least one */
export function mapViewOf(places: readonly Position[], { width, height }: Size): MapView {
  const widest = widestOf(places);
  const isAlone = widest < 0.05;
  const make = widest > WORLD_KM ? geoEqualEarth : geoMercator;
  const projection = make()
    .rotate([-middleLongitude(places), 0])
    .precision(0.3);
  const around = isAlone ? ALONE_KM : LEAST_KM;
  const margin = around / KM_A_DEGREE;
  const box = places.flatMap(({ latitude, longitude }) => {
    const north = Math.min(83, latitude + margin);
    const south = Math.max(-83, latitude - margin);
    return isAlone || widest < LEAST_KM
      ? [
          [longitude, north],
          [longitude, south],
        ]
      : [[longitude, Math.max(-83, Math.min(83, latitude))]];
  });
  const corners: [[number, number], [number, number]] = [
    [PADDING, PADDING],
    [width - PADDING, height - PADDING],
  ];
  projection.fitExtent(corners, { type: 'MultiPoint', coordinates: box });
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const west = projection.invert?.([width / 2 - 1, height / 2]) ?? [0, 0];
  const east = projection.invert?.([width / 2 + 1, height / 2]) ?? [0, 0];
  const at = ([longitude, latitude]: [number, number]) => ({ latitude, longitude });
  const kmPerUnit = distanceKm(at(west as [number, number]), at(east as [number, number])) / 2;
  const seen = kmPerUnit * width;
  return { projection, kmPerUnit, isNear: seen < NEAR_KM, isTown: seen < TOWN_KM };
}

/** A round length for a scale of about a fifth of the map's width: 1, 2 or 5 times a power of ten, in kilometres. */
export function scaleKm(kmPerUnit: number, width: number): number {
  const about = (kmPerUnit * width) / 5;
  const power = 10 ** Math.floor(Math.log10(about));
  const step = [5, 2, 1].find((each) => each * power <= about) ?? 1;
  return step * power;
}
