/** What one does at a place, drawn from near; for builds only, so that no browser is sent any of it. */
import { drawBath } from './activities/bath';
import { drawBeach } from './activities/beach';
import { drawFerry, drawLongboat, drawSail } from './activities/boat';
import { drawBeer, drawSpirits, drawTea } from './activities/drinks';
import { drawAurora, drawStars } from './activities/night-sky';
import { drawTrain } from './activities/train';
import { drawCableCar } from './activities/cable-car';
import { drawCoastWalk } from './activities/coast-walk';
import { drawCraft } from './activities/craft';
import { drawCycling } from './activities/cycling';
import { drawPenguins, drawTortoise } from './activities/animals';
import { drawDive, drawRockDive } from './activities/dive';
import { drawAquarium, drawCave } from './activities/indoors';
import {
  drawBasilica,
  drawGate,
  drawHouse,
  drawIronTower,
  drawLighthouse,
  drawMausoleum,
  drawMinar,
  drawModern,
  drawTower,
} from './activities/single-buildings';
import { views } from './activities/views';
import { drawBridge, drawFountain, drawGeyser, drawIce, drawStoneBridge } from './activities/waters';
import { drawDrive } from './activities/drive';
import { drawDunes } from './activities/dunes';
import { drawForest, drawRainforest } from './activities/forest';
import { drawFlight } from './activities/flight';
import { drawGarden } from './activities/garden';
import { drawGorge } from './activities/gorge';
import { drawLookout } from './activities/lookout';
import { drawMarket } from './activities/market';
import * as meals from './activities/meal';
import { drawMuseum } from './activities/museum';
import { drawPaddle } from './activities/paddle';
import { drawRemembrance } from './activities/remembrance';
import { drawRide } from './activities/ride';
import { drawRopes } from './activities/ropes';
import { drawChurch, drawMosque } from './activities/hall';
import { drawShow } from './activities/show';
import {
  drawCastle,
  drawIwan,
  drawMemorial,
  drawPalace,
  drawPharaohs,
  drawShikhara,
  drawShrine,
  drawStepPyramid,
  drawStupa,
  drawTownHall,
} from './activities/standing';
import { drawRuins } from './activities/ruins';
import { drawSki } from './activities/ski';
import { drawSurf } from './activities/surf';
import { drawWine } from './activities/wine';
import { drawTrail } from './activities/trail';
import { drawLanternStreet, drawMedina, drawWalk } from './activities/walk';
import { drawVolcano } from './activities/volcano';
import { drawWaterPark } from './activities/water-park';
import { drawWaterfall } from './activities/waterfall';
import { drawZoo } from './activities/zoo';
import { drawDeer, drawFlamingos, drawSafari, drawWhale } from './activities/wildlife';
import type { SceneMood } from './parts/moods';
import type { Biome } from './scene-kinds';
import { drawSky } from './parts/sky';
import { setStage, type Stage } from './parts/stage';
import { svgOf } from './svg-of';

const plain = {
  museum: drawMuseum,
  ruins: drawRuins,
  castle: drawCastle,
  palace: drawPalace,
  'town-hall': drawTownHall,
  memorial: drawMemorial,
  remembrance: drawRemembrance,
  tower: drawTower,
  minar: drawMinar,
  gate: drawGate,
  mausoleum: drawMausoleum,
  modern: drawModern,
  basilica: drawBasilica,
  bridge: drawBridge,
  'stone-bridge': drawStoneBridge,
  'iron-tower': drawIronTower,
  house: drawHouse,
  fountain: drawFountain,
  shrine: drawShrine,
  stupa: drawStupa,
  shikhara: drawShikhara,
  iwan: drawIwan,
  'step-pyramid': drawStepPyramid,
  pharaohs: drawPharaohs,
  church: drawChurch,
  mosque: drawMosque,
  walk: drawWalk,
  'lantern-street': drawLanternStreet,
  medina: drawMedina,
  show: drawShow,
  market: drawMarket,
  meal: meals.drawMeal,
  fish: meals.drawFish,
  stew: meals.drawStew,
  pizza: meals.drawPizza,
  grill: meals.drawGrill,
  'rice-pan': meals.drawRicePan,
  wraps: meals.drawWraps,
  dumplings: meals.drawDumplings,
  noodles: meals.drawNoodles,
  sweets: meals.drawSweets,
  wine: drawWine,
  tea: drawTea,
  beer: drawBeer,
  spirits: drawSpirits,
  craft: drawCraft,
  garden: drawGarden,
  sail: drawSail,
  ferry: drawFerry,
  longboat: drawLongboat,
  dive: drawDive,
  'rock-dive': drawRockDive,
  aquarium: drawAquarium,
  cave: drawCave,
  ice: drawIce,
  geyser: drawGeyser,
  surf: drawSurf,
  forest: drawForest,
  rainforest: drawRainforest,
  safari: drawSafari,
  whale: drawWhale,
  flamingos: drawFlamingos,
  penguins: drawPenguins,
  tortoise: drawTortoise,
  ski: drawSki,
  dunes: drawDunes,
  flight: drawFlight,
  stars: drawStars,
  aurora: drawAurora,
  ...views,
} satisfies Record<string, (stage: Stage) => string>;

