import type { SceneHouse, SceneKind } from '../../scene-kinds';
import type { Stage } from '../../parts/stage';
import { drawFacade } from '../facade';
import { drawArchway } from './archway';
import { drawCorner } from './corner';
import { drawEarthWalls, drawWhiteCubes, drawWindTower } from './cubes';
import { drawCourtyard, drawMachiya } from './eaves';
import { drawCapeGable, drawPainted, drawThatched } from './gabled';
import { houseRegionAt, type HousePosition, type HouseRegion } from './house-region';
import { drawLane } from './lane';
import { drawLodge } from './lodge';
import { drawPavilion, drawSafariLodge } from './pavilion';
import { drawRow } from './row';
import { drawSquare } from './square';
import { drawBritishTerrace, drawBrownstones } from './terrace';
import { drawColonial, drawPorch, drawSouthern } from './tiled';
import { drawTower } from './tower';
import { drawVilla } from './villa';

const forms = {
  front: drawFacade,
  tower: drawTower,
  corner: drawCorner,
  row: drawRow,
  villa: drawVilla,
  lodge: drawLodge,
  archway: drawArchway,
  lane: drawLane,
  square: drawSquare,
  machiya: drawMachiya,
  courtyard: drawCourtyard,
  'white-cubes': drawWhiteCubes,
  'earth-walls': drawEarthWalls,
  'wind-tower': drawWindTower,
  southern: drawSouthern,
  colonial: drawColonial,
  porch: drawPorch,
  pavilion: drawPavilion,
  safari: drawSafariLodge,
  'cape-gable': drawCapeGable,
  painted: drawPainted,
  thatched: drawThatched,
  terrace: drawBritishTerrace,
  brownstones: drawBrownstones,
};
type Form = keyof typeof forms;

const highland: readonly Form[] = ['lodge', 'lodge', 'front', 'villa'];
const shore: readonly Form[] = ['villa', 'front', 'archway', 'villa', 'lane'];

/** What stands in a landscape; a form that comes twice is twice as likely. */
const formsOfKind: Record<SceneKind, readonly Form[]> = {
  city: ['front', 'tower', 'corner', 'row', 'tower', 'square'],
  'old-town': ['front', 'corner', 'row', 'archway', 'lane', 'square', 'front', 'lane', 'square'],
  beach: shore,
  island: shore,
  mountain: highland,
  winter: highland,
  forest: ['front', 'villa', 'row'],
  lake: ['villa', 'front', 'villa', 'row'],
  desert: ['villa', 'archway', 'front', 'lane'],
};

/** What stands in a part of the world, whatever the landscape, and in its towns. */
const formsOfRegion: Record<
  HouseRegion,
  { all: readonly Form[]; towns?: readonly Form[]; oldTowns?: readonly Form[] }
> = {
  japan: { all: ['machiya', 'machiya', 'tower'], towns: ['machiya', 'tower', 'machiya'] },
  'east-asia': {
    all: ['courtyard', 'villa', 'courtyard', 'front'],
    towns: ['courtyard', 'tower', 'courtyard', 'tower'],
  },
  tropics: { all: ['villa', 'pavilion', 'colonial', 'villa'], towns: ['tower', 'colonial', 'tower', 'pavilion'] },
  safari: { all: ['safari', 'safari', 'villa'] },
  cape: { all: ['cape-gable', 'villa'], towns: ['cape-gable', 'tower', 'cape-gable', 'front'] },
  cyclades: { all: ['white-cubes', 'white-cubes', 'villa'] },
  mediterranean: {
    all: ['southern', 'villa', 'southern'],
    towns: ['southern', 'lane', 'southern', 'archway', 'front'],
  },
  riad: { all: ['earth-walls', 'archway', 'earth-walls', 'villa'], towns: ['earth-walls', 'earth-walls', 'archway'] },
  desert: { all: ['wind-tower', 'wind-tower', 'villa'], towns: ['wind-tower', 'tower', 'tower', 'wind-tower'] },
  riviera: { all: ['villa', 'tower', 'colonial', 'villa'] },
  caribbean: { all: ['porch', 'villa', 'porch'], towns: ['porch', 'colonial'] },
  verandah: {
    all: ['porch', 'porch', 'villa'],
    towns: ['porch', 'tower', 'porch'],
    oldTowns: ['porch', 'porch', 'row'],
  },
  colonial: { all: ['colonial', 'colonial', 'villa'], towns: ['colonial', 'colonial', 'lane'] },
  brick: { all: ['terrace', 'terrace', 'front'] },
  brownstone: { all: ['brownstones', 'tower'] },
  thatch: { all: ['thatched', 'front', 'thatched', 'villa'] },
  nordic: { all: ['painted', 'front', 'painted', 'villa'], towns: ['painted', 'row', 'painted', 'front'] },
  alpine: { all: ['lodge', 'lodge', 'front'], towns: ['lodge', 'front'] },
  europe: { all: ['front', 'row', 'villa'], towns: ['front', 'corner', 'row', 'square', 'front', 'lane'] },
  modern: { all: ['tower', 'corner', 'front'] },
};
const towns: ReadonlySet<SceneKind> = new Set(['city', 'old-town']);

/** What such a house never looks like. */
const unlike: Record<SceneHouse, readonly Form[]> = {
  hotel: ['row'],
  guesthouse: ['tower'],
  apartment: ['villa', 'lodge'],
  resort: ['row', 'corner', 'front', 'lane', 'brownstones'],
  hostel: ['villa', 'tower'],
};

/** What is known of a house: the landscape around it, what it is, and where. */
export type AboutHouse = { kind: SceneKind; house?: SceneHouse | undefined; at?: HousePosition | undefined };

/** What a house may look like in its landscape. */
export const formsOf = ({ kind, house, at }: AboutHouse): readonly Form[] => {
  const region = at && houseRegionAt(at, kind);
  const built = region && formsOfRegion[region];
  const inTown = (kind === 'old-town' ? built?.oldTowns : undefined) ?? (towns.has(kind) ? built?.towns : undefined);
  const all = inTown ?? built?.all ?? formsOfKind[kind];
  const fitting = house ? all.filter((form) => !unlike[house].includes(form)) : all;
  return fitting.length > 0 ? fitting : all;
};

/** A house from near, in one of the forms that houses of its place have. */
export const drawHouse = (stage: Stage, about: AboutHouse) =>
  forms[stage.random('form').pick(formsOf(about))](stage, about.kind);
