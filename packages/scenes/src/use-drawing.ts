import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SceneOptions, sceneSvg } from './scene-svg';

// Drawings are pure, so each is made once; the mark is replaced by an id of its own for every copy on the page.
const MARK = 'SCENE-ID-';
const LIMIT = 60;
const drawn = new Map<string, string>();
let pen: typeof sceneSvg | undefined;

const drawingOf = (draw: typeof sceneSvg, wish: SceneOptions) => {
  const key = Object.values(wish).join('|');
  const kept = drawn.get(key);
  if (kept) return kept;
  const svg = draw({ ...wish, shade: false, idPrefix: MARK });
  const oldest = drawn.size >= LIMIT ? drawn.keys().next().value : undefined;
  if (oldest !== undefined) drawn.delete(oldest);
  drawn.set(key, svg);
  return svg;
};

/**
 * Draws a scene into a frame, with ids under `id`, once the drawing code is there: 14 kB that no page should wait for.
 * Should it not load, the frame keeps the colours of its sky. Written past React, for nothing else ever depends on it.
 */
export const useDrawing = (frame: RefObject<HTMLElement | null>, wish: SceneOptions | undefined, id: string) => {
  const key = wish && Object.values(wish).join('|');
  const latest = useRef(wish);
  latest.current = wish;
  useLayoutEffect(() => {
    const element = frame.current;
    if (key === undefined || !element) return;
    let isWanted = true;
    const put = (draw: typeof sceneSvg) => {
      pen = draw;
      if (isWanted && latest.current)
        element.innerHTML = drawingOf(draw, latest.current).replaceAll(MARK, `scene${id}-`);
    };
    if (pen) put(pen);
    else {
      import('./scene-svg').then(
        (module) => put(module.sceneSvg),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [frame, key, id]);
};
