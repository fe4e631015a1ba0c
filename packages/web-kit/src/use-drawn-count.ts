/**
 * How many entries of a list are drawn so far: a screenful first, then a few more at a time, each in a render that yields.
 * Whatever is drawn at once is laid out in one piece, before which nothing of it is seen: twenty cards hold a phone up for
 * half a second.
 */
import { startTransition, useEffect, useState } from 'react';

/** Entries after the first, at a time. */
const STEP = 3;

/** @param listed how many there are to be drawn, @param first how many fill a screen */
export function useDrawnCount(listed: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < listed) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, listed]);
  return Math.min(drawn, listed);
}
