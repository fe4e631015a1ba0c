import { formatCount, type Position } from '@sojourn/travel';
import { loadable, Loaded } from '@sojourn/web-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Cell } from '../cell';
import { PartBoundary } from '../part-boundary';
import type { Stop } from './stops.model';
import { Caption, Frame, MapBox } from './trip-map.styles';

const tripMap = loadable(() => import('./trip-map').then((m) => m.TripMap));

type MapCardProps = {
  stops: readonly Stop[];
  /** Where the trip goes, shown while nothing has a place of its own. */
  destination: { name: string; position: Position } | null;
  /** What the map is of. */
  name: string;
  size: 'wide' | 'narrow';
  /** The item that is pointed at, here or in the list beside it. */
  pointed: Cell<string | null>;
  /** What the map says of itself; without it that it is in the order of the plan. */
  caption?: string;
  /** A place was pressed; `id` is the first item there. */
  onOpen: (id: string) => void;
};

/** A map with what it says of itself; its place is as high before it is drawn, so that nothing moves. */
export const MapCard = ({ size, caption, ...map }: MapCardProps) => {
  const { stops, destination } = map;
  const count = formatCount(stops.length, 'place');
  const blank = <MapBox data-size={size} />;
  return (
    <Frame>
      <PartBoundary name="Map">
        <WhenSeen blank={blank}>
          <MapBox data-size={size}>
            <Loaded of={tripMap} fallback={null} props={map} />
          </MapBox>
        </WhenSeen>
      </PartBoundary>
      <Caption>
        {caption ??
          (stops.length > 0
            ? `${count} in the order of the plan. Distances are as the crow flies, times are estimates.`
            : destination
              ? 'Nothing planned has a place on the map yet.'
              : 'No place on the map yet.')}
      </Caption>
    </Frame>
  );
};

/** Shows its children from when they are about to come into sight: a map is not loaded for who never scrolls to it. */
const WhenSeen = ({ blank, children }: { blank: ReactNode; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !box.current) return undefined;
    // It reports after the page has been painted, so that the plan comes before its map.
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return <div ref={box}>{isSeen ? children : blank}</div>;
};
