/** The head of a trip: what it is called, where it goes, what it may cost, where it stands. */
import { statusesAfter, type HeadChanges, type HeadName, type TripStatus } from '@sojourn/contracts/plan';
import { formatList } from '@sojourn/travel';
import type { Draft } from '../draft';
import { changeHead, refuseHeadConflicts } from '../guard';
import { headNameOf } from '../part';
import { refuse } from '../refusal';
import type { Rules, StepsOn } from './rule';

const canFollow = (from: TripStatus, to: TripStatus): boolean => from === to || statusesAfter[from].includes(to);

/** Why a trip of one status cannot get another, as a sentence; undefined when it can. */
export function statusRefusal(from: TripStatus, to: TripStatus): string | undefined {
  if (canFollow(from, to)) return undefined;
  return `A ${from} trip cannot become ${to}; it can become ${formatList(statusesAfter[from], 'or')}.`;
}

/**
 * Changes parts of the head, all or none. `canGoBack`: an undo takes a status back to what it was, over as many steps as it
 * undoes. Each status can be had from every other by steps that are allowed, so nothing is given that way.
 */
export function changeHeadParts(draft: Draft, parts: HeadChanges, canGoBack: boolean): HeadName[] {
  const names = (Object.keys(parts) as HeadName[]).filter((name) => parts[name] !== undefined);
  const before = draft.head('status').status;
  refuseHeadConflicts(names.map((name) => changeHead(draft, name, parts[name] as never)));
  const after = draft.head('status').status;
  const refusal = canGoBack ? undefined : statusRefusal(before, after);
  if (refusal) throw refuse(refusal);
  return names;
}

export const headRules: Rules<StepsOn<'head'>> = {
  'head.edit': (draft, { parts }) => {
    const names = changeHeadParts(draft, parts, false);
    if (parts.status && names.length === 1) return `Marked as ${parts.status.status}`;
    return `Changed ${formatList(names.map((name) => headNameOf(name).toLowerCase()))}`;
  },
};
