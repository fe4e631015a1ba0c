import { putPicture } from './picture.store';

async function readPicture(path: string, id: string): Promise<Blob | null> {
  if (path !== '') return (await import('../files/remote-file.store')).readFile(`${path}/pictures/${id}`);
  return (await (await import('../files/browser-file.store')).readBrowserFile(id)) ?? null;
}

/**
 * Takes a trip's own picture along to a copy of that trip, under the same id.
 * @param from where the bff has the trip: `/api/trips/7`; empty for a browser's, and so is `to`
 * @returns whether the copy has it: one that cannot be had keeps nobody from copying the rest
 */
export async function copyPicture(id: string, from: string, to: string): Promise<boolean> {
  // What a browser stores is there for all of its trips.
  if (from === '' && to === '') return true;
  try {
    const file = await readPicture(from, id);
    if (file) await putPicture(to, id, file);
    return file !== null;
  } catch {
    return false;
  }
}
