/** How one comes to a place and about it, in words, and what of it a map shows first. */
import type { Activity } from '@sojourn/contracts';
import type { DestinationPage, GettingThere, KnownEssentials } from '@sojourn/contracts/destination-page';
import { distanceKm, foldWords, formatKm, formatMinutes, type Position } from '@sojourn/travel';

/** A place, as far as the way to it goes. */
export type Reached = Pick<DestinationPage, 'name' | 'position' | 'gettingThere'> & {
  essentials?: KnownEssentials | undefined;
};

/** A term and what is said of it. */
export type WayLine = { term: string; words: string };

/** From so many kilometres on, a station is not in the place itself. */
const OUTSIDE_KM = 15;
/** A map shows at first what lies about as far as most sights do. */
const USUAL_TIMES = 2;
const LEAST_SEEN_KM = 5;

/** `Japan Standard Time`; `Fiji time` where a browser has no name for it. */
export function zoneName(timeZone: string): string {
  const city = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return /^(?:GMT|UTC|$)/.test(name) ? city : name;
  } catch {
    return city;
  }
}

const ridesWords = (trains: GettingThere['trains']) =>
  trains.map(({ from, minutes }) => `${from} ${formatMinutes(minutes)}`).join(', ');

function trainLines({ trains }: GettingThere): WayLine[] {
  const inland = trains.filter(({ isAbroad }) => !isAbroad);
  const abroad = trains.filter(({ isAbroad }) => isAbroad);
  return [
    { term: 'By train', words: ridesWords(inland.length > 0 ? inland : abroad) },
    { term: 'Across the border', words: inland.length > 0 ? ridesWords(abroad) : '' },
  ];
}

function stationWords(place: string, { station }: GettingThere): string {
  if (!station) return '';
  const isOwn = foldWords(place).startsWith(foldWords(station.name)) && station.kilometres <= OUTSIDE_KM;
  return isOwn ? '' : `${station.name}, ${formatKm(station.kilometres)}`;
}

/** Trains and roads, as far as they are known; airports and clocks are more than words. */
export function wayLines({ name, gettingThere, essentials }: Reached): WayLine[] {
  const lines = gettingThere
    ? [{ term: 'Station', words: stationWords(name, gettingThere) }, ...trainLines(gettingThere)]
    : [];
  const driving = essentials ? `On the ${essentials.drives}` : '';
  return [...lines, { term: 'Driving', words: driving }].filter(({ words }) => words !== '');
}

/** Something to do that has a place on the map. */
export type Sight = { id: string; name: string; position: Position };

/** What of the things to do has a place on the map. */
export const sightsOf = (activities: readonly Activity[]): Sight[] =>
  activities.flatMap((activity) => (activity.position ? [{ ...activity, position: activity.position }] : []));

/** The place and the sights around it: one that is a day's trip away would make a dot of all the others. */
export function seenAtFirst(place: Position, sights: readonly { position: Position }[]): Position[] {
  const ways = sights.map(({ position }) => distanceKm(place, position)).sort((one, other) => one - other);
  const middle = ways[Math.floor(ways.length / 2)] ?? 0;
  const farthest = Math.max(LEAST_SEEN_KM, USUAL_TIMES * middle);
  return [place, ...sights.map(({ position }) => position).filter((at) => distanceKm(place, at) <= farthest)];
}
