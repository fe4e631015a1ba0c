/** Taking a trip of one store into another: everything, once, also when it stops half-way and begins again. */
import { collectionNames, type HeadImport, type StepOf, type TripPlan } from '@sojourn/contracts/plan';
import { contentOf } from './part';

type ImportCommand = StepOf<'import'>;

/** A request's body may take 100 kB; a character takes up to three bytes. */
const MOST_CHARACTERS = 28_000;

const emptyImport = (head: HeadImport = {}): ImportCommand => ({ type: 'import', head, parts: {} });

/**
 * The commands that bring everything of a trip into another one, small enough to be sent one by one: first the head and
 * what others refer to. Carried out again they add nothing, because a part is the same one by its id.
 */
export function importCommands(trip: TripPlan): ImportCommand[] {
  const head = Object.fromEntries(
    Object.entries(trip.head).flatMap(([name, part]) => (part ? [[name, contentOf(part)]] : [])),
  );
  const commands = [emptyImport(head)];
  let room = MOST_CHARACTERS - JSON.stringify(head).length;
  for (const name of collectionNames) {
    for (const [id, part] of Object.entries(trip[name])) {
      const content = contentOf(part);
      const size = JSON.stringify(content).length + id.length;
      if (size > room) {
        commands.push(emptyImport());
        room = MOST_CHARACTERS;
      }
      room -= size;
      const { parts } = commands.at(-1) as ImportCommand;
      parts[name] = { ...parts[name], [id]: content } as never;
    }
  }
  return commands;
}
