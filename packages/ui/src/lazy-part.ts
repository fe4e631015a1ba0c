import { useState } from 'react';

/**
 * A part of a component whose module is loaded when it is likely to be wanted, because most visits never need it. Returns
 * a hook: the part once it has been loaded, and how to ask for it. If it cannot be loaded, the next call tries again.
 * @example const useCalendarPart = lazyPart(() => import('./calendar-popover').then((m) => m.CalendarPopover));
 */
export const lazyPart = <Part>(load: () => Promise<Part>) => {
  let loaded: Part | undefined;
  return function useLazyPart(): [part: Part | undefined, prepare: () => void] {
    const [part, setPart] = useState<Part | undefined>(() => loaded);
    const prepare = () => {
      if (part) return;
      load().then(
        (found) => {
          loaded = found;
          setPart(() => found);
        },
        () => setPart(undefined),
      );
    };
    return [part, prepare];
  };
};