/** What looks different where something else grows. */
const grown = {
  trail: drawTrail,
  gorge: drawGorge,
  'coast-walk': drawCoastWalk,
  volcano: drawVolcano,
  waterfall: drawWaterfall,
  paddle: drawPaddle,
  ropes: drawRopes,
  'cable-car': drawCableCar,
  bath: drawBath,
  train: drawTrain,
  drive: drawDrive,
  lookout: drawLookout,
  cycling: drawCycling,
  beach: drawBeach,
  zoo: drawZoo,
  'water-park': drawWaterPark,
  ride: drawRide,
  deer: drawDeer,
  lighthouse: drawLighthouse,
  ...{ 'view-mountain': views['view-mountain'], 'view-lake': views['view-lake'], 'view-forest': views['view-forest'] },
  ...{ 'view-beach': views['view-beach'], 'view-island': views['view-island'] },
} satisfies Record<string, (stage: Stage) => string>;

type Grown = keyof typeof grown;
const draw = { ...plain, ...grown };
type Drawn = keyof typeof draw;

/** What grows there and whether snow lies on its peaks, as they stand behind a subject. */
const grounds = {
  ...{ tropical: ['tropical', false], dry: ['dry', false], 'dry-snow': ['dry', true], desert: ['desert', false] },
  ...{ temperate: ['temperate', false], 'temperate-snow': ['temperate', true], conifer: ['conifer', false] },
  ...{ 'conifer-snow': ['conifer', true], bare: ['bare', false], 'bare-snow': ['bare', true] },
  savanna: ['savanna', false],
} as const satisfies Record<string, readonly [Biome, boolean]>;

/** What is drawn: a kind of thing to do, and where something grows around it, what does. */
export type ActivitySubject = Drawn | `${Grown}-${keyof typeof grounds}`;

/** What a subject shows, and on which ground. */
const parts = new Map<ActivitySubject, { drawn: Drawn; biome?: Biome; hasSnow?: boolean }>([
  ...(Object.keys(draw) as Drawn[]).filter((drawn) => !(drawn in grown)).map((drawn) => [drawn, { drawn }] as const),
  ...(Object.keys(grown) as Grown[]).flatMap((drawn) =>
    (Object.keys(grounds) as (keyof typeof grounds)[]).map((ground) => {
      const [biome, hasSnow] = grounds[ground];
      return [`${drawn}-${ground}` as const, { drawn, biome, hasSnow }] as const;
    }),
  ),
]);

/** All of them. */
export const activitySubjects: readonly ActivitySubject[] = [...parts.keys()];

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
  const { drawn = 'walk', ...ground } = parts.get(subject) ?? {};
  const { stage, definitions } = setStage({
    ...{ seed: `${subject}/${seed}`, mood, ratio: width / height, quiet: undefined, idPrefix: 'a', ...ground },
  });
  const body = drawSky(stage) + draw[drawn](stage);
  return svgOf({ stage, definitions, body }, width, height);
};
