/** Taking a whole trip back to a point of its history: all that was done since, by as few commands as can be sent. */
import {
  collectionNames,
  commandLimits,
  type CollectionName,
  type HeadName,
  type TripCommand,
  type TripPlan,
  type TripStep,
} from '@sojourn/contracts/plan';
import { apply, isApplied } from './apply';
import { contentOf, isSame, type AnyPart } from './part';
import type { Refusal } from './refusal';

/** A part that would be another one: it goes, comes back, or is as it was. */
export type RestoredPart = { in: CollectionName | 'head'; id: string; kind: 'gone' | 'back' | 'changed' };

/** What going back would do. */
export type RestorePoint = { commands: TripCommand[]; trip: TripPlan; parts: RestoredPart[] };

/** A request's body may take 100 kB; a character takes up to three bytes. */
const MOST_CHARACTERS = 28_000;

const stepsOf = (command: TripCommand): TripStep[] => (command.type === 'batch' ? command.steps : [command]);

/** Commands in a row as batches, each small enough to be sent. */
function batchesOf(commands: readonly TripCommand[], summary: string): TripCommand[] {
  const batches: TripStep[][] = [];
  let room = 0;
  for (const command of commands) {
    const steps = stepsOf(command);
    const size = JSON.stringify(steps).length;
    const last = batches.at(-1);
    if (last && size <= room && last.length + steps.length <= commandLimits.steps) last.push(...steps);
    else {
      batches.push([...steps]);
      room = MOST_CHARACTERS;
    }
    room -= size;
  }
  return batches.map((steps) => ({ type: 'batch', summary, steps }));
}

function partsBetween(from: TripPlan, to: TripPlan): RestoredPart[] {
  const parts: RestoredPart[] = [];
  const isOther = (one: AnyPart, other: AnyPart) => !isSame(contentOf(one), contentOf(other));
  for (const id of Object.keys(from.head) as HeadName[]) {
    if (isOther(from.head[id], to.head[id])) parts.push({ in: 'head', id, kind: 'changed' });
  }
  for (const name of collectionNames) {
    const [before, after] = [from[name], to[name]] as [Record<string, AnyPart>, Record<string, AnyPart>];
    for (const [id, part] of Object.entries(before)) {
      const now = after[id];
      if (!now) parts.push({ in: name, id, kind: 'gone' });
      else if (isOther(part, now)) parts.push({ in: name, id, kind: 'changed' });
    }
    for (const id of Object.keys(after)) if (!before[id]) parts.push({ in: name, id, kind: 'back' });
  }
  return parts;
}

/**
 * What takes a trip back to before some changes, and what it would be then; or why that cannot be.
 * @param inverses of every change since that point, the newest first, without a gap
 * @param summary what a history says of it
 */
export function restorePoint(
  trip: TripPlan,
  inverses: readonly TripCommand[],
  summary: string,
): RestorePoint | { refusal: Refusal } {
  const commands = batchesOf(inverses, summary);
  let restored = trip;
  for (const command of commands) {
    const outcome = apply(restored, command);
    if (!isApplied(outcome)) return outcome;
    restored = outcome.trip;
  }
  return { commands, trip: restored, parts: partsBetween(trip, restored) };
}
