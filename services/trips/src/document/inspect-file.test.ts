import sharp from 'sharp';
import { inspectFile } from './inspect-file';
import { doc, docx, drawing, pdf, photo, wordEntries, zipOf } from './small-files.fake';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a Word document', docx, DOCX],
  ['an old Word document', doc, 'application/msword'],
])('%s is stored as it is', async (_what, bytes, mediaType) => {
  expect(await inspectFile(bytes)).toEqual({ mediaType, bytes });
});

test('a photo is redrawn upright, without what the camera wrote into it', async () => {
  const taken = await photo();
  expect(taken.includes('SECRET-PLACE')).toBe(true);
  const stored = await inspectFile(taken);
  expect(stored?.mediaType).toBe('image/jpeg');
  expect(stored?.bytes.includes('SECRET-PLACE')).toBe(false);
  const { width, height, exif, orientation } = await sharp(stored?.bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 4, height: 8 });
});

test('what is hung on a picture is gone with the redrawing', async () => {
  for (const picture of [await photo(), await drawing()]) {
    const tails = [Buffer.from('<script>alert(1)</script>'), zipOf(wordEntries)];
    for (const tail of tails) {
      const stored = await inspectFile(Buffer.concat([picture, tail]));
      expect(stored?.bytes.includes(tail)).toBe(false);
      expect(stored?.bytes.length).toBeGreaterThan(50);
    }
  }
});

/** A PNG that says it has so many pixels, and has none. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await drawing());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const text = (content: string) => Buffer.from(content, 'latin1');

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => text('Dear diary')],
  ['HTML', () => text('<!doctype html><script>alert(1)</script>')],
  ['SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG with a declaration', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', () => text('GIF89a\u0001\u0000\u0001\u0000')],
  ['a program', () => text('MZ\u0090\u0000')],
  ['a zip archive', () => zipOf({ 'a.txt': 'a' })],
  ['a Word document with macros', () => zipOf({ ...wordEntries, 'word/vbaProject.bin': 'x' })],
  ['a Word document with something behind it', () => Buffer.concat([docx, text('<script>')])],
  ['a Word document with a comment', () => zipOf(wordEntries, '<script>alert(1)</script>')],
  ['a PDF that is a zip archive too', () => Buffer.concat([pdf, zipOf(wordEntries)])],
  [
    'a PDF that is a zip archive too, ended again',
    () => Buffer.concat([pdf, zipOf({ 'a.txt': 'a' }), text('\n%%EOF')]),
  ],
  ['a PDF that is HTML too', () => text('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF')],
  ['half a PDF', () => pdf.subarray(0, 30)],
  ['a PDF behind something else', () => Buffer.concat([text('<html>'), pdf])],
  ['another old Office document', () => Buffer.concat([text(''), doc.subarray(0, 600)])],
  ['an old Word document that is a zip archive too', () => Buffer.concat([doc, zipOf({ 'a.txt': 'a' })])],
  ['half a picture', async () => (await photo()).subarray(0, 200)],
  ['50,000 times 50,000 pixels', () => claiming(50_000, 50_000)],
])('%s is no file of a trip', async (_what, make) => {
  expect(await inspectFile(await make())).toBeNull();
});
