import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function for every render, that does what the latest one says: for rows that draw only when they change. */
export function useLatestCallback<Given extends readonly unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
