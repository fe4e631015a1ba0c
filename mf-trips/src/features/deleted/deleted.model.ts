/** Until when a deleted trip can be restored, on its reader's calendar. */

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day, `YYYY-MM-DD`, of an instant on this computer's clock. */
export function untilDay(restorableUntil: string): string {
  const until = new Date(restorableUntil);
  return [until.getFullYear(), twoDigits(until.getMonth() + 1), twoDigits(until.getDate())].join('-');
}
