/** Many places of the world with a price each, and where somebody starts. */
import type { Position } from '@sojourn/travel';
import { useIsWide } from '@sojourn/ui';
import { memo, useMemo } from 'react';
import { Ground } from '../../shared/map/ground';
import { mapViewOf } from '../../shared/map/projection';
import { Drawing, Frame } from '../../shared/map/trip-map.styles';
import { LABEL_HEIGHT, labelled, labelWidth } from './labels.model';
import { Place, Start } from './price-map.styles';

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

const WIDE = { width: 720, height: 440 };
const NARROW = { width: 358, height: 280 };

type PinProps = Pick<PriceMapProps, 'onPoint' | 'onOpen'> & {
  place: PricedPlace;
  x: number;
  y: number;
  isLabelled: boolean;
  isPointed: boolean;
};

/** Those with a label are reached by keyboard; all are in the list. */
const Pin = memo(({ place: { id, name, label }, x, y, isLabelled, isPointed, onPoint, onOpen }: PinProps) => {
  const width = labelWidth(label);
  return (
    <Place
      {...(isLabelled ? { role: 'button', tabIndex: 0, 'aria-label': `${name}, ${label}` } : { 'aria-hidden': true })}
      data-pointed={isPointed || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onClick={() => onOpen(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {isLabelled ? (
        <>
          <rect x={-width / 2} y={-LABEL_HEIGHT / 2} width={width} height={LABEL_HEIGHT} rx={LABEL_HEIGHT / 2} />
          <text y={4.5}>{label}</text>
        </>
      ) : (
        <>
          {/* What a pointer meets. */}
          <circle className="target" r={9} />
          <circle r={4} />
        </>
      )}
    </Place>
  );
});
Pin.displayName = 'Pin';

export const PriceMap = ({ places, start, pointed, onPoint, onOpen }: PriceMapProps) => {
  const size = useIsWide() ? WIDE : NARROW;
  const view = useMemo(() => {
    const positions = [...places.map(({ position }) => position), ...(start ? [start.position] : [])];
    return mapViewOf(positions.length > 0 ? positions : [{ latitude: 20, longitude: 10 }], size);
  }, [places, start, size]);
  const spots = useMemo(
    () =>
      places.flatMap((place) => {
        const at = view.projection([place.position.longitude, place.position.latitude]);
        return at ? [{ place, id: place.id, label: place.label, x: at[0], y: at[1] }] : [];
      }),
    [places, view],
  );
  const withLabel = useMemo(() => labelled(spots, pointed), [spots, pointed]);
  const home = start && view.projection([start.position.longitude, start.position.latitude]);
  // What has a label lies above dots. The order is no matter of what is pointed at: a pin that is moved in the document while
  // it is pressed is not clicked.
  const drawn = useMemo(() => {
    const usual = labelled(spots);
    return [...spots].sort((one, other) => Number(usual.has(one.id)) - Number(usual.has(other.id)));
  }, [spots]);
  return (
    <Frame as="div">
      <Drawing viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label="Map of where you can fly">
        <Ground view={view} size={size} />
        {start && home && (
          <Start transform={`translate(${home[0].toFixed(1)} ${home[1].toFixed(1)})`}>
            <circle r={6} />
            <text x={10} y={18}>
              {start.name}
            </text>
          </Start>
        )}
        {drawn.map(({ place, x, y }) => (
          <Pin
            key={place.id}
            {...{ place, x, y, onPoint, onOpen }}
            isLabelled={withLabel.has(place.id)}
            isPointed={place.id === pointed}
          />
        ))}
      </Drawing>
    </Frame>
  );
};
