/** What one does at a place, drawn from near; for builds only, so that no browser is sent any of it. */
import { drawBath } from './activities/bath';
import { drawBeach } from './activities/beach';
import { drawBoat } from './activities/boat';
import { drawCableCar } from './activities/cable-car';
import { drawCraft } from './activities/craft';
import { drawCycling } from './activities/cycling';
import { drawDive } from './activities/dive';
import { drawDrive } from './activities/drive';
import { drawDunes } from './activities/dunes';
import { drawFlight } from './activities/flight';
import { drawGarden } from './activities/garden';
import { drawLookout } from './activities/lookout';
import { drawMarket } from './activities/market';
import { drawMeal } from './activities/meal';
import { drawMonument } from './activities/monument';
import { drawMuseum } from './activities/museum';
import { drawPaddle } from './activities/paddle';
import { drawRide } from './activities/ride';
import { drawRopes } from './activities/ropes';
import { drawSanctuary } from './activities/sanctuary';
import { drawShow } from './activities/show';
import { drawSki } from './activities/ski';
import { drawSurf } from './activities/surf';
import { drawTasting } from './activities/tasting';
import { drawTrail } from './activities/trail';
import { drawWalk } from './activities/walk';
import { drawWaterfall } from './activities/waterfall';
import { drawWildlife } from './activities/wildlife';
import type { SceneMood } from './parts/moods';
import { drawSky } from './parts/sky';
import { setStage, type Stage } from './parts/stage';
import { svgOf } from './svg-of';

const draw = {
  museum: drawMuseum,
  monument: drawMonument,
  sanctuary: drawSanctuary,
  walk: drawWalk,
  show: drawShow,
  market: drawMarket,
  meal: drawMeal,
  tasting: drawTasting,
  bath: drawBath,
  craft: drawCraft,
  ride: drawRide,
  lookout: drawLookout,
  garden: drawGarden,
  cycling: drawCycling,
  beach: drawBeach,
  boat: drawBoat,
  dive: drawDive,
  paddle: drawPaddle,
  surf: drawSurf,
  trail: drawTrail,
  waterfall: drawWaterfall,
  wildlife: drawWildlife,
  'cable-car': drawCableCar,
  ropes: drawRopes,
  ski: drawSki,
  dunes: drawDunes,
  flight: drawFlight,
  drive: drawDrive,
} satisfies Record<string, (stage: Stage) => string>;

/** What is drawn: a kind of thing to do. */
export type ActivitySubject = keyof typeof draw;

/** All of them. */
export const activitySubjects = Object.keys(draw) as readonly ActivitySubject[];

/** The hours that suit every subject anywhere. */
export const activityMoods: readonly SceneMood[] = ['dawn', 'noon', 'dusk'];

/** What to draw; the seed decides everything that is left to chance. Pixels: only their ratio changes the drawing. */
export interface ActivityOptions {
  subject: ActivitySubject;
  mood: SceneMood;
  seed: string;
  width: number;
  height: number;
}

/** Draws a subject as an SVG document; pure, and the same on every machine. */
export const activitySvg = ({ subject, mood, seed, width, height }: ActivityOptions): string => {
  const { stage, definitions } = setStage({
    ...{ seed: `${subject}/${seed}`, mood, ratio: width / height, quiet: undefined, idPrefix: 'a' },
  });
  const body = drawSky(stage) + draw[subject](stage);
  return svgOf({ stage, definitions, body }, width, height);
};
