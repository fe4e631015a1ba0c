/** The properties of a town on the portal's map. Fetched when a map is first wanted. */
import type { HotelSearchAnswer } from '@sojourn/contracts';
import { TravelMap, type MapName, type MapPin } from '@sojourn/map';
import { distanceKm, formatKm } from '@sojourn/travel';
import { useMemo } from 'react';
import { priceText } from '../hotel.model';
import type { ListedStay, PlanPlace } from '../listed-stay.model';
import { districts, placesAround } from './map.model';
import { Caption, Frame, MapBox } from './stay-map.styles';

type Place = NonNullable<HotelSearchAnswer['place']>;

type StayMapProps = {
  /** In the order of the list: the first bear their price where there is no room for all. */
  stays: readonly ListedStay[];
  place: Place;
  planned: readonly PlanPlace[];
  pointed: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (id: string) => void;
};

const MOST_DISTRICTS = 12;

function namesOf(stays: readonly ListedStay[], place: Place, planned: readonly PlanPlace[]): MapName[] {
  const standing = stays.flatMap(({ area, hotel }) => (hotel.position ? [{ area, position: hotel.position }] : []));
  const { airport } = place;
  return [
    ...planned.map(({ name, position }): MapName => ({ name, position, kind: 'planned' })),
    { name: place.name, position: place.position, kind: 'center' },
    ...(airport ? [{ name: airport.iataCode, position: airport.position, kind: 'airport' as const }] : []),
    ...districts(standing, MOST_DISTRICTS).map((district): MapName => ({ ...district, kind: 'quarter' })),
  ];
}

export const StayMap = ({ stays, place, planned, ...rest }: StayMapProps) => {
  const pins = useMemo(
    () =>
      stays.flatMap(({ hotel, total }): MapPin[] => {
        if (!hotel.position) return [];
        const text = priceText(total, hotel.currency);
        const { id, name, position } = hotel;
        return [{ id, position, text, look: 'price', name: `${name}, ${text}`, title: name }];
      }),
    [stays],
  );
  const places = useMemo(() => placesAround(place.position, pins.map(({ position }) => position)), [place, pins]); // prettier-ignore
  const names = useMemo(() => namesOf(stays, place, planned), [stays, place, planned]);
  const { pointed, onPoint, onOpen } = rest;
  return (
    <Frame>
      <MapBox>
        <TravelMap
          name={`Map of hotels ${place.isNear ? 'near' : 'in'} ${place.name}`}
          measuredFrom={place.position}
          {...{ pins, names, places, pointed, onPoint, onOpen }}
        />
      </MapBox>
      <Caption>
        Prices are totals for the stay.
        {place.airport &&
          ` ${place.airport.iataCode} is ${formatKm(distanceKm(place.position, place.airport.position))} from the center.`}
      </Caption>
    </Frame>
  );
};
