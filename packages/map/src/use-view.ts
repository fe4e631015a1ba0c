import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import type { Position } from '@sojourn/travel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { middleLongitude, turnedTo } from './great-circle.model';

/** A place alone is shown in its town, a whole trip not nearer than its streets. */
const ALONE_ZOOM = 11;
const NEAREST_ZOOM = 15;
/** A price is 70 px wide; the map's buttons are at its right side. */
const LEFT_TOP: [number, number] = [44, 36];
const RIGHT_BOTTOM: [number, number] = [64, 44];

export type Frame = { places: readonly Position[]; aloneZoom?: number | undefined };

/** Fits the map to its places whenever they change; answers how to do so again, and whether it was done. */
export function useFit(map: LeafletMap | null, { places, aloneZoom = ALONE_ZOOM }: Frame) {
  const middle = useMemo(() => (places.length > 0 ? middleLongitude(places) : 0), [places]);
  // Lists are made anew at every render of a page; the map moves only when a place did.
  const key = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
  const latest = useRef(places);
  latest.current = places;
  const fit = useCallback(
    (animate: boolean) => {
      if (!map) return;
      if (latest.current.length === 0) return void map.setView(map.getCenter(), map.getZoom(), { animate: false });
      const bounds = latLngBounds(
        latest.current.map(({ latitude, longitude }) => [latitude, turnedTo(longitude, middle)] as [number, number]),
      );
      const { x, y } = map.getSize();
      const isPoint = bounds.getNorthEast().equals(bounds.getSouthWest(), 0.0005);
      // A box that is not laid out yet has no size to fit to.
      if (isPoint || x <= LEFT_TOP[0] + RIGHT_BOTTOM[0] || y <= LEFT_TOP[1] + RIGHT_BOTTOM[1])
        map.setView(bounds.getCenter(), aloneZoom, { animate });
      else
        map.fitBounds(bounds, {
          paddingTopLeft: LEFT_TOP,
          paddingBottomRight: RIGHT_BOTTOM,
          maxZoom: NEAREST_ZOOM,
          animate,
        });
    },
    [map, middle, aloneZoom],
  );
  const [isFitted, setFitted] = useState(false);
  useEffect(() => {
    fit(false);
    if (map) setFitted(true);
  }, [fit, key, map]);
  // The box gets its height after its styles.
  useEffect(() => {
    if (!map) return undefined;
    const onFirstSize = () => fit(false);
    map.once('resize', onFirstSize);
    return () => void map.off('resize', onFirstSize);
  }, [map, fit]);
  return { fit, middle, isFitted };
}
