/** Parts of a trip's head, also of one from before there was such a part. */
import type { HeadName, HeadPart, TripHead, TripPlan } from '@sojourn/contracts/plan';

const UNSAID: HeadPart<'party'> = { people: null, from: '', version: 1, latest: 1 };

/** A part of the head. Where it is not there, nobody has said anything of it yet: its first version. */
export const headPartOf = <Name extends HeadName>(head: TripHead, name: Name): HeadPart<Name> =>
  (head[name] ?? UNSAID) as HeadPart<Name>;

/**
 * How many a trip is planned for, null while nobody has said. A trip from before there was such a part was planned for its
 * travelers; those who share expenses change it no more.
 */
export function partyOf({ head, travellers }: Pick<TripPlan, 'head' | 'travellers'>): number | null {
  if (head.party) return head.party.people;
  return Object.keys(travellers).length || null;
}
