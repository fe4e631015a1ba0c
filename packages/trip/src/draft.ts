/** A trip while a command works on it: reads see what was written before, and the trip itself never changes. */
import {
  collectionNames,
  type CollectionName,
  type ContentIn,
  type HeadName,
  type PartIn,
} from '@sojourn/contracts/plan';
import type { HeadPart, TripPlan } from '@sojourn/contracts/plan';
import { headPartOf } from './head-part';
import { contentOf, isSame, type AnyPart, type ContentOf, type PartRef } from './part';

/** A part that a command changed: before and after (null: not there). */
export type TouchedPart = PartRef & { before: AnyPart | null; after: AnyPart | null };

/** The versions of a part that is as it was before; without them a change makes a new one. */
export type VersionsBack = { version: number; latest: number };

/** See {@link openDraft}. Writing what is there already changes nothing and counts for nothing. */
export type Draft = {
  head<Name extends HeadName>(name: Name): HeadPart<Name>;
  find<Name extends CollectionName>(name: Name, id: string): PartIn[Name] | undefined;
  list<Name extends CollectionName>(name: Name): [id: string, part: PartIn[Name]][];
  setHead<Name extends HeadName>(name: Name, content: ContentOf<HeadPart<Name>>, back?: VersionsBack): void;
  set<Name extends CollectionName>(part: { in: Name; id: string }, content: ContentIn[Name], back?: VersionsBack): void;
  remove(name: CollectionName, id: string): void;
  touched(): TouchedPart[];
  /** How many there are now, and were before. */
  count(name: CollectionName): { now: number; before: number };
  /** The next trip. */
  close(): TripPlan;
};

/** The parts that were written, by their ids; null for one that was taken away. */
type Written<Id> = Map<Id, AnyPart | null>;

/** A version never names two contents: what is new gets one that the part has not had. */
function versioned(content: object, current: AnyPart | undefined, back: VersionsBack | undefined): AnyPart {
  const known = current?.latest ?? 0;
  const latest = back ? Math.max(known, back.latest) : known + 1;
  return { ...content, version: Math.min(back?.version ?? latest, latest), latest } as AnyPart;
}

const isChange = ({ before, after }: TouchedPart): boolean =>
  before === null || after === null ? before !== after : !isSame(contentOf(before), contentOf(after));

const entryOf = <Part>(record: Record<string, Part>, id: string): Part | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** Opens a trip for one command. Only collections that are written to are copied, once, at the end. */
export function openDraft(trip: TripPlan): Draft {
  const head: Written<HeadName> = new Map();
  const collections = new Map(collectionNames.map((name): [CollectionName, Written<string>] => [name, new Map()]));
  const writtenIn = (name: CollectionName) => collections.get(name) as Written<string>;
  const findBefore = (name: CollectionName, id: string) => entryOf<AnyPart>(trip[name], id);
  const findAny = (name: CollectionName, id: string) => {
    const written = writtenIn(name).get(id);
    return written === undefined ? findBefore(name, id) : (written ?? undefined);
  };

  const draft: Draft = {
    head: (name) => (head.get(name) ?? headPartOf(trip.head, name)) as HeadPart<typeof name>,

    find: (name, id) => findAny(name, id) as PartIn[typeof name] | undefined,

    list<Name extends CollectionName>(name: Name) {
      const written = writtenIn(name);
      const kept = Object.entries<AnyPart>(trip[name]).filter(([id]) => !written.has(id));
      const changed = [...written].flatMap(([id, part]): [string, AnyPart][] => (part ? [[id, part]] : []));
      return [...kept, ...changed] as [string, PartIn[Name]][];
    },

    setHead(name, content, back) {
      const current = draft.head(name);
      if (!isSame(contentOf(current), content)) head.set(name, versioned(content, current, back));
    },

    set({ in: name, id }, content, back) {
      const current = findAny(name, id);
      if (current && isSame(contentOf(current), content)) return;
      // Also after one that this command has taken away.
      writtenIn(name).set(id, versioned(content, current ?? findBefore(name, id), back));
    },

    remove(name, id) {
      if (findAny(name, id)) writtenIn(name).set(id, null);
    },

    touched() {
      const ofHead = [...head].map(([id, after]): TouchedPart => ({
        in: 'head',
        id,
        before: headPartOf(trip.head, id),
        after,
      }));
      const ofCollections = [...collections].flatMap(([name, written]) =>
        [...written].map(([id, after]): TouchedPart => ({ in: name, id, before: findBefore(name, id) ?? null, after })),
      );
      return [...ofHead, ...ofCollections].filter(isChange);
    },

    count(name) {
      const before = Object.keys(trip[name]).length;
      let now = before;
      for (const [id, part] of writtenIn(name))
        now += Number(part !== null) - Number(findBefore(name, id) !== undefined);
      return { now, before };
    },

    close() {
      const touched = draft.touched();
      if (touched.length === 0) return trip;
      const next: Record<string, unknown> = { ...trip, version: trip.version + 1, head: { ...trip.head } };
      const copyOf = (name: CollectionName | 'head') => {
        if (next[name] === trip[name]) next[name] = { ...trip[name] };
        return next[name] as Record<string, unknown>;
      };
      for (const { in: name, id, after } of touched) {
        if (after) copyOf(name)[id] = after;
        else delete copyOf(name)[id];
      }
      return next as TripPlan;
    },
  };
  return draft;
}
