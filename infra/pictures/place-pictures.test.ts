import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encodings } from '@sojourn/scenes/encode';
import { cataloguePlaces } from '@sojourn/scenes/catalogue-places';
import sharp from 'sharp';
import { curatedDestinations, destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { fileOf } from './picture';
import { cataloguePlaceOf, placePictureOf } from './place-pictures';

const folder = join(import.meta.dirname, '../../shell/scenes/places');
const files = readdirSync(folder).sort();
const pictures = curatedDestinations.map(placePictureOf);
/** The mean of each channel, red, green and blue, 0 to 255. */
const meanColour = async (picture: string | Buffer) => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i += 1) sums[i % 3] = (sums[i % 3] ?? 0) + (data[i] ?? 0);
  return sums.map((sum) => sum / (data.length / 3));
};

const served = (address: string | undefined) => address?.replace('/assets/places/', '') ?? '';

describe('the pictures of places (npm run pictures makes them)', () => {
  test('are known to the illustrator as the catalogue describes them', () => {
    expect(cataloguePlaces).toEqual(curatedDestinations.map(cataloguePlaceOf));
  });

  test('are all there, drawn as they would be drawn today, and nothing else is', () => {
    const expected = pictures.flatMap((picture) => picture.widths.map((width) => fileOf(picture, width)));
    expect(files).toEqual(expected.sort());
  });

  test('are small, in every width', () => {
    for (const file of files) {
      const width = file.endsWith('.1280.avif') ? 1280 : 640;
      const { maxBytes = 0 } = encodings.find((encoding) => encoding.width === width) ?? {};
      expect([file, statSync(join(folder, file)).size <= maxBytes]).toEqual([file, true]);
    }
  });

  test('differ, each from every other', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(curatedDestinations.length);
  });

  test('are where the catalogue says', () => {
    for (const { imageUrl } of destinationCatalogue) {
      expect(files).toContain(served(imageUrl));
      expect(files).toContain(served(imageUrl).replace('.640.avif', '.1280.avif'));
    }
  });

  test('have the colours of their drawings, in both widths', async () => {
    for (const picture of pictures.filter((_, i) => i % 17 === 0)) {
      const drawn = await meanColour(Buffer.from(picture.svg));
      for (const width of picture.widths) {
        const encoded = await meanColour(join(folder, fileOf(picture, width)));
        const differences = encoded.map((mean, i) => Math.abs(mean - (drawn[i] ?? 0)));
        expect([picture.name, width, Math.max(...differences) < 4]).toEqual([picture.name, width, true]);
      }
    }
  });
});
