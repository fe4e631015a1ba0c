/** Times of day on a clock, `HH:MM`, and minutes since midnight. */

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Minutes since midnight.
 * @param time `HH:MM`, two digits each; `24:00` is the end of the day
 * @example minutesOfClock('09:30') // 570
 */
export const minutesOfClock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The time so many minutes after midnight, the inverse of {@link minutesOfClock}.
 * @param minutes a whole number, 0 or more
 * @example clockOfMinutes(570) // '09:30'
 */
export const clockOfMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
