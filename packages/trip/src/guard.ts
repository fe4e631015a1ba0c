/** Writing to a draft with the version that was read: what every rule is made of. */
import type { CollectionName, ContentIn, HeadChanges, HeadName, HeadPart, PartIn } from '@sojourn/contracts/plan';
import { formatList } from '@sojourn/travel';
import type { Draft } from './draft';
import { contentOf, headNameOf, isSame, nameOf, withFields, type ContentOf } from './part';
import { refuse, refuseConflict, type Conflict } from './refusal';

/** A part as it was read; `was`: the version it had before, when it is to be so again. */
type Read = { id: string; version: number; was?: number };

type Fields<Content> = { [Field in keyof Content]?: Content[Field] | undefined };

// The latest version is never taken back: the draft knows it.
const versionsBack = (was: number | undefined) => (was === undefined ? undefined : { version: was, latest: was });

const contentIn = <Name extends CollectionName>(part: PartIn[Name]) => contentOf(part) as unknown as ContentIn[Name];

/** Adds a part. Adding once more what is there already changes nothing. */
export function addPart<Name extends CollectionName>(
  draft: Draft,
  part: { in: Name; id: string },
  content: ContentIn[Name],
): void {
  const current = draft.find(part.in, part.id);
  if (current && !isSame(contentOf(current), content)) {
    throw refuse(`${nameOf(part.in, content)} cannot be added: its id is taken.`);
  }
  draft.set(part, content);
}

/**
 * The part that was read, as it is now; `wanted` makes of it what the command wants (null: gone). An older version is a
 * conflict, unless the part is as wanted already.
 */
export function readPart<Name extends CollectionName>(
  draft: Draft,
  { in: name, id, version }: Read & { in: Name },
  wanted: (content: ContentIn[Name]) => ContentIn[Name] | null,
): ContentIn[Name] {
  const current = draft.find(name, id);
  if (!current) {
    const conflict = { in: name, id, version, theirs: null, yours: null };
    throw refuseConflict('This was removed from the trip in the meantime.', [conflict]);
  }
  const content = contentIn(current);
  const yours = wanted(content);
  if (current.version === version || isSame(content, yours)) return content;
  const conflict = { in: name, id, version, theirs: current, yours };
  throw refuseConflict(`${nameOf(name, content)} was changed somewhere else in the meantime.`, [conflict]);
}

/** Changes fields of a part that was read; returns its content as it is then. */
export function changePart<Name extends CollectionName>(
  draft: Draft,
  { in: name, id, version, was }: Read & { in: Name },
  fields: Fields<ContentIn[Name]>,
): ContentIn[Name] {
  const change = (content: ContentIn[Name]) => withFields<ContentIn[Name]>(content, fields);
  const next = change(readPart(draft, { in: name, id, version }, change));
  draft.set({ in: name, id }, next, versionsBack(was));
  return next;
}

/** Takes away a part that was read; returns what it was. */
export function removePart<Name extends CollectionName>(
  draft: Draft,
  { in: name, id, version }: Read & { in: Name },
): ContentIn[Name] {
  const content = readPart(draft, { in: name, id, version }, () => null);
  draft.remove(name, id);
  return content;
}

/** Changes a field of every part of a collection that fits, whatever its version: what is moved about loses nothing. */
export function changeEach<Name extends CollectionName>(
  draft: Draft,
  name: Name,
  change: (content: ContentIn[Name], id: string) => ContentIn[Name],
): void {
  for (const [id, part] of draft.list(name)) draft.set({ in: name, id }, change(contentIn(part), id));
}

/** Changes a part of the head that was read, or says in what it conflicts. */
export function changeHead<Name extends HeadName>(
  draft: Draft,
  name: Name,
  wanted: NonNullable<HeadChanges[Name]>,
): Conflict | null {
  const { version, was, ...content } = wanted as { version: number; was?: number };
  const yours = content as ContentOf<HeadPart<Name>>;
  const current = draft.head(name);
  if (current.version !== version && !isSame(contentOf(current), yours)) {
    return { in: 'head', id: name, version, theirs: current, yours };
  }
  draft.setHead(name, yours, versionsBack(was));
  return null;
}

/** Refuses when there are conflicts in the head. */
export function refuseHeadConflicts(conflicts: (Conflict | null)[]): void {
  const found = conflicts.filter((conflict) => conflict !== null);
  if (found.length === 0) return;
  const names = formatList(found.map(({ id }) => headNameOf(id as HeadName).toLowerCase()));
  const words = names.charAt(0).toUpperCase() + names.slice(1);
  const areMany = found.length > 1 || found.some(({ id }) => id === 'dates' || id === 'notes');
  throw refuseConflict(`${words} ${areMany ? 'were' : 'was'} changed somewhere else in the meantime.`, found);
}
