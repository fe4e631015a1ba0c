/** Where the pictures of trips are kept: by the server beside an account's trip, or by this browser. */
import { storedFileSchema } from '@sojourn/contracts/plan';
import { apiRequest } from '@sojourn/web-kit';
import { mediaTypeOf, TELLING_BYTES } from '../files/file-type.model';
import { pictureFault } from './picture.model';

/** Has the server fetch a picture, once. @param path where the bff has the trip: `/api/trips/7` */
export async function fetchPicture(path: string, id: string, address: string): Promise<void> {
  const call = { method: 'POST', path: `${path}/pictures/${id}/fetched`, schema: storedFileSchema } as const;
  await apiRequest({ ...call, body: { address } });
}

/** @throws Error whose message says to a person why a file is no picture that is taken */
export async function checkPicture(file: Blob): Promise<void> {
  const mediaType = mediaTypeOf(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()));
  const fault = pictureFault(file.size, mediaType);
  if (fault) throw new Error(fault);
}

/** Stores a file as a picture. @throws Error whose message says to a person why it is not taken */
export async function putPicture(path: string, id: string, file: Blob): Promise<void> {
  await checkPicture(file);
  if (path === '') {
    const [{ browserFiles }, { redrawPicture }] = await Promise.all([
      import('../files/browser-file.store'),
      import('./redraw-picture'),
    ]);
    await browserFiles.put(id, await redrawPicture(file));
    return;
  }
  const { uploadFile } = await import('../files/remote-file.store');
  await uploadFile(`${path}/pictures/${id}`, file, () => undefined);
}
