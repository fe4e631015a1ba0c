import sharp from 'sharp';

/** How hard the encoder saves: `iq` is the better looking tuning, `ssim` spends a third less on rows of small houses. */
interface Saving {
  tune: 'iq' | 'ssim';
  quality: number;
}

/** A width of the pictures of places, and how its file is kept small. */
interface Encoding {
  width: number;
  /** Softens detail that costs more bytes than it shows at this density: the sigma in pixels, 0 for none. */
  blur: number;
  /** Tried from the first until the file fits. */
  savings: readonly Saving[];
  maxBytes: number;
}

const savings = (tune: Saving['tune'], ...qualities: number[]) => qualities.map((quality) => ({ tune, quality }));

/** Both widths: for a card on a usual screen, and on a dense one. */
export const encodings: readonly Encoding[] = [
  { width: 640, blur: 0, savings: savings('iq', 22, 14, 8), maxBytes: 4_000 },
  { width: 1280, blur: 0.6, savings: [...savings('iq', 14), ...savings('ssim', 16, 11, 8)], maxBytes: 6_000 },
];

/** Effort 2 of 9: 4 makes these files no smaller (measured) and takes five times as long. */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const;

/** What decides an encoded file besides the drawing: a part of the file's name. */
export const encodingRecipe = JSON.stringify([encodings, AVIF]);

/**
 * A drawing as AVIF.
 * @param svg an SVG document
 * @throws when nothing makes it fit
 */
export const encode = async (svg: string, { width, blur, savings: tried, maxBytes }: Encoding): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(svg)).resize(width).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  for (const saving of tried) {
    // In a pipeline of its own: sharp blurs before it removes the alpha channel, and the colours come out too bright.
    const opaque = sharp(data, { raw: info });
    const file = await (blur ? opaque.blur(blur) : opaque).avif({ ...AVIF, ...saving }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`a picture ${width} px wide does not fit into ${maxBytes} bytes`);
};
