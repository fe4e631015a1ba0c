import type { MapTiles } from '@sojourn/contracts/map-tiles';
import { control, latLngBounds, Map as LeafletMap, tileLayer } from 'leaflet';
import { useEffect, useState, type RefObject } from 'react';
import { createGround, type Ground } from './ground/ground-layer';
import { streetsOfPage } from './streets';

/** A map in a box of the page. `seen` changes whenever it shows something else. */
export type ShownMap = { map: LeafletMap; ground: Ground | null; streets: MapTiles | null };

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

function createMap(box: HTMLElement, onNames: () => void): ShownMap {
  const isStill = matches('(prefers-reduced-motion: reduce)');
  const streets = streetsOfPage();
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    // A wheel scrolls the page, and zooms with Ctrl; one finger scrolls the page, and two move the map.
    scrollWheelZoom: false,
    dragging: !matches('(pointer: coarse)'),
    zoomSnap: streets ? 1 : 0.25,
    minZoom: 1,
    maxZoom: 17,
    maxBounds: latLngBounds([-84, -720], [84, 720]),
    maxBoundsViscosity: 1,
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  });
  map.setView([25, 10], 2, { animate: false });
  control.scale({ imperial: false, maxWidth: 80 }).addTo(map);
  if (streets) tileLayer(streets.url, { maxZoom: 19 }).addTo(map);
  const ground = streets ? null : createGround(map, onNames);
  return { map, ground, streets };
}

/** Creates the map once its box is there, and takes it away with it. */
export function useLeaflet(box: RefObject<HTMLDivElement | null>): { shown: ShownMap | null; seen: number } {
  const [shown, setShown] = useState<ShownMap | null>(null);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const see = () => setSeen((count) => count + 1);
    const made = createMap(element, see);
    const { map, ground } = made;
    const update = () => {
      ground?.update();
      see();
    };
    map.on('moveend zoomend resize', update);
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => map.invalidateSize());
    watch?.observe(element);
    // Its first cells are asked for once it is known where to look.
    setShown(made);
    return () => {
      watch?.disconnect();
      map.off();
      map.remove();
      setShown(null);
    };
  }, [box]);
  return { shown, seen };
}
