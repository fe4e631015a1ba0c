import type { HotelSearchAnswer } from '@sojourn/contracts';
import { formatKm } from '@sojourn/travel';
import { useMemo } from 'react';
import type { ListedStay, PlanPlace } from '../listed-stay.model';
import { districts, drawnAt, flat, labelled, rings, type MapSize, type MapWindow } from './map.model';

type MapProps = { place: NonNullable<HotelSearchAnswer['place']>; view: MapWindow; size: MapSize };
type GroundProps = MapProps & { planned: readonly PlanPlace[] };

const MOST_DISTRICTS = 10;
/** As wide as most of their names are. */
const NAME = { width: 110, height: 22 };

/** What lies under the properties: circles to measure by, the centre, the airport, the plan's places. */
export const Ground = ({ place, planned, view, size }: GroundProps) => {
  const drawn = (position: typeof place.position) => drawnAt(flat(place.position, position), view, size);
  const centre = drawn(place.position);
  const airport = place.airport && drawn(place.airport.position);
  return (
    <>
      <rect className="town" width={size.width} height={size.height} />
      {rings(view, size).map((km) => (
        <g key={km} aria-hidden="true">
          <circle className="ring" cx={centre.x} cy={centre.y} r={km * view.scale} />
          <text className="km" x={centre.x} y={centre.y + km * view.scale - 4} textAnchor="middle">
            {formatKm(km).replace('.0', '')}
          </text>
        </g>
      ))}
      <g transform={`translate(${centre.x} ${centre.y})`} role="img" aria-label={`Centre of ${place.name}`}>
        <path className="centre" d="M-6 0H6M0-6V6" />
      </g>
      {airport && place.airport && (
        <g transform={`translate(${airport.x} ${airport.y})`} role="img" aria-label={place.airport.name}>
          <rect className="airport" x={-18} y={-10} width={36} height={20} rx={4} />
          <text className="code" y={4} textAnchor="middle">
            {place.airport.iataCode}
          </text>
        </g>
      )}
      {planned.map(({ name, position }, at) => {
        const { x, y } = drawn(position);
        return (
          <g key={`${name} ${at}`} transform={`translate(${x} ${y})`} role="img" aria-label={`In your plan: ${name}`}>
            <path className="planned" d="M0-8L8 0L0 8L-8 0Z" />
            <text className="name" x={12} y={4}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
};

/** The names of districts, which are read over the dots of their properties. */
export const DistrictNames = ({ place, stays, view, size }: MapProps & { stays: readonly ListedStay[] }) => {
  const areas = useMemo(() => {
    const standing = stays.flatMap(({ area, hotel }) => (hotel.position ? [{ area, position: hotel.position }] : []));
    return districts(standing, MOST_DISTRICTS);
  }, [stays]);
  const names = areas.map(({ name, position }) => ({
    id: name,
    at: drawnAt(flat(place.position, position), view, size),
  }));
  const legible = labelled(names, NAME, size);
  return names
    .filter(({ id }) => legible.has(id))
    .map(({ id, at: { x, y } }) => (
      <text key={id} className="area" x={x} y={y - 14} textAnchor="middle" aria-hidden="true">
        {id}
      </text>
    ));
};
