/** How far it is from one place of a plan to the next, and how one gets there, in words. */
import type { Position } from '@sojourn/contracts/plan';
import { carFreeAreaOf, daysBetween, distanceKm, formatKm, formatList, groundTravel } from '@sojourn/travel';
import type { PlannedItem } from '@sojourn/trip';
import { itemsIn, type DayGroup } from '../items/day-groups.model';

/** Minutes of the train between two places in towns; null where none is known. */
export type TownTrain = (from: Position, to: Position) => number | null;

/** Where somebody sets out. */
type Start = { name: string; position: Position };

const noTrain: TownTrain = () => null;

/** From one day to the next, a place so near is in the same town or beside it. */
const SAME_TOWN_KM = 20;

const minutesWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

/** The way from one place to the next in words, the quickest first where nobody walks; '' when they are one place. */
export function wayWords(from: Position, to: Position, train: TownTrain = noTrain): string {
  const way = groundTravel(from, to);
  if (!way) return '';
  const { km } = way;
  const [start, end] = [carFreeAreaOf(from), carFreeAreaOf(to)];
  // Between islands a boat goes, whose hours nobody knows here.
  const walkMinutes = start === end ? way.walkMinutes : null;
  const driveMinutes = start === null && end === null ? way.driveMinutes : null;
  const ride = walkMinutes === null ? train(from, to) : null;
  const minutes = [
    { minutes: walkMinutes, words: (time: string) => `about ${time} on foot` },
    { minutes: ride, words: (time: string) => `${time} by train` },
    { minutes: driveMinutes, words: (time: string) => `${time} by car` },
  ].flatMap((each) => (each.minutes === null ? [] : [{ ...each, minutes: each.minutes }]));
  if (ride !== null) minutes.sort((one, other) => one.minutes - other.minutes);
  const list = minutes.map((each) => each.words(minutesWords(each.minutes)));
  return [formatKm(km), formatList(list, 'or')].filter(Boolean).join(', ');
}

/** The way into another town, as a day begins. Seas are not known: without a train only how far it is. */
function townWords({ name, position }: Start, to: Position, train: TownTrain): string {
  const km = distanceKm(position, to);
  if (km < SAME_TOWN_KM) return '';
  const words = train(position, to) === null ? `${formatKm(km)} as the crow flies` : wayWords(position, to, train);
  return `From ${name}: ${words}`;
}

const startOf = ({ place, title }: PlannedItem): Start | null =>
  place?.position ? { name: place.name || title, position: place.position } : null;

const isSleptIn = ({ type, day: from, end }: PlannedItem, day: string): boolean => {
  const nights = type === 'stay' && from !== null && from < day ? daysBetween(from, day) : null;
  return nights !== null && nights <= (end?.daysLater ?? 0);
};

/**
 * Ways to each stop of each day by item: from the one before it on that day, and to the first one from the bed, or else from
 * the last stop of the days before, where that is in another town. Nobody goes on the ground from where a flight began.
 * @param groups days in their order
 */
export function waysOn(groups: readonly DayGroup[], train: TownTrain = noTrain): Map<string, string> {
  const ways = new Map<string, string>();
  const items = groups.flatMap(itemsIn);
  let before: Start | null = null;
  for (const group of groups) {
    const { day } = group;
    const bed = day === null ? undefined : items.findLast((item) => isSleptIn(item, day) && item.place?.position);
    if (bed) before = startOf(bed);
    let isFirst = true;
    for (const item of itemsIn(group)) {
      const here = startOf(item);
      if (here && before) {
        const words = isFirst
          ? townWords(before, here.position, train)
          : wayWords(before.position, here.position, train);
        ways.set(item.id, words);
      }
      if (here) isFirst = false;
      if (item.type === 'flight') before = null;
      else before = here ?? before;
    }
  }
  return ways;
}

/** Whether a way leads so far that one may take a train. */
export const hasLongWay = (groups: readonly DayGroup[]): boolean => {
  const [first, ...others] = groups.flatMap(itemsIn).flatMap(({ place }) => place?.position ?? []);
  return first !== undefined && others.some((other) => distanceKm(first, other) >= SAME_TOWN_KM);
};
