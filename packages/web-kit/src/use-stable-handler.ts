/**
 * The same function in every render, that does what the latest render's does: so that a memoised part of a page, which knows
 * its handlers as props, is not drawn again because of them. For events only: called while rendering it would do what the
 * render before wanted.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** @param handler what is done; closes over whatever the render knows */
export function useStableHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
