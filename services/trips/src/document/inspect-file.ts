/** What an uploaded file really is, by its bytes alone (UP-1). */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { MediaType } from './document.model';

/** A file that may be stored, as it is stored. */
export type InspectedFile = { mediaType: MediaType; bytes: Buffer };

/** A photograph of 50 megapixels is large; what says it has more would only fill the memory. */
const MOST_PIXELS = 50_000_000;
const JPEG_QUALITY = 90;
/** A browser looks so far for the kind of a file that nobody has named. */
const SNIFFED_BYTES = 1_445;
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');
const END_OF_ZIP_BYTES = 22;

sharp.concurrency(1);
sharp.cache(false);

/** Whether a zip archive ends in these bytes: one can be put behind any other file. */
const zipEndIn = (bytes: Buffer): number => bytes.lastIndexOf(END_OF_ZIP);

const looksLikeMarkup = (bytes: Buffer): boolean =>
  /<(?:!doctype|html|script|svg|body|iframe|\?xml)/i.test(bytes.subarray(0, SNIFFED_BYTES).toString('latin1'));

function isPlainPdf(bytes: Buffer): boolean {
  const isEnded = bytes.subarray(-1_024).includes('%%EOF');
  return isEnded && zipEndIn(bytes.subarray(-66_000)) === -1 && !looksLikeMarkup(bytes);
}

/** A zip archive that is a Word document and nothing more: without macros, without anything before or behind it. */
function isPlainDocx(bytes: Buffer): boolean {
  const end = zipEndIn(bytes);
  if (end === -1 || end + END_OF_ZIP_BYTES > bytes.length) return false;
  const comment = bytes.readUInt16LE(end + 20);
  return end + END_OF_ZIP_BYTES + comment === bytes.length && comment === 0 && !bytes.includes('vbaProject.bin');
}

const isPlainDoc = (bytes: Buffer): boolean =>
  bytes.includes(Buffer.from('WordDocument', 'utf16le')) && zipEndIn(bytes.subarray(-66_000)) === -1;

/** Decodes a picture and encodes its pixels anew, turned as the camera says: nothing else of it is left. */
async function redrawn(bytes: Buffer, mediaType: 'image/jpeg' | 'image/png'): Promise<InspectedFile | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const output = mediaType === 'image/jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png();
    return { mediaType, bytes: await output.toBuffer() };
  } catch {
    // What cannot be decoded, or has too many pixels, is no picture of a trip.
    return null;
  }
}

const keptIf = (isPlain: boolean, file: InspectedFile): InspectedFile | null => (isPlain ? file : null);

/** The file as it may be stored; null for everything that is not plainly one of the kinds that a trip takes. */
export async function inspectFile(bytes: Buffer): Promise<InspectedFile | null> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime;
  switch (mediaType) {
    case 'image/jpeg':
    case 'image/png':
      return redrawn(bytes, mediaType);
    case 'application/pdf':
      return keptIf(isPlainPdf(bytes), { mediaType, bytes });
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return keptIf(isPlainDocx(bytes), { mediaType, bytes });
    case 'application/x-cfb':
      return keptIf(isPlainDoc(bytes), { mediaType: 'application/msword', bytes });
    default:
      return null;
  }
}
