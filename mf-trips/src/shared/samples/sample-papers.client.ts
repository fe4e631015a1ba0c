/** The papers of a sample trip: files that come with the portal. Fetched when somebody opens one. */

import { sampleIdOf } from './sample-id.model';

/** Addresses by the id of their document. */
const addresses: ReadonlyMap<string, URL> = new Map([
  [sampleIdOf('flight-confirmation'), new URL('./papers/flight-confirmation.pdf', import.meta.url)],
  [sampleIdOf('hotel-reservation'), new URL('./papers/hotel-reservation.pdf', import.meta.url)],
  [sampleIdOf('travel-insurance'), new URL('./papers/travel-insurance.pdf', import.meta.url)],
]);

/**
 * The bytes of a sample trip's document; undefined for a document that is none of a sample.
 *
 * @throws Error when it cannot be fetched
 */
export async function readSamplePaper(documentId: string): Promise<Blob | undefined> {
  const address = addresses.get(documentId);
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('This sample could not be fetched. Please check your connection and try again.');
  return answer.blob();
}
