/** Parts of a trip: what is changed, versioned and conflicted over by itself. */
import type { CollectionName, ContentIn, HeadName, HeadPart, PartIn } from '@sojourn/contracts/plan';

/** Names one part of a trip: an entry of a collection, or a part of the head by its name. */
export type PartRef = { in: CollectionName; id: string } | { in: 'head'; id: HeadName };

/** Any part of a trip, with its version. */
export type AnyPart = PartIn[CollectionName] | HeadPart<HeadName>;

/** A part without its versions. */
export type ContentOf<Part> = Omit<Part, 'version' | 'latest'>;

/** The content of a part. */
export function contentOf<Part extends { version: number; latest: number }>(part: Part): ContentOf<Part> {
  const { version: _, latest: __, ...content } = part;
  return content;
}

/** Whether two contents say the same. Contracts give fields their order, so text compares them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A content with some fields changed; a field that is undefined stays. */
export function withFields<Content extends object>(
  content: Content,
  fields: { [Field in keyof Content]?: Content[Field] | undefined },
): Content {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...content, ...Object.fromEntries(given) };
}

const HEAD_NAMES: Record<HeadName, string> = {
  title: 'The title',
  destination: 'The destination',
  dates: 'The dates',
  budget: 'The budget',
  notes: 'The notes',
  status: 'The status',
  cover: 'The picture',
  party: 'Who goes',
};

const PART_NAMES: { [Name in CollectionName]: (content: ContentIn[Name]) => string } = {
  travellers: ({ name }) => name,
  bookings: ({ title }) => title,
  items: ({ title }) => title,
  expenses: ({ description }) => description,
  rates: () => 'rate',
  packing: ({ label }) => label,
  documents: ({ name }) => name,
};

/** What a person calls a part of the head. */
export const headNameOf = (name: HeadName): string => HEAD_NAMES[name];

/** What a person calls a part, in quotation marks. */
export function nameOf<Name extends CollectionName>(name: Name, content: ContentIn[Name]): string {
  return `“${PART_NAMES[name](content)}”`;
}
