import { useLayoutEffect, useRef, type RefObject } from 'react';
import { drawWith, type Painter, type SceneOptions } from './paint';
import type { Scenery } from './parts/stage';
import { hasScenery } from './place-scene';

// Drawings are pure, so each is made once; the placeholder becomes an id of its own in every copy on the page.
const ID_PLACEHOLDER = 'SCENE-ID-';
// Few, and not worth a library on a phone: the one drawn first goes.
const CACHE_SIZE = 60;
const drawings = new Map<string, string>();

const fetchPainter = {
  landscape: () => import('./landscapes').then(({ drawLandscape }) => drawLandscape),
  facade: () => import('./kinds/houses/house').then(({ drawHouse }) => drawHouse),
  room: () => import('./kinds/room').then(({ drawRoom }) => drawRoom),
};
type Subject = keyof typeof fetchPainter;
const painters: Partial<Record<Subject, Painter>> = {};
let scenery: Scenery | undefined;

const subjectOf = ({ subject }: SceneOptions): Subject => subject ?? 'landscape';

const isLoaded = (options: SceneOptions) =>
  painters[subjectOf(options)] !== undefined && (scenery !== undefined || !hasScenery(options.place, options));

/** Fetches what draws a scene. A scene without its scenery is better than none. */
const load = async (options: SceneOptions) => {
  const more = hasScenery(options.place, options) ? import('./scenery').catch(() => undefined) : undefined;
  const [painter, found] = await Promise.all([fetchPainter[subjectOf(options)](), more]);
  painters[subjectOf(options)] = painter;
  scenery ??= found?.scenery;
};

const keyOf = (options: SceneOptions) => Object.values(options).join('|');

const drawingOf = (options: SceneOptions) => {
  const key = keyOf(options);
  const cached = drawings.get(key);
  const paint = painters[subjectOf(options)];
  if (cached !== undefined || !paint) return cached ?? '';
  const svg = drawWith({ paint, scenery }, { ...options, shade: false, idPrefix: ID_PLACEHOLDER });
  const oldest = drawings.size >= CACHE_SIZE ? drawings.keys().next().value : undefined;
  if (oldest !== undefined) drawings.delete(oldest);
  drawings.set(key, svg);
  return svg;
};

/**
 * Calls back once an element is within a screen of what is seen, or once there is nothing else to do; at once where the
 * browser tells neither. @returns how to call it off
 */
function onceNearOrIdle(element: Element, then: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || typeof requestIdleCallback === 'undefined') {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), { rootMargin: '100%' });
  const idle = requestIdleCallback(() => act());
  const callOff = () => {
    observer.disconnect();
    cancelIdleCallback(idle);
  };
  const act = () => {
    callOff();
    then();
  };
  observer.observe(element);
  return callOff;
}

/**
 * Draws a scene into a frame, with ids under `id`, once the drawing code is there, which no page should wait for.
 * Should it not load, the frame keeps the colours of its sky. Written past React, for nothing else ever depends on it.
 * What is new is drawn in a task of its own, what is far when nobody waits for anything else: a list of scenes in one
 * would block a phone for half a second.
 */
export const useDrawing = (frame: RefObject<HTMLElement | null>, options: SceneOptions, id: string) => {
  const key = keyOf(options);
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isWanted = true;
    let task: ReturnType<typeof setTimeout> | undefined;
    let callOff = () => {};
    const insert = () => {
      element.innerHTML = drawingOf(latest.current).replaceAll(ID_PLACEHOLDER, `scene${id}-`);
    };
    const insertInTurn = () => {
      if (!isWanted) return;
      if (drawings.has(key)) insert();
      else callOff = onceNearOrIdle(element, () => (task = setTimeout(insert)));
    };
    if (isLoaded(latest.current)) insertInTurn();
    else load(latest.current).then(insertInTurn, () => undefined);
    return () => {
      isWanted = false;
      callOff();
      clearTimeout(task);
    };
  }, [frame, key, id]);
};
