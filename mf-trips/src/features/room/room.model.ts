/** How near trips are to what an account, or this browser, has room for. */
import { tripLimits, type TripUsage } from '@sojourn/contracts/plan';

/** From here on a page says it. */
const NEAR = 0.8;
const MB = 1_000_000;

/** What browsers store for one site, in UTF-16 code units of keys and values: about 5 MB in all of them, twice that in bytes. */
export const BROWSER_ROOM = 5 * 1024 * 1024;

/** Whether so many trips of an account can be near at all: a plan has a limit of its own. */
export const mayBeNear = (trips: number): boolean => trips * tripLimits.bytesEach >= NEAR * tripLimits.bytes;

/** What an account is told when its trips are near its limit; null before. */
export function accountRoomWords({ bytes, most }: TripUsage): string | null {
  if (bytes < NEAR * most) return null;
  const [taken, all] = [Math.min(Math.floor(bytes / MB), Math.floor(most / MB)), Math.floor(most / MB)];
  return `Your trips take ${taken} of ${all} MB. Delete what you no longer need.`;
}

/** What a guest is told when this browser is nearly full; null before. `units` as {@link BROWSER_ROOM}. */
export function browserRoomWords(units: number, isSignedIn: boolean): string | null {
  if (units < NEAR * BROWSER_ROOM) return null;
  const percent = Math.min(100, Math.floor((100 * units) / BROWSER_ROOM));
  const way = isSignedIn ? 'Move your trips to your account' : 'Sign in to move your trips to an account';
  return `${percent}% of the room that this browser has for Sojourn is taken. ${way}, or delete what you no longer need.`;
}
