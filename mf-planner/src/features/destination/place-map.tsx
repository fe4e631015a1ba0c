/** A place and its sights on the portal's map. Fetched when it comes near. */
import { TravelMap, type MapPin } from '@sojourn/map';
import type { Position } from '@sojourn/travel';
import { useMemo, useState } from 'react';
import { seenAtFirst, type Sight } from './getting-there.model';

export type PlaceMapProps = { name: string; position: Position; sights: readonly Sight[] };

/** A pin of the place itself; no sight has this id. */
const PLACE = 'place';
const TOWN = 11;

const pinsOf = ({ name, position, sights }: PlaceMapProps): MapPin[] => [
  { id: PLACE, position, text: name, look: 'price', name, title: '' },
  ...sights.map((sight, at): MapPin => {
    const [number, title] = [`${at + 1}`, sight.name];
    return { id: sight.id, position: sight.position, text: number, look: 'number', name: `${number}. ${title}`, title };
  }),
];

export const PlaceMap = ({ name, position, sights }: PlaceMapProps) => {
  const [pointed, setPointed] = useState<string | null>(null);
  const pins = useMemo(() => pinsOf({ name, position, sights }), [name, position, sights]);
  const places = useMemo(() => seenAtFirst(position, sights), [position, sights]);
  return (
    <TravelMap
      name={`Map of ${name}`}
      {...{ pins, places, pointed }}
      aloneZoom={TOWN}
      onPoint={setPointed}
      // A finger points at nothing: what it presses shows its name.
      onOpen={setPointed}
    />
  );
};
