/** A picture to be made and the file it becomes. */
import { createHash } from 'node:crypto';
import { encodingRecipe } from '@sojourn/scenes/encode';

/** Pictures have a card's shape, 8:5. */
export const SIZE = { width: 1080, height: 675 };
/** Eight hexadecimal digits of SHA-256: names a few hundred files without a collision. */
const HASH_LENGTH = 8;

/** A picture to be made; `hash` changes with whatever changes what it looks like. */
export type Picture = { name: string; hash: string; svg: string; widths: readonly number[] };

/** See {@link Picture}. */
export function pictureOf(name: string, svg: string, widths: readonly number[]): Picture {
  const hash = createHash('sha256').update(svg).update(encodingRecipe).digest('hex').slice(0, HASH_LENGTH);
  return { name, hash, svg, widths };
}

/** `rome.1a2b3c4d.640.avif`; without the width where there is only one. */
export const fileOf = ({ name, hash, widths }: Omit<Picture, 'svg'>, width: number) =>
  widths.length > 1 ? `${name}.${hash}.${width}.avif` : `${name}.${hash}.avif`;
