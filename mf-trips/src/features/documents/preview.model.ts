/** What can be shown of a file, how large, and what its keys do. */
import type { TripDocument } from '@sojourn/contracts/plan';

/** A file that is open: its pages, each drawn when it is looked at. */
export type OpenFile = {
  pages: number;
  /** How large a page is, in CSS pixels at a zoom of 1. */
  sizeOf(page: number): Promise<{ width: number; height: number }>;
  /** Draws a page over all of a canvas; an aborted drawing throws nothing. */
  draw(page: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>;
  /** The words of a page, for who does not see it; empty where there are none to read. */
  textOf(page: number): Promise<string>;
  close(): void;
};

/** Why a file is not shown. */
export type PreviewFault = 'missing' | 'broken' | 'locked' | 'unreachable';

/** A file that cannot be shown. */
export class PreviewFailed extends Error {
  override readonly name = 'PreviewFailed';
  readonly fault: PreviewFault;

  constructor(fault: PreviewFault, cause?: unknown) {
    super(faultWords[fault], { cause });
    this.fault = fault;
  }
}

export const faultWords: Record<PreviewFault, string> = {
  missing: 'This file is not on this device. It was added in another browser.',
  broken: 'This file cannot be shown: it is damaged. You can still download it.',
  locked: 'This file has a password, so it cannot be shown here. You can download it and open it with the password.',
  unreachable: 'This file could not be fetched. Please check your connection and try again.',
};

/** Word files are downloaded: nothing here reads them. */
export const canPreview = ({ mediaType }: Pick<TripDocument, 'mediaType'>): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** Zooms, 1 being as wide as there is room. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FITTING = zooms.indexOf(1);

/** Where somebody is in a file: `page` from 1, `zoom` one of {@link zooms} by its place. */
export type Place = { page: number; zoom: number };
export const firstPlace: Place = { page: 1, zoom: FITTING };

/** What can be done with a file that is shown. */
export type Act = 'next' | 'previous' | 'first' | 'last' | 'larger' | 'smaller' | 'fit';

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Where somebody is after that; the same place where there is no further to go. */
export function placeAfter(place: Place, act: Act, pages: number): Place {
  const { page, zoom } = place;
  const targets: Record<Act, Place> = {
    next: { page: page + 1, zoom },
    previous: { page: page - 1, zoom },
    first: { page: 1, zoom },
    last: { page: pages, zoom },
    larger: { page, zoom: zoom + 1 },
    smaller: { page, zoom: zoom - 1 },
    fit: { page, zoom: FITTING },
  };
  const target = targets[act];
  const next = { page: within(target.page, 1, Math.max(1, pages)), zoom: within(target.zoom, 0, zooms.length - 1) };
  return next.page === place.page && next.zoom === place.zoom ? place : next;
}

const keys: Partial<Record<string, Act>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
};

/** What a key does; undefined for one that is the browser's. */
export const actOf = (key: string): Act | undefined => keys[key];

/** A canvas draws so many pixels at most: browsers show nothing of larger ones. */
const MOST_PIXELS = 16_000_000;

/**
 * How large a page is on the screen, and how many pixels its canvas has.
 * @param room the width there is, in CSS pixels; `density` device pixels for each of them
 */
export function canvasSizeOf(
  page: { width: number; height: number },
  zoom: number,
  { room, density }: { room: number; density: number },
): { width: number; height: number; pixelWidth: number; pixelHeight: number } {
  const width = Math.max(1, room * (zooms[zoom] ?? 1));
  const height = Math.max(1, (width * page.height) / Math.max(1, page.width));
  const ratio = Math.min(density, Math.sqrt(MOST_PIXELS / (width * height)));
  const pixels = (length: number) => Math.max(1, Math.floor(length * ratio));
  return { width, height, pixelWidth: pixels(width), pixelHeight: pixels(height) };
}
