import type { Position } from '@sojourn/travel';
import { IconButton, VisuallyHidden } from '@sojourn/ui';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { turnedTo } from './great-circle.model';
import type { MapName, MapPin, MapRoute } from './map-content';
import { arranged, textWidth, type Box as MarkBox, type Mark, type Size } from './pins/layout.model';
import { Pins, type PlacedPin } from './pins/pins';
import { useRoutes } from './routes';
import { ringNames, useRings } from './rings';
import { Box, Buttons, Credit, Frame, Hint, Legend, Stage } from './travel-map.styles';
import { useGestures } from './use-gestures';
import { useLeaflet, type ShownMap } from './use-leaflet';
import { useFit } from './use-view';
import { Words } from './words';

/** The map fills the box that it is put into. */
export type TravelMapProps = {
  /** What it is a map of, as a screen reader says it: `Map of hotels in Rome`. */
  name: string;
  /** The most wanted first: they have their text where there is no room for all. */
  pins: readonly MapPin[];
  routes?: readonly MapRoute[] | undefined;
  names?: readonly MapName[] | undefined;
  /** What is to be seen at first; not given, all pins. */
  places?: readonly Position[] | undefined;
  /** A place that distances are counted from: circles around it say how far it is. */
  measuredFrom?: Position | undefined;
  /** Leaflet's zoom where that is one place: 5 shows its country, 11 its town. */
  aloneZoom?: number | undefined;
  /** What the colors stand for: days of a trip. */
  legend?: readonly { color: string; label: string }[] | undefined;
  /** The pin that is pointed at, here or in the list beside it. */
  pointed: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (id: string) => void;
};

const NO_ROUTES: readonly MapRoute[] = [];
const NO_NAMES: readonly MapName[] = [];
const GROUND_CREDIT = '© OpenStreetMap, GSHHG, GeoNames';

/** A map of places with its ground, ways and names; pins are buttons in step with a list beside it. */
export const TravelMap = ({ name, pins, legend, aloneZoom, ...rest }: TravelMapProps) => {
  const { routes = NO_ROUTES, names: given = NO_NAMES, measuredFrom, pointed, onPoint, onOpen } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { shown, seen } = useLeaflet(box);
  const map = shown?.map ?? null;
  const ofPins = useMemo(() => pins.map(({ position }) => position), [pins]);
  const { fit, middle, isFitted } = useFit(map, { places: rest.places ?? ofPins, aloneZoom });
  useRings(map, measuredFrom);
  const names = useMemo(() => (measuredFrom ? [...given, ...ringNames(measuredFrom)] : given), [given, measuredFrom]);
  const isHinted = useGestures(map, frame);
  useRoutes(map, routes, middle);
  return (
    <Frame>
      <Stage ref={frame}>
        <Box ref={box} role="group" aria-label={name} data-streets={shown?.streets ? true : undefined} />
        {/* Of the world, all of a town would be one pin. */}
        {shown && isFitted && <Marks {...{ shown, seen, pins, names, middle, pointed, onPoint, onOpen }} />}
        <Buttons>
          <IconButton label="Zoom in" variant="secondary" onClick={() => map?.zoomIn()}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label="Zoom out" variant="secondary" onClick={() => map?.zoomOut()}>
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton label="Show all places" variant="secondary" onClick={() => fit(true)}>
            <Maximize2 aria-hidden="true" />
          </IconButton>
        </Buttons>
        <Credit>{shown?.streets?.attribution ?? GROUND_CREDIT}</Credit>
        {isHinted && <Hint aria-hidden="true">Use two fingers to move the map</Hint>}
        <VisuallyHidden>
          <ol aria-label={`All places, ${name}`}>
            {pins.map((pin) => (
              <li key={pin.id}>
                {pin.title && !pin.name.includes(pin.title) ? `${pin.name}, ${pin.title}` : pin.name}
              </li>
            ))}
          </ol>
        </VisuallyHidden>
      </Stage>
      {legend && legend.length > 1 && (
        <Legend aria-label="Days on the map">
          {legend.map(({ color, label }) => (
            <li key={color}>
              <i style={{ background: color }} />
              {label}
            </li>
          ))}
        </Legend>
      )}
    </Frame>
  );
};

