import type { Position } from '@sojourn/travel';
import { circle, layerGroup, SVG, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { MapName } from './map-content';

const KM = [1, 2, 5, 10, 20];
const KM_A_DEGREE = 111.2;

/** Circles around a place to measure by, as far as feet, bicycles and taxis go. */
export function useRings(map: LeafletMap | null, middle: Position | undefined): void {
  const { latitude, longitude } = middle ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return undefined;
    const renderer = new SVG({ padding: 0.5 });
    const common = { renderer, interactive: false, fill: false, weight: 1, className: 'ring' } as const;
    const group = layerGroup(KM.map((km) => circle([latitude, longitude], { ...common, radius: km * 1_000 }))).addTo(
      map,
    );
    return () => {
      group.remove();
      renderer.remove();
    };
  }, [map, latitude, longitude]);
}

/** How far each circle is, written at its top. */
export const ringNames = ({ latitude, longitude }: Position): MapName[] =>
  KM.map((km) => ({ name: `${km} km`, kind: 'distance', position: { latitude: latitude + km / KM_A_DEGREE, longitude } })); // prettier-ignore
