import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type RefObject } from 'react';

const HINT_MS = 1_600;

/** A wheel zooms with Ctrl or ⌘ only. True while one finger asks for what two do. */
export function useGestures(map: LeafletMap | null, frame: RefObject<HTMLElement | null>): boolean {
  const [isHinted, setHinted] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!map || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Before Leaflet hears of it: the handler that it then has decides.
    const onWheel = ({ ctrlKey, metaKey }: WheelEvent) => {
      if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
    };
    const onTouch = ({ touches }: TouchEvent) => {
      clearTimeout(timer);
      setHinted(touches.length === 1);
      timer = setTimeout(() => setHinted(false), HINT_MS);
    };
    element.addEventListener('wheel', onWheel, { capture: true, passive: true });
    element.addEventListener('touchmove', onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', onWheel, { capture: true });
      element.removeEventListener('touchmove', onTouch);
    };
  }, [map, frame]);
  return isHinted;
}
