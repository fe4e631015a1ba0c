// Makes the catalogue's pictures: `npm run pictures`. Draws and encodes what changed, takes away what is no longer
// named, and writes the files that name them: the illustrator's table of places, and the catalogue's addresses.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { curatedDestinations } from '../../services/search/src/destination/destination-catalogue';
import type { Picture } from './picture';

const root = join(import.meta.dirname, '../..');
const tableFile = join(root, 'packages/scenes/src/catalogue-places.json');
const search = join(root, 'services/search/src');
const ADDRESSES = 'rendered-pictures.json';

const write = async (file: string, text: string) =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

async function writeTable() {
  const { cataloguePlaceOf } = await import('./place-pictures');
  const rows = curatedDestinations.map((place) => {
    const { name, kind, mood, landmark, backdrop, foreground } = cataloguePlaceOf(place);
    const row = [name, kind, mood, landmark, backdrop, foreground].map((each) => each ?? '');
    while (row.at(-1) === '') row.pop();
    return JSON.stringify(row);
  });
  await writeFile(tableFile, `[\n${rows.join(',\n')}\n]\n`);
}

async function writePictures(kind: 'places' | 'activities', pictures: readonly Picture[], addressFile: string) {
  const [{ encode, encodings }, { fileOf }] = await Promise.all([
    import('@sojourn/scenes/encode'),
    import('./picture'),
  ]);
  const folder = join(root, 'shell/scenes', kind);
  await mkdir(folder, { recursive: true });
  const named = new Set<string>();
  for (const picture of pictures) {
    for (const encoding of encodings.filter(({ width }) => picture.widths.includes(width))) {
      const file = fileOf(picture, encoding.width);
      named.add(file);
      if (existsSync(join(folder, file))) continue;
      const encoded = await encode(picture.svg, encoding);
      await writeFile(join(folder, file), encoded);
      console.log(`${file} ${(encoded.length / 1000).toFixed(1)} kB`);
    }
  }
  for (const file of await readdir(folder)) if (!named.has(file)) await rm(join(folder, file));
  await write(addressFile, JSON.stringify(Object.fromEntries(pictures.map(({ name, hash }) => [name, hash]))));
}

async function writeSitePictures() {
  const { sitePictures } = await import('./site-pictures');
  const siteFolder = join(root, 'shell/scenes/site');
  await mkdir(siteFolder, { recursive: true });
  for (const [file, picture] of await sitePictures()) await writeFile(join(siteFolder, file), picture);
}

// The drawings read the table, so it is written in a process of its own.
if (process.argv.includes('--table')) await writeTable();
else {
  const [{ placePictureOf }, { activityPictures }] = await Promise.all([
    import('./place-pictures'),
    import('./activity-pictures'),
  ]);
  await writePictures('places', curatedDestinations.map(placePictureOf), join(search, 'destination', ADDRESSES));
  await writePictures('activities', activityPictures(), join(search, 'activity', ADDRESSES));
  await writeSitePictures();
}
