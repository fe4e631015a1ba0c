import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import type { CSSProperties } from 'react';
import { ACCENT, type MapPin } from '../map-content';
import { MarkerAt } from '../marker-at';
import type { Layout } from './layout.model';
import { PinButton } from './pin.styles';

/** A pin where it stands on this copy of the world. */
export type PlacedPin = { pin: MapPin; at: [latitude: number, longitude: number] };

type PinsProps = {
  map: LeafletMap;
  pins: readonly PlacedPin[];
  layout: Layout;
  /** Those that are beyond the view or under its buttons: seen while the map moves, and not pressed. */
  out: ReadonlySet<string>;
  pointed: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (id: string) => void;
};

type Look = 'number' | 'price' | 'dot' | 'crowd';

const LEVELS: Readonly<Record<Look, number>> = { dot: 1, crowd: 2, price: 3, number: 3 };

/** Leaflet's handler, which its types call by its base. */
type Dragging = LeafletMap['dragging'] & { moved: () => boolean };

/** Buttons in the order of the list; those that others stand for are not there. */
export const Pins = ({ map, pins, layout, out, pointed, onPoint, onOpen }: PinsProps) => {
  const byId = new Map(pins.map((placed) => [placed.pin.id, placed]));
  return pins.map(({ pin, at }) => {
    const members = (layout.groups.get(pin.id) ?? [pin.id]).flatMap((id) => byId.get(id) ?? []);
    const isPointed = members.some(({ pin: { id } }) => id === pointed);
    const isGroup = members.length > 1;
    const isWhole = layout.whole.has(pin.id);
    const isDot = layout.dots.has(pin.id);
    if (!isWhole && !isDot && !isGroup && pin.id !== pointed) return null;
    const look: Look = isWhole || (pin.id === pointed && !isGroup) ? pin.look : isGroup ? 'crowd' : 'dot';
    const open = () => {
      // A press that ended a drag of the map is none.
      if ((map.dragging as Dragging).moved()) return;
      // A price is that of its place, whatever is under it.
      if (!isGroup || look === 'price' || !zoomInto(map, members)) onOpen(pin.id);
    };
    return (
      <MarkerAt key={pin.id} map={map} at={at} level={isPointed ? 9 : LEVELS[look]}>
        <PinButton
          type="button"
          style={{ '--pin': pin.color ?? ACCENT } as CSSProperties}
          aria-label={look === 'crowd' ? `${members.length} places close together` : nameOf(members)}
          data-look={look}
          data-stack={(isGroup && look === 'price') || undefined}
          data-pointed={isPointed || undefined}
          // What is a dot has a name in the list; a hundred stops of the Tab key would be in the way.
          tabIndex={look === 'dot' || out.has(pin.id) ? -1 : 0}
          aria-hidden={out.has(pin.id) || undefined}
          data-out={out.has(pin.id) || undefined}
          onPointerEnter={() => onPoint(pin.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(pin.id)}
          onBlur={() => onPoint(null)}
          onClick={open}
        >
          {look === 'dot'
            ? ''
            : look === 'crowd'
              ? members.length
              : isGroup && look === 'number'
                ? `${pin.text}+`
                : pin.text}
        </PinButton>
      </MarkerAt>
    );
  });
};

/** All names of a few, the first and a count of many. */
function nameOf(members: readonly PlacedPin[]): string {
  const names = members.map(({ pin }) => pin.name);
  return names.length > 3 ? `${names[0]}, and ${names.length - 1} more here` : names.join(', ');
}

/** Whether the map came nearer to places that lie apart; those of one house never will. */
function zoomInto(map: LeafletMap, members: readonly PlacedPin[]): boolean {
  const bounds = latLngBounds(members.map(({ at }) => at));
  const isOneHouse = bounds.getNorthEast().distanceTo(bounds.getSouthWest()) < 30;
  if (isOneHouse || map.getZoom() >= map.getMaxZoom()) return false;
  map.fitBounds(bounds.pad(0.4), { maxZoom: Math.max(map.getZoom() + 1, 16) });
  return true;
}