type MarksProps = Pick<TravelMapProps, 'pins' | 'pointed' | 'onPoint' | 'onOpen'> & {
  shown: ShownMap;
  /** Another number whenever the map shows something else. */
  seen: number;
  names: readonly MapName[];
  middle: number;
};

const widthOf = ({ look, text }: MapPin) => (look === 'price' ? textWidth(text, 7.6) + 19 : Math.max(28, textWidth(text, 8) + 14)); // prettier-ignore

/** What stands over the map: buttons above, scale and credit below. */
const coversOf = ({ width, height }: Size): MarkBox[] => [
  { x: width - 32, y: 82, width: 56, height: 164 },
  { x: width - 130, y: height - 10, width: 260, height: 20 },
  { x: 60, y: height - 16, width: 120, height: 32 },
];

const isOver = (cover: MarkBox, { x, y }: Mark) =>
  Math.abs(cover.x - x) < cover.width / 2 && Math.abs(cover.y - y) < cover.height / 2;

const Marks = ({ shown, seen, pins, names, middle, pointed, onPoint, onOpen }: MarksProps) => {
  const { map, ground, streets } = shown;
  const { x, y } = map.getSize();
  const isSized = x > 0 && y > 0;
  const size: Size | null = isSized ? { width: x, height: y } : null;
  const onMap = ({ latitude, longitude }: Position): [number, number] => [latitude, turnedTo(longitude, middle)];
  // `seen` stands for the view that the map has now.
  const { placed, layout, out, counts, dots } = useMemo(() => {
    const placed: PlacedPin[] = pins.map((pin) => ({ pin, at: [pin.position.latitude, turnedTo(pin.position.longitude, middle)] })); // prettier-ignore
    const marks = placed.flatMap(({ pin, at }): Mark[] => {
      const spot = map.latLngToContainerPoint(at);
      const isNear = spot.x > -80 && spot.y > -80 && spot.x < x + 80 && spot.y < y + 80;
      if (isSized && !isNear) return [];
      return [{ id: pin.id, x: spot.x, y: spot.y, look: pin.look, width: widthOf(pin) }];
    });
    const covers = coversOf({ width: x, height: y });
    const layout = arranged(marks, isSized ? covers : []);
    // Beyond the view, or under a button of the map: nobody can press it there.
    const isOut = (mark: Mark) =>
      mark.x < 4 || mark.y < 4 || mark.x > x - 4 || mark.y > y - 4 || covers.some((cover) => isOver(cover, mark));
    const out = new Set(isSized ? marks.filter(isOut).map(({ id }) => id) : []);
    const boxes = (width: number, height: number, has: (id: string) => boolean) =>
      marks.flatMap(({ id, x, y }): MarkBox[] => (has(id) ? [{ x, y, width, height }] : []));
    const counts = boxes(34, 30, (id) => layout.groups.has(id) && !layout.whole.has(id));
    return { placed, layout, out, counts, dots: boxes(14, 14, (id) => layout.dots.has(id)) };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, seen, pins, middle, x, y, isSized]);
  const titled = placed.flatMap((each) =>
    layout.whole.has(each.pin.id) || each.pin.id === pointed ? [{ ...each, width: widthOf(each.pin) }] : [],
  );
  // A price says enough until it is pointed at.
  const pinsWithTitles = titled.map(({ pin, ...each }) => ({
    ...each,
    pin: pin.look === 'price' && pin.id !== pointed ? { ...pin, title: '' } : pin,
  }));
  return (
    <>
      <Pins {...{ map, layout, out, pointed, onPoint, onOpen }} pins={placed} />
      <Words
        {...{ map, size, dots, pointed }}
        covers={size ? [...counts, ...coversOf(size)] : counts}
        pins={pinsWithTitles}
        ground={streets ? [] : (ground?.names() ?? [])}
        own={names.map((name) => ({ name, at: onMap(name.position) }))}
      />
    </>
  );
};
