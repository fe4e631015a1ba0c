/** What can be the picture of a trip. */
import { hiddenCharacterFault, MAX_DOCUMENT_BYTES, tripTextLimits } from '@sojourn/contracts/plan';

const PICTURE_TYPES: readonly (string | null)[] = ['image/jpeg', 'image/png'];
const NO_ADDRESS = 'Please give the address of a picture that begins with https:// or http://.';

/** An address of the web as the server takes it; null for every other text. */
export function webAddressOf(text: string): string | null {
  const typed = text.trim();
  if (!/^https?:\/\/[^\s/]/i.test(typed) || !URL.canParse(typed)) return null;
  const { href, username, password } = new URL(typed);
  return username === '' && password === '' ? href : null;
}

/** What is wrong with a picture's address, as a sentence; an empty one is none. */
export function addressFault(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (typed.length > tripTextLimits.address) return 'That address is too long.';
  return hiddenCharacterFault(typed) ?? (webAddressOf(typed) === null ? NO_ADDRESS : undefined);
}

/** Why a file is not taken as a picture, as a sentence. @param mediaType by its first bytes */
export function pictureFault(bytes: number, mediaType: string | null): string | undefined {
  if (bytes > MAX_DOCUMENT_BYTES) return 'Please choose a picture smaller than 10 MB.';
  return PICTURE_TYPES.includes(mediaType) ? undefined : 'Please choose a JPEG or PNG picture.';
}
