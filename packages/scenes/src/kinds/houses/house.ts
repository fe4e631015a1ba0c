import type { SceneHouse, SceneKind } from '../../scene-kinds';
import type { Stage } from '../../parts/stage';
import { drawFacade } from '../facade';
import { drawArchway } from './archway';
import { drawCorner } from './corner';
import { drawLane } from './lane';
import { drawLodge } from './lodge';
import { drawRow } from './row';
import { drawSquare } from './square';
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
  forest: highland,
  lake: ['lodge', 'villa', 'front', 'villa'],
  desert: ['villa', 'archway', 'front', 'lane'],
};

/** What such a house never looks like. */
const unlike: Record<SceneHouse, readonly Form[]> = {
  hotel: ['row'],
  guesthouse: ['tower'],
  apartment: ['villa', 'lodge'],
  resort: ['row', 'corner', 'front', 'lane'],
  hostel: ['villa', 'tower'],
};

/** What is known of a house: the landscape around it, and what it is. */
export type AboutHouse = { kind: SceneKind; house?: SceneHouse | undefined };

/** What a house may look like in its landscape. */
export const formsOf = ({ kind, house }: AboutHouse): readonly Form[] => {
  const all = formsOfKind[kind];
  const fitting = house ? all.filter((form) => !unlike[house].includes(form)) : all;
  return fitting.length > 0 ? fitting : all;
};

/** A house from near, in one of the forms that houses of its place have. */
export const drawHouse = (stage: Stage, about: AboutHouse) =>
  forms[stage.random('form').pick(formsOf(about))](stage, about.kind);
