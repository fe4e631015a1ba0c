/** What is not stored yet, and what could not be kept: a command that was refused, and what was built on it. */
import type { CollectionName, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, type Conflict, type Refusal } from '@sojourn/trip';

/** A command that is not known to be stored yet. `key` names it at every attempt; `touched` are the parts it changed here. */
export type WaitingCommand = { key: string; command: TripCommand; touched: readonly string[] };

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

/** One's own version of a part after another command on it; as it was where that cannot be said. */
function yoursAfter(conflict: Conflict, { command }: WaitingCommand, stored: TripPlan): unknown {
  const version = versionNamed(command, conflict);
  if (version === undefined || conflict.yours === null) return conflict.yours;
  const { in: name, id } = conflict;
  const part = { ...(conflict.yours as object), version, latest: version };
  const plan = { ...stored, [name]: { ...stored[name], [id]: part } };
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) return conflict.yours;
  const after = (outcome.trip[name] as Record<string, object>)[id];
  if (!after) return null;
  const { version: _, latest: __, ...content } = after as { version: number; latest: number };
  return content;
}

/** A refused command with all that was built on it; null when it does not wait. */
export function withDependents(
  { stored, waiting }: { stored: TripPlan; waiting: readonly WaitingCommand[] },
  key: string,
  refusal: Refusal,
): Dropped | null {
  const at = waiting.findIndex((each) => each.key === key);
  const refused = waiting[at];
  if (!refused) return null;
  const touched = new Set(refused.touched);
  const dependents: string[] = [];
  let { conflicts } = refusal;
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
