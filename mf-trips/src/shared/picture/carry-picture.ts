import { ApiError } from '@sojourn/web-kit';
import { webAddressOf } from './picture.model';
import { fetchPicture, putPicture } from './picture.store';

/** The same at every attempt, so that one that is repeated stores nothing twice. */
const FETCHED = 'cover-1';

/**
 * Takes the own picture of a trip of this browser into an account: its bytes, or what its address leads to.
 * @param path where the bff has the account's trip
 * @returns its id there; undefined where there is none, or none that the account takes: it must not keep the rest from coming
 */
export async function carryPicture(
  { imageUrl, picture }: { imageUrl: string; picture?: string | undefined },
  path: string,
): Promise<string | undefined> {
  try {
    if (picture !== undefined) return await carryKept(picture, path);
    const address = webAddressOf(imageUrl);
    if (address === null) return undefined;
    await fetchPicture(path, FETCHED, address);
    return FETCHED;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'bad-input' && error.code !== 'limit-reached')) throw error;
    return undefined;
  }
}

async function carryKept(picture: string, path: string): Promise<string | undefined> {
  const { readBrowserFile } = await import('../files/browser-file.store');
  const file = await readBrowserFile(picture);
  if (!file) return undefined;
  await putPicture(path, picture, file);
  return picture;
}
