import type { Map as LeafletMap } from 'leaflet';
import { distanceKm, foldWords } from '@sojourn/travel';
import type { GroundName } from './ground/ground.model';
import { namesAt } from './ground/names.model';
import type { MapName } from './map-content';
import { MarkerAt } from './marker-at';
import { placedWords, textWidth, type Box, type Size, type Word as WordBox } from './pins/layout.model';
import type { PlacedPin } from './pins/pins';
import { Dot, Word } from './pins/pin.styles';

type Placed = { at: [number, number]; kind: string; text: string };

type WordsProps = {
  map: LeafletMap;
  /** Null where the box has no size yet. */
  size: Size | null;
  ground: readonly GroundName[];
  own: readonly { name: MapName; at: [number, number] }[];
  /** Pins that are shown whole, and how wide they are there. */
  pins: readonly (PlacedPin & { width: number })[];
  /** Dots and counts, and what stands over the map: its buttons, its legend, its credit. */
  dots: readonly Box[];
  covers: readonly Box[];
  pointed: string | null;
};

/** So many names are read at a glance; more are a list. A phone has room for fewer: one on so many square pixels. */
const [FEWEST, MOST] = [12, 34];
const ROOM = 9_000;
/** Countries and waters are few, and take no room from towns. */
const COUNTED = new Set(['city', 'quarter']);
/** How many of a view's names are tried for each that may stand. */
const TRIED = 5;
const HEIGHT = 18;
/** Nearer than this two names that are alike are of one place: a quarter that is the middle of the map is said once. */
const ONE_PLACE_KM = 5;
const LETTERS: Readonly<Record<string, number>> = {
  country: 9.4,
  center: 8.2,
  sea: 8,
  island: 8,
  'own-quarter': 8,
  city: 7.3,
};

const around = (width: number, gap: number) => [
  { dx: gap + width / 2, dy: 0 },
  { dx: -gap - width / 2, dy: 0 },
  { dx: 0, dy: -gap - 6 },
  { dx: 0, dy: gap + 6 },
];
/** A town under a pin is named beside the pin. */
const aroundPin = (width: number) => [...around(width, 9), ...around(width, 19)];
/** What must be named may stand a line higher or lower beside its dot. */
const aroundFar = (width: number, gap: number) => [
  ...around(width, gap),
  ...[-14, 14, -22, 22].flatMap((dy) => [gap + width / 2, -gap - width / 2].map((dx) => ({ dx, dy }))),
];
/** On the land that it names, or as near to it as there is room. */
const onOrNear = (far: number) => [0, -12, 12, -24, 24, -38, 38, -52, 52].filter((dy) => Math.abs(dy) <= far).map((dy) => ({ dx: 0, dy })); // prettier-ignore

/** Beside their dot, or on the land that they name. */
const hasDot = (kind: string) => ['city', 'sight', 'planned', 'center', 'airport'].includes(kind);

/** Names of places, and titles of pins, where there is room for them. */
export const Words = ({ map, size, ground, own, pins, dots, covers, pointed }: WordsProps) => {
  const at = (position: [number, number]) => map.latLngToContainerPoint(position);
  // `Rome, Italy` is named, and a pin is called Punta Cana: neither is said again where the ground has its middle.
  const named = [...own.map(({ name }) => name.name), ...pins.flatMap(({ pin }) => [pin.title, pin.text])];
  const known = new Set(named.flatMap((name) => [foldWords(name), foldWords(name.split(',')[0] ?? '')]));
  const all = new Map<string, Placed>();
  for (const { pin, at: position } of pins) {
    if (pin.title) all.set(`pin ${pin.id}`, { at: position, text: pin.title, kind: pin.id === pointed ? 'pointed' : 'title' }); // prettier-ignore
  }
  const isSaid = ({ name, position }: MapName, before: number) =>
    own
      .slice(0, before)
      .some(
        ({ name: other }) =>
          foldWords(other.name) === foldWords(name) && distanceKm(other.position, position) < ONE_PLACE_KM,
      );
  own.forEach(({ name, at: position }, index) => {
    if (isSaid(name, index)) return;
    const kind = name.kind === 'quarter' ? 'own-quarter' : name.kind;
    all.set(`own ${index}`, { at: position, text: name.name, kind });
  });
  const most = size ? Math.max(FEWEST, Math.min(MOST, Math.round((size.width * size.height) / ROOM))) : MOST;
  const inView = namesAt(ground, map.getZoom()).filter(({ name, at: position }) => {
    const { x, y } = at(position);
    return !known.has(foldWords(name)) && (!size || (x >= 0 && y >= 0 && x <= size.width && y <= size.height));
  });
  const towns = new Set(inView.flatMap(({ kind, name }) => (kind === 'city' ? [foldWords(name)] : [])));
  inView
    // Rhodes is a town on Rhodes: its name is said once.
    .filter(({ kind, name }) => kind !== 'island' || !towns.has(foldWords(name)))
    .slice(0, most * TRIED)
    .forEach(({ name, at: position, kind }) => all.set(`ground ${name} ${position.join()}`, { at: position, text: name, kind })); // prettier-ignore
  const widths = new Map(pins.map(({ pin, width }) => [`pin ${pin.id}`, width]));
  // What is pointed at has its title above all else.
  const ordered = [...all].sort(
    ([, one], [, other]) => Number(other.kind === 'pointed') - Number(one.kind === 'pointed'),
  );
  const boxes: WordBox[] = ordered.map(([id, { at: position, text, kind }]) => {
    const { x, y } = at(position);
    const width =
      textWidth(text, LETTERS[kind]) + (kind === 'pointed' || kind === 'airport' || kind === 'planned' ? 18 : 0);
    const pinWidth = widths.get(id);
    const isOwn = !id.startsWith('ground');
    const aroundDot = isOwn ? aroundFar(width, 9) : aroundPin(width);
    const onLand = onOrNear(kind === 'distance' ? 0 : isOwn ? 52 : 24);
    const ofGround = hasDot(kind) ? aroundDot : onLand;
    const places = pinWidth === undefined ? ofGround : around(width, pinWidth / 2 + 4);
    return { id, x, y, width, height: HEIGHT, places, isWanted: isOwn && kind !== 'distance' };
  });
  const marks = pins.map(({ at: position, width }) => ({ ...xy(at(position)), width: width + 2, height: 30 }));
  const placed = placedWords(boxes, { marks: [...marks, ...covers], soft: dots }, size);
  let left = most;
  return ordered.map(([id, { at: position, text, kind }]) => {
    const box = placed.get(id);
    if (!box || (COUNTED.has(kind) && id.startsWith('ground') && left-- <= 0)) return null;
    const { x, y } = at(position);
    return (
      <MarkerAt
        key={id}
        map={map}
        at={position}
        level={kind === 'pointed' ? 8 : id.startsWith('pin') || kind === 'planned' ? 4 : 0}
      >
        <span aria-hidden="true">
          {hasDot(kind) && <Dot data-kind={kind} />}
          <Word data-kind={kind} style={{ left: Math.round(box.x - x), top: Math.round(box.y - y) }}>
            {text}
          </Word>
        </span>
      </MarkerAt>
    );
  });
};

const xy = ({ x, y }: { x: number; y: number }) => ({ x, y });
