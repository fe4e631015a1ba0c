import { useEffect, useState } from 'react';

/** Short enough for suggestions, long enough that nobody asks for each letter. */
const PAUSE_MS = 300;

/** A text as it stood when its writer last paused. */
export function useSettled(text: string, pauseMs: number = PAUSE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
