import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type MarkerAtProps = {
  map: LeafletMap;
  at: readonly [latitude: number, longitude: number];
  /** What is higher lies above. */
  level: number;
  children: ReactNode;
};

/** Puts children of ours where Leaflet puts a marker, so that they move and zoom with the map. */
export const MarkerAt = ({ map, at, level, children }: MarkerAtProps) => {
  const [element] = useState(() => document.createElement('div'));
  const placed = useRef<Marker | null>(null);
  const [latitude, longitude] = at;
  useEffect(() => {
    const icon = divIcon({ html: element, className: 'mark', iconSize: [0, 0] });
    const made = marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map);
    placed.current = made;
    return () => void made.remove();
    // The effects below move it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, element]);
  useEffect(() => void placed.current?.setLatLng([latitude, longitude]), [latitude, longitude]);
  useEffect(() => void placed.current?.setZIndexOffset(level * 1_000), [level]);
  return createPortal(children, element);
};
