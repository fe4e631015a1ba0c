import { useSyncExternalStore } from 'react';
import { media } from '../tokens';

const DESKTOP = media.desktop.replace('@media ', '');

function subscribe(onChange: () => void) {
  const list = matchMedia(DESKTOP);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is a desktop's: for what would be drawn for nobody below it. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(DESKTOP).matches);
