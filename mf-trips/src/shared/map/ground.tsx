/** What lies under the places of a map: drawn here, so that no tile is fetched from anybody. */
import { geoGraticule, geoPath } from 'd3-geo';
import { useEffect, useMemo, useState } from 'react';
import { loadLand, type Land } from './land';
import { scaleKm, type MapView } from './projection';

/** Of a drawing, in its own units. */
export type MapArea = { width: number; height: number };

function useLand(size: 'world' | 'near' | null): Land | null {
  const [land, setLand] = useState<{ size: string; land: Land } | null>(null);
  useEffect(() => {
    if (size === null) return undefined;
    let isWanted = true;
    loadLand(size).then(
      (loaded) => isWanted && setLand({ size, land: loaded }),
      // Places and ways are drawn all the same; the next map asks again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [size]);
  return land && land.size === size ? land.land : null;
}

const gridOf = ({ isTown, isNear }: MapView) => {
  const degrees = isTown ? 0.02 : isNear ? 1 : 15;
  return geoGraticule().stepMinor([degrees, degrees]).stepMajor([90, 360]);
};

/** Coasts, borders and a grid below whatever a map shows. */
export const Ground = ({ view, size }: { view: MapView; size: MapArea }) => {
  const land = useLand(view.isTown ? null : view.isNear ? 'near' : 'world');
  const paths = useMemo(() => {
    const draw = geoPath(view.projection);
    // A grid of a town's size over all the world would be a million lines.
    const grid = view.isTown ? '' : (draw(gridOf(view)()) ?? '');
    return {
      grid,
      land: land ? (draw(land.land as never) ?? '') : '',
      borders: land?.borders ? (draw(land.borders) ?? '') : '',
    };
  }, [view, land]);
  if (view.isTown) return <TownGrid view={view} size={size} />;
  return (
    <>
      <path className="grid" d={paths.grid} />
      <path className="land" d={paths.land} />
      <path className="borders" d={paths.borders} />
    </>
  );
};

/** In a town our coasts are too rough to be right: there are squares to measure by. */
const TownGrid = ({ view, size }: { view: MapView; size: MapArea }) => {
  const step = scaleKm(view.kmPerUnit, size.width) / view.kmPerUnit;
  const lines = (length: number) => Array.from({ length: Math.ceil(length / step) }, (_, at) => (at + 0.5) * step);
  return (
    <>
      <rect className="town" width={size.width} height={size.height} />
      {lines(size.width).map((x) => (
        <path key={`x${x}`} className="grid" d={`M${x} 0V${size.height}`} />
      ))}
      {lines(size.height).map((y) => (
        <path key={`y${y}`} className="grid" d={`M0 ${y}H${size.width}`} />
      ))}
    </>
  );
};
