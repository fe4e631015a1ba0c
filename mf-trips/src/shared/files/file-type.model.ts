/** What a file is, by how it begins; its name only says which of two Word formats it could be. */
import { documentTypes, MAX_DOCUMENT_BYTES } from '@sojourn/contracts/plan';

type MediaType = (typeof documentTypes)[number];

const [PDF, DOC, DOCX, JPEG, PNG] = documentTypes;

/** First bytes of each format (PDF 32000-1 7.5.2; MS-CFB 2.2; APPNOTE 4.3.7; JPEG B.1.1.3; PNG 5.2). */
const beginnings: readonly [MediaType, readonly number[]][] = [
  [PDF, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [DOC, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  [DOCX, [0x50, 0x4b, 0x03, 0x04]],
  [JPEG, [0xff, 0xd8, 0xff]],
  [PNG, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** So many bytes tell what a file is. */
export const TELLING_BYTES = 8;

/** What the file dialog offers (spec, section 5). */
export const ACCEPTED = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

/** The type of a file by its first bytes; null for what a trip does not take. */
export function mediaTypeOf(first: Uint8Array): MediaType | null {
  const found = beginnings.find(([, bytes]) => bytes.every((byte, at) => first[at] === byte));
  return found ? found[0] : null;
}

type Words = { title: string; description: string };

/** Why a file is not taken (spec, section 5); undefined when it is. */
export function fileFault(bytes: number, mediaType: MediaType | null): Words | undefined {
  if (bytes > MAX_DOCUMENT_BYTES) {
    return { title: 'File too large', description: 'Please select a file smaller than 10MB.' };
  }
  if (bytes === 0) return { title: 'Empty file', description: 'Please select a file that holds something.' };
  if (mediaType === null) {
    return { title: 'Unknown file', description: 'Please select a PDF, Word, JPEG or PNG file.' };
  }
  return undefined;
}
