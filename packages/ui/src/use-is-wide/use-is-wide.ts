import { useSyncExternalStore } from 'react';
import { media } from '../tokens';

/** A hook that tells whether a media condition of the design system holds, and goes with it. */
function whetherMatches(condition: string): () => boolean {
  const query = condition.replace('@media ', '');
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window is a desktop's: for what would be drawn for nobody below it. */
export const useIsWide = whetherMatches(media.desktop);

/** Whether the window is a phone's: for what would be drawn for nobody there. */
export const useIsPhone = whetherMatches(media.phone);
