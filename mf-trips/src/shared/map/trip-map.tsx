/** The places of a plan on a map that is drawn here: no tile, no network but for its coasts. */
import { distanceKm, formatKm, type Position } from '@sojourn/travel';
import { geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { useCell, type Cell } from '../cell';
import { Ground, type MapArea } from './ground';
import { mapViewOf, scaleKm, type MapView } from './projection';
import type { Stop } from './stops.model';
import { Drawing, Pin } from './trip-map.styles';

type TripMapProps = {
  stops: readonly Stop[];
  /** Where the trip goes, shown while nothing has a place of its own. */
  destination: { name: string; position: Position } | null;
  name: string;
  size: MapArea;
  pointed: Cell<string | null>;
  onOpen: (id: string) => void;
};

/** So many places have their names beside them. */
const FEW = 6;
/** On a narrower map they would lie on each other. */
const WIDE = 400;
const LONGEST_NAME = 24;
const RADIUS = 13;
const WORLD: Position = { latitude: 20, longitude: 10 };

/** A pin for each spot: what happens at one place shares its pin. */
type Spot = { position: Position; stops: Stop[] };

const HERE_KM = 0.02;

function spotsOf(stops: readonly Stop[]): Spot[] {
  const spots: Spot[] = [];
  for (const stop of stops) {
    const known = spots.find(({ position }) => distanceKm(position, stop.position) < HERE_KM);
    if (known) known.stops.push(stop);
    else spots.push({ position: stop.position, stops: [stop] });
  }
  return spots;
}

const Scale = ({ view, size }: { view: MapView; size: MapArea }) => {
  const km = scaleKm(view.kmPerUnit, size.width);
  const length = km / view.kmPerUnit;
  const [x, y] = [size.width - 20 - length, size.height - 18];
  return (
    <g aria-hidden="true">
      <path className="scale" d={`M${x} ${y - 5}v5h${length}v-5`} />
      <text x={x + length / 2} y={y - 8} textAnchor="middle">
        {formatKm(km).replace('.0', '')}
      </text>
    </g>
  );
};

type SpotPinProps = { spot: Spot; view: MapView; isNamed: boolean } & Pick<TripMapProps, 'size' | 'pointed' | 'onOpen'>;

const SpotPin = ({ spot, view, size, isNamed, pointed, onOpen }: SpotPinProps) => {
  const ids = spot.stops.map(({ id }) => id);
  const isPointed = useCell(pointed, (id) => id !== null && ids.includes(id));
  const [x = 0, y = 0] = view.projection([spot.position.longitude, spot.position.latitude]) ?? [];
  const first = spot.stops[0];
  if (!first) return null;
  const numbers = spot.stops.map(({ number }) => number);
  const label = spot.stops.map(({ number, title }) => `${number}. ${title}`).join(', ');
  const isRight = x > size.width * 0.62;
  const open = () => onOpen(first.id);
  return (
    <Pin
      role="button"
      tabIndex={0}
      aria-label={label}
      data-pointed={isPointed || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onPointerEnter={() => pointed.set(first.id)}
      onPointerLeave={() => pointed.set(null)}
      onFocus={() => pointed.set(first.id)}
      onBlur={() => pointed.set(null)}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      {/* What a finger meets. */}
      <circle className="target" r={22} />
      <circle r={isPointed ? RADIUS + 3 : RADIUS} />
      <text className="number" y={4.5}>
        {numbers[0]}
        {numbers.length > 1 && '+'}
      </text>
      {(isPointed || isNamed) && (
        <text className="name" x={isRight ? -RADIUS - 7 : RADIUS + 7} y={5} textAnchor={isRight ? 'end' : 'start'}>
          {first.title.length > LONGEST_NAME ? `${first.title.slice(0, LONGEST_NAME - 1)}…` : first.title}
        </text>
      )}
    </Pin>
  );
};

/** The drawing of a map; its card says the rest. */
export const TripMap = ({ stops, destination, name, size, pointed, onOpen }: TripMapProps) => {
  const spots = useMemo(() => spotsOf(stops), [stops]);
  const view = useMemo(() => {
    const places = spots.length > 0 ? spots.map(({ position }) => position) : [destination?.position ?? WORLD];
    return mapViewOf(places, size);
  }, [spots, destination, size]);
  const way = useMemo(() => {
    const coordinates = stops.map(({ position }): [number, number] => [position.longitude, position.latitude]);
    if (coordinates.length < 2) return '';
    // In a town a great circle is a straight line, and sampling it only makes it rough.
    if (view.isTown) return `M${coordinates.map((place) => view.projection(place)?.join(' ')).join('L')}`;
    return geoPath(view.projection)({ type: 'LineString', coordinates }) ?? '';
  }, [stops, view]);
  const alone = spots.length === 0 ? destination : null;
  const [x = 0, y = 0] = alone ? (view.projection([alone.position.longitude, alone.position.latitude]) ?? []) : [];
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={`Map of ${name}`}>
      <Ground view={view} size={size} />
      <path className="way" d={way} />
      {/* The first on top, where places are close together. */}
      {spots.toReversed().map((spot) => (
        <SpotPin
          key={spot.stops[0]?.id}
          isNamed={spots.length <= FEW && size.width >= WIDE}
          {...{ spot, view, size, pointed, onOpen }}
        />
      ))}
      {alone && (
        <Pin as="g" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} style={{ cursor: 'default' }}>
          <circle r={8} />
          <text className="name" x={14} y={5}>
            {alone.name}
          </text>
        </Pin>
      )}
      <Scale view={view} size={size} />
    </Drawing>
  );
};
