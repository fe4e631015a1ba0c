/** The places of a plan on the portal's map. */
import { TravelMap, type MapName, type MapPin, type MapRoute } from '@sojourn/map';
import { distanceKm, type Position } from '@sojourn/travel';
import { useMemo } from 'react';
import { useCell, type Cell } from '../cell';
import { placeWords } from '../items/item-words.model';
import { DAY_COLORS, dayColor } from './day-color';
import { daysOf, type Stop } from './stops.model';

type TripMapProps = {
  stops: readonly Stop[];
  /** Where the trip goes, shown while nothing has a place of its own. */
  destination: { name: string; position: Position } | null;
  name: string;
  pointed: Cell<string | null>;
  onOpen: (id: string) => void;
};

/** Farther apart than this, one flies. */
const FLOWN_KM = 900;
const COUNTRY = 5;
const TOWN = 13;

function waysOf(stops: readonly Stop[]): MapRoute[] {
  return stops.slice(1).map((stop, at) => {
    const before = stops[at] ?? stop;
    const by = distanceKm(before.position, stop.position) > FLOWN_KM ? 'air' : 'ground';
    return { id: stop.id, by, positions: [before.position, stop.position], color: dayColor(stop.dayIndex) };
  });
}

/** A color stands for a day; on longer trips for the seventh after it, too. */
const legendWords = (day: string, another: string | undefined) =>
  another === undefined ? placeWords(day) : `${placeWords(day)} and ${placeWords(another)}`;

/** The map itself; its card says the rest. */
export const TripMap = ({ stops, destination, name, pointed, onOpen }: TripMapProps) => {
  const pointedId = useCell(pointed, (id) => id);
  const content = useMemo(() => {
    const days = daysOf(stops);
    const pins = stops.map((stop): MapPin => {
      const { id, number, title, position } = stop;
      return {
        id,
        position,
        look: 'number',
        text: `${number}`,
        name: `${number}. ${title}`,
        title,
        color: dayColor(stop.dayIndex),
      };
    });
    const legend = days.slice(0, DAY_COLORS).map((day, at) => ({ color: dayColor(at), label: legendWords(day, days[at + DAY_COLORS]) })); // prettier-ignore
    return { pins, legend, routes: waysOf(stops) };
  }, [stops]);
  const alone = stops.length === 0 ? destination : null;
  const names = useMemo((): MapName[] => (alone ? [{ ...alone, kind: 'center' }] : []), [alone]);
  const places = useMemo(() => alone && [alone.position], [alone]);
  return (
    <TravelMap
      {...content}
      name={`Map of ${name}`}
      names={names}
      {...(places && { places })}
      aloneZoom={alone ? COUNTRY : TOWN}
      pointed={pointedId}
      onPoint={(id) => pointed.set(id)}
      onOpen={onOpen}
    />
  );
};
