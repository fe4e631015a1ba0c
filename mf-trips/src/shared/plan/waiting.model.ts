/** What is not stored yet, and what could not be kept: a command that was refused, and what was built on it. */
import type { CollectionName, RewindReference, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, type Conflict, type Refusal } from '@sojourn/trip';

/** What a command takes back, by the keys of changes: one of them, or all between two points of the history. */
export type TakenBack = {
  undoes?: string | undefined;
  rewinds?: Pick<RewindReference, 'after' | 'newest'> | undefined;
};

/** A command that is not known to be stored yet. `key` names it at every attempt; `touched` are the parts it changed here. */
export type WaitingCommand = TakenBack & {
  key: string;
  command: TripCommand;
  touched: readonly string[];
};

/**
 * A command that could not be kept, and why. `touched` are all parts that are lost with it, `dependents` the keys of the
 * commands that changed them after it: they name versions that the trip never had, or that mean something else there. What
 * they made of a part stands in the conflict as one's own version.
 */
export type Dropped = WaitingCommand & { refusal: Refusal; dependents: readonly string[] };

/** The version of a part that a command names as the one that was read. */
function versionNamed(command: TripCommand, { in: name, id }: Conflict): number | undefined {
  if (command.type === 'head.edit') return name === 'head' && id !== 'dates' ? command.parts[id]?.version : undefined;
  if (command.type === 'dates.change') return name === 'head' && id === 'dates' ? command.version : undefined;
  if (command.type === 'rate.set' || command.type === 'rate.remove')
    return command.currency === id ? command.version : undefined;
  return 'version' in command && command.id === id ? command.version : undefined;
}

function withoutVersions(part: object): object {
  const { version: _, latest: __, ...content } = part as { version: number; latest: number };
  return content;
}

/** One's own version of a part after another command on it; as it was where that cannot be said. */
function yoursAfter(conflict: Conflict, { command }: WaitingCommand, stored: TripPlan): unknown {
  const version = versionNamed(command, conflict);
  // Of one that is gone there, the last version is known.
  if (version === undefined || conflict.yours === null || conflict.theirs === null) return conflict.yours;
  const { in: name, id } = conflict;
  const part = { ...(conflict.yours as object), version, latest: version };
  const plan = { ...stored, [name]: { ...stored[name], [id]: part } };
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) return conflict.yours;
  const after = (outcome.trip[name] as Record<string, object>)[id];
  return after ? withoutVersions(after) : null;
}

/** One's own version of a part that others removed is what it was here. */
function withOwn(conflict: Conflict, plan: TripPlan): Conflict {
  const { in: name, id, theirs, yours } = conflict;
  const part = theirs === null && yours === null && name !== 'head' ? plan[name][id] : undefined;
  return part ? { ...conflict, yours: withoutVersions(part) } : conflict;
}

/** Whether a command only takes things away. */
function isRemoval(command: TripCommand): boolean {
  if (command.type !== 'restore') return command.type.endsWith('.remove');
  return command.put.length + command.change.length + Object.keys(command.head).length === 0;
}

/** Whether nobody loses anything: what was to go is gone. */
export const isMoot = ({ command, refusal: { conflicts } }: Dropped): boolean =>
  isRemoval(command) &&
  conflicts.length > 0 &&
  conflicts.every(({ theirs, yours }) => theirs === null && yours === null);

/** A refused command with all that was built on it; null when it does not wait. `plan` is what was shown until then. */
export function withDependents(
  { stored, waiting, plan }: { stored: TripPlan; waiting: readonly WaitingCommand[]; plan: TripPlan },
  key: string,
  refusal: Refusal,
): Dropped | null {
  const at = waiting.findIndex((each) => each.key === key);
  const refused = waiting[at];
  if (!refused) return null;
  const touched = new Set(refused.touched);
  const dependents: string[] = [];
  let conflicts = refusal.conflicts.map((conflict) => withOwn(conflict, plan));
  for (const each of waiting.slice(at + 1)) {
    if (!each.touched.some((part) => touched.has(part))) continue;
    for (const part of each.touched) touched.add(part);
    dependents.push(each.key);
    conflicts = conflicts.map((conflict) => ({ ...conflict, yours: yoursAfter(conflict, each, stored) }));
  }
  return { ...refused, touched: [...touched], refusal: { ...refusal, conflicts }, dependents };
}

/** The parts that an undo or redo names: it is always a `restore`. */
export function partsOfUndo(command: TripCommand): string[] {
  if (command.type !== 'restore') return [];
  const parts: { in: CollectionName; id: string }[] = [...command.put, ...command.change, ...command.remove];
  return [...Object.keys(command.head).map((id) => `head ${id}`), ...parts.map(({ in: name, id }) => `${name} ${id}`)];
}
