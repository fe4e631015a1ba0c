/** Taking a whole trip back to a point of its history: all that was done since, as one command. */
import {
  collectionNames,
  type CollectionName,
  type HeadName,
  type StepOf,
  type TripCommand,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { apply, isApplied } from './apply';
import type { TouchedPart } from './draft';
import { restoreOf } from './inverse';
import { headPartOf } from './head-part';
import { contentOf, isSame, type AnyPart } from './part';
import type { Refusal } from './refusal';

/** A part that would be another one: it goes, comes back, or is as it was. */
export type RestoredPart = { in: CollectionName | 'head'; id: string; kind: 'gone' | 'back' | 'changed' };

/** What going back would do. */
export type RestorePoint = { command: StepOf<'restore'>; parts: RestoredPart[] };

/**
 * A trip before some changes, or why it cannot be told.
 * @param inverses of every one of them, the newest first, without a gap
 */
export function rewind(trip: TripPlan, inverses: readonly TripCommand[]): { trip: TripPlan } | { refusal: Refusal } {
  let earlier = trip;
  for (const inverse of inverses) {
    const outcome = apply(earlier, inverse);
    if (!isApplied(outcome)) return outcome;
    earlier = outcome.trip;
  }
  return { trip: earlier };
}

/** Parts whose content is not the same in two trips, as they were and as they are. */
function partsBetween(was: TripPlan, now: TripPlan): TouchedPart[] {
  const parts: TouchedPart[] = [];
  for (const name of ['head', ...collectionNames] as const) {
    const [then, next] = [was[name], now[name]] as [Record<string, AnyPart>, Record<string, AnyPart>];
    if (then === next) continue;
    for (const id of new Set([...Object.keys(then), ...Object.keys(next)])) {
      // A head from before there was such a part has it as nobody has said anything of it.
      const missing = name === 'head' ? headPartOf({} as TripPlan['head'], id as HeadName) : null;
      const [before, after] = [then[id] ?? missing, next[id] ?? missing];
      const isOther = !before || !after || (before !== after && !isSame(contentOf(before), contentOf(after)));
      if (isOther) parts.push({ in: name, id, before, after } as TouchedPart);
    }
  }
  return parts;
}

/**
 * The one command that makes a trip what it was, whatever lies between, and which parts that changes.
 * @param summary what a history says of it
 */
export function restorePoint(now: TripPlan, was: TripPlan, summary: string): RestorePoint {
  const between = partsBetween(was, now);
  const parts = between.map(({ in: name, id, before, after }): RestoredPart => {
    const kind = !before ? 'gone' : after ? 'changed' : 'back';
    return { in: name, id, kind };
  });
  return { command: restoreOf(between, summary), parts };
}
