/** Which pictures the catalogue needs: a drawing for every place, and another of it for what there is to do there. */
import { createHash } from 'node:crypto';
import { encodingRecipe } from '@sojourn/scenes/encode';
import { sceneSvg } from '@sojourn/scenes/scene-svg';
import type { CuratedDestination } from '../../services/search/src/destination/destination.model';

/** The pictures' shape is a card's, 8:5. */
const SIZE = { width: 1080, height: 675 };
/** Eight hexadecimal digits of SHA-256: names a few hundred files without a collision. */
const HASH_LENGTH = 8;

/** A picture to be made; `hash` changes with whatever changes what it looks like. */
export type PlacePicture = { name: string; hash: string; svg: string; widths: readonly number[] };

/** A place as the illustrator's table has it. */
export const cataloguePlaceOf = ({ name, sceneKind, picture }: CuratedDestination) => ({
  name,
  kind: picture?.kind ?? sceneKind,
  ...(picture?.mood && { mood: picture.mood }),
  ...(picture?.landmark && { landmark: picture.landmark }),
  ...(picture?.backdrop && { backdrop: picture.backdrop }),
  ...(picture?.foreground && { foreground: picture.foreground }),
});

/** Both pictures of a place. An activity's is shown on cards only, never larger. */
export function picturesOf({ id, name }: CuratedDestination): PlacePicture[] {
  const picture = (fileName: string, place: string, widths: readonly number[]): PlacePicture => {
    const svg = sceneSvg({ place, ...SIZE });
    const hash = createHash('sha256').update(svg).update(encodingRecipe).digest('hex').slice(0, HASH_LENGTH);
    return { name: fileName, hash, svg, widths };
  };
  return [picture(id, name, [640, 1280]), picture(`${id}-activities`, `Things to do, ${name}`, [640])];
}

/** `rome.1a2b3c4d.640.avif`; without the width where there is only one. */
export const fileOf = ({ name, hash, widths }: Omit<PlacePicture, 'svg'>, width: number) =>
  widths.length > 1 ? `${name}.${hash}.${width}.avif` : `${name}.${hash}.avif`;
