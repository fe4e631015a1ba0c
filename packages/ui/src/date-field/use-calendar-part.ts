import { lazyPart } from '../lazy-part';

/**
 * The calendar's module, loaded when it is likely to be wanted (26 kB that most visits never need). If it cannot be
 * loaded, typing a date still works, and the next press tries again.
 */
export const useCalendarPart = lazyPart(() => import('./calendar-popover').then((module) => module.CalendarPopover));
