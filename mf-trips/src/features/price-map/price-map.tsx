/** Many places of the world with a price each, and where somebody starts. */
import type { Position } from '@sojourn/travel';
import { loadable, Loaded } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { MapBox } from './price-map.styles';

const travelMap = loadable(() => import('@sojourn/map').then((m) => m.TravelMap));

export type PricedPlace = { id: string; name: string; position: Position; label: string };

export type PriceMapProps = {
  /** The most wanted first: they have their label where there is no room for all. */
  places: readonly PricedPlace[];
  start: { name: string; position: Position } | null;
  /** The place that is pointed at, here or in the list beside it. */
  pointed: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (id: string) => void;
};

const COUNTRY = 5;

export const PriceMap = ({ places, start, pointed, onPoint, onOpen }: PriceMapProps) => {
  const content = useMemo(
    () => ({
      pins: places.map(({ id, name, position, label }) => ({
        ...{ id, position, text: label, look: 'price' as const, name: `${name}, ${label}`, title: name },
      })),
      names: start ? [{ ...start, kind: 'planned' as const }] : [],
      places: [...places.map(({ position }) => position), ...(start ? [start.position] : [])],
    }),
    [places, start],
  );
  return (
    <MapBox>
      <Loaded
        of={travelMap}
        fallback={null}
        props={{ ...content, name: 'Map of where you can fly', aloneZoom: COUNTRY, pointed, onPoint, onOpen }}
      />
    </MapBox>
  );
};
