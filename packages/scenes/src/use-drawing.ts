import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SceneOptions, sceneSvg } from './scene-svg';

// Drawings are pure, so each is made once; the placeholder becomes an id of its own in every copy on the page.
const ID_PLACEHOLDER = 'SCENE-ID-';
const CACHE_SIZE = 60;
const drawings = new Map<string, string>();
let drawScene: typeof sceneSvg | undefined;

const drawingOf = (draw: typeof sceneSvg, options: SceneOptions) => {
  const key = Object.values(options).join('|');
  const cached = drawings.get(key);
  if (cached) return cached;
  const svg = draw({ ...options, shade: false, idPrefix: ID_PLACEHOLDER });
  const oldest = drawings.size >= CACHE_SIZE ? drawings.keys().next().value : undefined;
  if (oldest !== undefined) drawings.delete(oldest);
  drawings.set(key, svg);
  return svg;
};

/**
 * Draws a scene into a frame, with ids under `id`, once the drawing code is there, which no page should wait for.
 * Should it not load, the frame keeps the colours of its sky. Written past React, for nothing else ever depends on it.
 */
export const useDrawing = (frame: RefObject<HTMLElement | null>, options: SceneOptions, id: string) => {
  const key = Object.values(options).join('|');
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isWanted = true;
    const insert = (draw: typeof sceneSvg) => {
      drawScene = draw;
      if (isWanted) element.innerHTML = drawingOf(draw, latest.current).replaceAll(ID_PLACEHOLDER, `scene${id}-`);
    };
    if (drawScene) insert(drawScene);
    else {
      import('./scene-svg').then(
        (module) => insert(module.sceneSvg),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [frame, key, id]);
};
