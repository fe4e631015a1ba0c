/** The train that a person would take from one town to another. */
import { distanceKm, type Position } from '../great-circle';
import { groundTravel } from '../ground-travel';
import { isCutOff } from './cut-off';
import { nearestStop } from './nearest-stop';
import { outlyingTowns, ridesFrom, type Stop } from './rail-network';

/** Farther from a station, or from the middle of its town, a place is in another town, whose trains are not its own. */
const TOWN_KM = 10;
/** With changes, nobody sits in trains for so many times as long as the drive: the lines that would be straight are not there. */
const LONGEST_OF_DRIVES = 2;

/** The station of the town that a place lies in. */
function townStop(place: Position): Stop | null {
  if (isCutOff(place)) return null;
  const near = nearestStop(place);
  if (near && near.km <= TOWN_KM) return near.stop;
  return outlyingTowns.find(({ position }) => distanceKm(position, place) <= TOWN_KM)?.stop ?? null;
}

/**
 * Minutes of the ordinary fastest train between two places in towns with a station each, changes included, from station to
 * station, in fives: those of {@link stationRides}. Null where no known line leads from one to the other, or only a detour.
 * @example townTrain(rome, florence) // 90
 */
export function townTrain(from: Position, to: Position): number | null {
  const [start, end] = [townStop(from), townStop(to)];
  const ride = start && end && ridesFrom(start).get(end);
  if (!ride) return null;
  const minutes = Math.round(ride.minutes / 5) * 5;
  const drive = groundTravel(from, to)?.driveMinutes ?? null;
  const isDetour = ride.changes > 0 && drive !== null && minutes > LONGEST_OF_DRIVES * drive;
  return minutes > 0 && !isDetour ? minutes : null;
}
