/** How documents are named, ordered and told. */
import { withoutHiddenCharacters, type TripDocument, type TripPlan } from '@sojourn/contracts/plan';

/** A document with its id. */
export type ListedDocument = TripDocument & { id: string };

const LONGEST_NAME = 200;
const UNNAMED = 'Document';

/** A file's name as a document's: without what would hide or turn its end around. */
export function documentName(fileName: string): string {
  const visible = withoutHiddenCharacters(fileName.normalize('NFC')).trim();
  return visible.slice(-LONGEST_NAME).replace(/^[\uDC00-\uDFFF]/, '') || UNNAMED;
}

/** The newest first. */
export const listDocuments = ({ documents }: Pick<TripPlan, 'documents'>): ListedDocument[] =>
  Object.entries(documents)
    .map(([id, document]) => ({ ...document, id }))
    .toSorted((one, other) => Number(one.addedAt < other.addedAt) - Number(one.addedAt > other.addedAt));

const KIND: Record<TripDocument['mediaType'], string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** `PDF`, `Word`, … */
export const kindOf = ({ mediaType }: Pick<TripDocument, 'mediaType'>): string => KIND[mediaType];
