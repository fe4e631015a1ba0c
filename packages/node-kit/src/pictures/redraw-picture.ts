/** Foreign pictures drawn anew: what goes on to a browser are pixels that we have encoded, and nothing else of the file. */
import sharp from 'sharp';

/** The first bytes of what is decoded; by them alone, whatever its sender calls it. SVG is a program, and none of these. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)),
];

/** A large photograph; what says that it has more only fills the memory. */
const MOST_PIXELS = 30_000_000;
const WIDEST = 1_280;
const HIGHEST = 960;
const QUALITY = 78;
const JPEG_QUALITY = 84;

sharp.concurrency(1);
sharp.cache(false);

/**
 * The picture, 1280 by 960 pixels at most, or as wide as is asked for; null for what is no picture, is broken or has more than 30 megapixels.
 * @param format as JPEG, what was transparent is white
 */
export async function redrawPicture(
  bytes: Buffer,
  format: 'webp' | 'jpeg' = 'webp',
  widest = WIDEST,
): Promise<Buffer | null> {
  if (!SIGNATURES.some((fits) => fits(bytes))) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: Math.min(widest, WIDEST), height: HIGHEST, fit: 'inside', withoutEnlargement: true });
    const output =
      format === 'webp'
        ? picture.webp({ quality: QUALITY })
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY });
    return await output.toBuffer();
  } catch {
    // What cannot be decoded is no picture to show.
    return null;
  }
}
