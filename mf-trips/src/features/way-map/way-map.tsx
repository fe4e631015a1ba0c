import type { Position } from '@sojourn/travel';
import { useIsWide } from '@sojourn/ui';
import { useMemo, useState } from 'react';
import { createCell } from '../../shared/cell';
import { MapCard } from '../../shared/map/map-card';

/** A place by its name. */
export type WayEnd = { name: string; position: Position };

export type WayMapProps = {
  /** Null where nobody knows where somebody starts. */
  from: WayEnd | null;
  to: WayEnd;
  caption: string;
};

/** The way from home to a place, drawn as the crow flies. */
export const WayMap = ({ from, to, caption }: WayMapProps) => {
  const isWide = useIsWide();
  const [pointed] = useState(() => createCell<string | null>(null));
  const stops = useMemo(
    () =>
      [from, to].flatMap((end, at) =>
        end
          ? [
              {
                id: `${at}`,
                title: end.name,
                place: end.name,
                number: from ? at + 1 : 1,
                position: end.position,
                ...{ day: null, dayIndex: null },
              },
            ]
          : [],
      ),
    [from, to],
  );
  return (
    <MapCard
      stops={stops}
      destination={null}
      name={from ? `the way from ${from.name} to ${to.name}` : to.name}
      size={isWide ? 'wide' : 'narrow'}
      caption={caption}
      pointed={pointed}
      onOpen={(id) => pointed.set(id)}
    />
  );
};
