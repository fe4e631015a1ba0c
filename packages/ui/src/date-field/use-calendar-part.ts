import { useState } from 'react';
import type { CalendarPopover } from './calendar-popover';

type Part = typeof CalendarPopover;
let loaded: Part | undefined;

/**
 * The calendar's module, loaded when it is likely to be wanted (26 kB that most visits never need). If it cannot be
 * loaded, typing a date still works, and the next press tries again.
 */
export const useCalendarPart = (): [Part | undefined, () => void] => {
  const [part, setPart] = useState<Part | undefined>(() => loaded);
  const prepare = () => {
    if (part) return;
    import('./calendar-popover').then(
      (module) => {
        loaded = module.CalendarPopover;
        setPart(() => module.CalendarPopover);
      },
      () => setPart(undefined),
    );
  };
  return [part, prepare];
};
