/** The properties of a town on a map that is drawn here: no tile, no network. Fetched when a map is first wanted. */
import type { HotelSearchAnswer } from '@sojourn/contracts';
import { formatKm } from '@sojourn/travel';
import { IconButton, useIsWide } from '@sojourn/ui';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { priceText } from '../hotel.model';
import type { ListedStay, PlanPlace } from '../listed-stay.model';
import { DistrictNames, Ground } from './ground';
import { drawnAt, flat, labelled, moved, windowAround, zoomed, type FlatPlace, type MapWindow } from './map.model';
import { Pin } from './pin';
import { Buttons, Caption, Drawing, Frame } from './stay-map.styles';

type StayMapProps = {
  stays: readonly ListedStay[];
  /** So many of them, the first, are in the list beside it: they bear prices. */
  listed: number;
  place: NonNullable<HotelSearchAnswer['place']>;
  planned: readonly PlanPlace[];
  pointed: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (id: string) => void;
};

/** A unit is about a pixel, so that prices are as large on a phone. */
const SIZES = { wide: { width: 480, height: 480 }, narrow: { width: 350, height: 350 } };
const LABEL = { width: 62, height: 28 };
const STEP = 1.6;
const ARROW_PX = 60;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ARROW_PX, 0],
  ArrowRight: [-ARROW_PX, 0],
  ArrowUp: [0, ARROW_PX],
  ArrowDown: [0, -ARROW_PX],
};

/** Moves the window as the ground is dragged; a unit of the drawing is as wide as it is shown. */
function useDragging(width: number, onMove: (dx: number, dy: number) => void) {
  const from = useRef<FlatPlace | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      from.current = { x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY, buttons, currentTarget }: PointerEvent) {
      if (!from.current || buttons === 0) return end();
      const unit = width / Math.max(1, currentTarget.getBoundingClientRect().width);
      onMove((clientX - from.current.x) * unit, (clientY - from.current.y) * unit);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

export const StayMap = ({ stays, listed, place, planned, pointed, onPoint, onOpen }: StayMapProps) => {
  const size = useIsWide() ? SIZES.wide : SIZES.narrow;
  const places = useMemo(
    () =>
      stays.flatMap((stay) => (stay.hotel.position ? [{ stay, at: flat(place.position, stay.hotel.position) }] : [])),
    [stays, place],
  );
  const fitted = useMemo(() => windowAround(places.map(({ at }) => at), size), [places, size]); // prettier-ignore
  // Null while nobody has moved it: then it follows what the filters leave.
  const [own, setOwn] = useState<MapWindow | null>(null);
  const view = own ?? fitted;
  const zoom = (factor: number) => setOwn(zoomed(view, factor, size));
  const dragging = useDragging(size.width, (dx, dy) => setOwn((window) => moved(window ?? view, dx, dy)));
  const marks = places.map(({ stay, at }, index) => ({
    ...{ id: stay.hotel.id, stay, isListed: index < listed },
    at: drawnAt(at, view, size),
  }));
  const priced = labelled(
    marks.filter(({ isListed }) => isListed),
    LABEL,
    size,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    setOwn(moved(view, ...way));
  };
  // The first of the list on top, and what is pointed at above all.
  const over = marks.toReversed();
  const isDot = ({ id }: (typeof marks)[number]) => id !== pointed && !priced.has(id);
  const pinOf = ({ id, stay, at }: (typeof marks)[number]) => (
    <Pin
      key={id}
      at={at}
      name={stay.hotel.name}
      price={priceText(stay.total, stay.hotel.currency)}
      look={pointed === id ? 'pointed' : priced.has(id) ? 'priced' : 'dot'}
      isRight={at.x > size.width / 2}
      onPoint={(isOn) => onPoint(isOn ? id : null)}
      onOpen={() => onOpen(id)}
    />
  );

  return (
    <Frame>
      <Drawing
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={`Map of hotels in ${place.name}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...dragging}
      >
        <Ground {...{ place, planned, view, size }} />
        {/* In one list: a pin that is pointed at is the same element as before. */}
        {[
          ...over.filter(isDot).map(pinOf),
          <DistrictNames key="districts" {...{ place, stays, view, size }} />,
          ...over.filter(({ id }) => id !== pointed && priced.has(id)).map(pinOf),
          ...over.filter(({ id }) => id === pointed).map(pinOf),
        ]}
      </Drawing>
      <Buttons>
        <IconButton label="Zoom in" variant="secondary" onClick={() => zoom(STEP)}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Zoom out" variant="secondary" onClick={() => zoom(1 / STEP)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label="Back to the middle of town" variant="secondary" onClick={() => setOwn(null)}>
          <Maximize2 aria-hidden="true" />
        </IconButton>
      </Buttons>
      <Caption>
        Prices are totals for the stay. Circles show how far it is to the centre, as the crow flies; streets are not
        drawn.
        {place.airport &&
          ` ${place.airport.iataCode} is ${formatKm(Math.hypot(...Object.values(flat(place.position, place.airport.position))))} away.`}
      </Caption>
    </Frame>
  );
};
