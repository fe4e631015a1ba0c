import { layerGroup, polyline, SVG, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { lineOf, withCopies } from './great-circle.model';
import { ACCENT, type MapRoute } from './map-content';

/** Ways under the pins: dashed by air, dotted on the ground, since neither follows a street or a plane. */
export function useRoutes(map: LeafletMap | null, routes: readonly MapRoute[], middle: number): void {
  useEffect(() => {
    if (!map) return undefined;
    const renderer = new SVG({ padding: 0.5 });
    const group = layerGroup(
      routes.flatMap(({ by, positions, color = ACCENT }) => {
        const line = withCopies(lineOf(positions, by, middle), middle);
        const common = { renderer, interactive: false, lineCap: 'round' } as const;
        return [
          polyline(line, { ...common, weight: 6, className: 'route-casing' }),
          polyline(line, { ...common, weight: 3, color, dashArray: by === 'air' ? '9 7' : '1 7' }),
        ];
      }),
    ).addTo(map);
    return () => {
      group.remove();
      renderer.remove();
    };
  }, [map, routes, middle]);
}
