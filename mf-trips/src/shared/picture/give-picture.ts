import { newIdempotencyKey } from '@sojourn/web-kit';
import { openPlanAt, remotePlanStore } from '../plan/remote-plan.store';
import { webAddressOf } from './picture.model';
import { fetchPicture, putPicture } from './picture.store';

/** A picture that was chosen for a trip before there was one: by its address, or as the `file` of that id. */
export type ChosenPicture = { id: string; imageUrl: string; file: Blob | undefined };

/**
 * Gives a trip of the account the picture that was chosen for it before it had a number; does nothing without one.
 * @param path where the bff has the trip: `/api/trips/7`
 */
export async function givePicture({ id, imageUrl, file }: ChosenPicture, path: string): Promise<void> {
  const address = webAddressOf(imageUrl);
  if (file) await putPicture(path, id, file);
  else if (address !== null) await fetchPicture(path, id, address);
  else return;
  const opened = await openPlanAt(path);
  if (!opened) throw new Error('This trip is no longer there.');
  const { version, head } = opened.plan;
  const cover = { imageUrl: file ? '' : imageUrl, picture: id, version: head.cover.version };
  const command = { type: 'head.edit', parts: { cover } } as const;
  await remotePlanStore(path, 'account').send({ base: version, key: newIdempotencyKey(), command });
}
