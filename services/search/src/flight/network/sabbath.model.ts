/** Airlines that rest on the Sabbath: El Al flies from Saturday night to Friday noon (its own published rule). */
import { weekdayOf } from '@sojourn/travel';
import { localDateAt, localMinutesAt } from '../clock.model';

const RESTING = new Set(['LY']);
const ISRAEL = 'Asia/Jerusalem';
/** Minutes of a day: some hours before the earliest sunset of a Friday, and after the latest stars of a Saturday. */
const FRIDAY_FROM = 15 * 60;
const SATURDAY_UNTIL = 20 * 60;
const [FRIDAY, SATURDAY] = [5, 6];

/** Whether an airline has days without flights for that reason. */
export const keepsSabbath = (carrier: string): boolean => RESTING.has(carrier);

/** Whether somebody who rests then would be on the way. @param instants take-off and landing, in milliseconds */
export function isOnSabbath(carrier: string, instants: readonly number[]): boolean {
  if (!keepsSabbath(carrier)) return false;
  return instants.some((instant) => {
    const weekday = weekdayOf(localDateAt(ISRAEL, instant));
    const minutes = localMinutesAt(ISRAEL, instant);
    return (weekday === FRIDAY && minutes >= FRIDAY_FROM) || (weekday === SATURDAY && minutes < SATURDAY_UNTIL);
  });
}
