/** Whole parts that come back or come in: the inverse of whatever was done, and another store's trip. */
import { collectionNames, type CollectionName, type ContentIn, type HeadName } from '@sojourn/contracts/plan';
import type { Draft } from '../draft';
import { changePart, removePart } from '../guard';
import { contentOf, isSame, nameOf, type ContentOf } from '../part';
import { refuseConflict } from '../refusal';
import { changeHeadParts } from './head';
import type { Rules } from './rule';

function putBack<Name extends CollectionName>(
  draft: Draft,
  part: { in: Name; id: string; version: number; latest: number; content: ContentIn[Name] },
): void {
  const { in: name, id, version, latest, content } = part;
  const current = draft.find(name, id);
  if (current && !isSame(contentOf(current), content)) {
    const conflict = { in: name, id, version, theirs: current, yours: content };
    throw refuseConflict(`${nameOf(name, content)} has come back already, and is not the same.`, [conflict]);
  }
  draft.set({ in: name, id }, content, { version, latest });
}

export const restoreRules: Rules<'restore' | 'import'> = {
  restore: (draft, { summary, head, put, change, remove }) => {
    changeHeadParts(draft, head, true);
    for (const part of put) putBack(draft, part as never);
    for (const { fields, ...read } of change) changePart(draft, read, fields as never);
    for (const part of remove) removePart(draft, part);
    return summary;
  },

  import: (draft, { head, parts }) => {
    for (const [name, content] of Object.entries(head) as [HeadName, ContentOf<never> | undefined][]) {
      // A part of the head that was changed since the trip was made stays as it is.
      if (content && draft.head(name).latest === 1) draft.setHead(name, content);
    }
    for (const name of collectionNames) {
      for (const [id, content] of Object.entries(parts[name] ?? {})) {
        if (!draft.find(name, id)) draft.set({ in: name, id }, content as never);
      }
    }
    return 'Imported the trip';
  },
};
