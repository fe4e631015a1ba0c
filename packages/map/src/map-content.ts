/** What stands on a map: plain data, the same for every area. */
import type { Position } from '@sojourn/travel';

/** A place that can be pressed. */
export type MapPin = {
  id: string;
  position: Position;
  /** How a screen reader calls it: `3. Colosseum`, `Hotel Artemide, $1,280`. */
  name: string;
  /** What stands in it: a number of a plan, or a price. */
  text: string;
  look: 'number' | 'price';
  /** Written beside it where there is room, and while it is pointed at. */
  title: string;
  /** Any color of CSS, such as a day's custom property; not given, the accent. */
  color?: string | undefined;
};

/** A way between places: great circles by air, straight lines on the ground. */
export type MapRoute = { id: string; by: 'air' | 'ground'; positions: readonly Position[]; color?: string | undefined };

/** A name that stands on the ground beside those of countries and cities. */
export type MapName = {
  name: string;
  position: Position;
  kind: 'quarter' | 'sight' | 'airport' | 'center' | 'planned' | 'distance';
};

/** Where nothing else is said. */
export const ACCENT = 'var(--accent)';
