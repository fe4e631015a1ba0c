import { CommandError } from '../errors';
import { aggregateCommands } from './aggregate-command';
import { collectionCommands } from './collection-commands';
import { assertDatabaseName, type Command, type CommandCall } from './command';
import { explainCommands } from './explain-command';
import { findAndModifyCommands } from './find-and-modify';
import { indexCommands } from './index-commands';
import { readCommands } from './read-commands';
import { serverCommands, transactionRefusal } from './server-commands';
import { writeCommands } from './write-commands';

const COMMANDS = new Map<string, Command>(
  Object.entries({
    ...serverCommands,
    ...collectionCommands,
    ...indexCommands,
    ...readCommands,
    ...explainCommands,
    ...writeCommands,
    ...findAndModifyCommands,
    ...aggregateCommands,
  }),
);

/** Runs the command a message names. Throws the error to answer the client with. */
export async function runCommand(call: CommandCall): Promise<Awaited<ReturnType<Command>>> {
  const command = COMMANDS.get(call.name);
  if (!command) throw new CommandError(59, `no such command: '${call.name}'`);
  if (call.body.startTransaction === true || call.body.autocommit === false) throw transactionRefusal();
  assertDatabaseName(call.db);
  return command(call);
}
