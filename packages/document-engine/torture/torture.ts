// Kills the engine's process again and again under concurrent writers, and checks after each start that nothing that
// was acknowledged is missing and that no index disagrees with its documents. Run by `npm run torture [-- --rounds N]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { buildEngine, startChild, type Child } from './child';
import type { Item } from './item';
import { Ledger } from './ledger';
import { write } from './writers';

const WRITERS = 12;
const ROUNDS = 100;

interface Findings {
  lost: number;
  disagreements: number;
}

async function main(): Promise<void> {
  const rounds = roundsWanted(process.argv.slice(2));
  buildEngine();
  const dir = mkdtempSync(join(tmpdir(), 'document-engine-torture-'));
  const ledger = new Ledger();
  const total: Findings = { lost: 0, disagreements: 0 };
  let child = await startChild(dir);
  try {
    for (let round = 1; round <= rounds; round++) {
      await writeUntilKilled(child, ledger, round);
      child = await startChild(dir);
      const found = await inspect(child, ledger);
      total.lost += found.lost;
      total.disagreements += found.disagreements;
      if (round % 10 === 0) print(`round ${round}: ${summary(ledger, total)}`);
    }
  } finally {
    await child.kill();
    rmSync(dir, { recursive: true, force: true });
  }
  print(`${rounds} rounds, ${summary(ledger, total)}`);
  process.exitCode = total.lost + total.disagreements > 0 || ledger.acknowledged === 0 ? 1 : 0;
}

// The kill comes after a number of acknowledged writes that differs from round to round, from the very first one on.
async function writeUntilKilled(child: Child, ledger: Ledger, round: number): Promise<void> {
  const client = await connect(child);
  const items = client.db('torture').collection<Item>('items');
  await items.createIndexes([
    { key: { slot: 1 }, unique: true, partialFilterExpression: { slot: { $gte: 0 } } },
    { key: { writer: 1, revision: -1 } },
    { key: { tags: 1 } },
  ]);
  const killAfter = ledger.acknowledged + 1 + ((round * 37) % 400);
  let killing: Promise<void> | undefined;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    while (!killing) {
      if (!(await write(items, ledger, { writer, round }))) return;
      if (ledger.acknowledged >= killAfter) killing ??= child.kill();
    }
  });
  await Promise.all(writers);
  await (killing ?? child.kill());
  await client.close(true);
}

async function inspect(child: Child, ledger: Ledger): Promise<Findings> {
  const client = await connect(child);
  const db = client.db('torture');
  const lost = await ledger.countLost(db.collection<Item>('items'));
  const report = await db.command({ validate: 'items' });
  const disagreements = (report.errors as string[]).length + (await countMisses(db.collection<Item>('items')));
  for (const error of (report.errors as string[]).slice(0, 5)) print(`  ${error}`);
  await client.close(true);
  return { lost, disagreements };
}

// What a reader would notice: by each index as many as by reading everything.
async function countMisses(items: Collection<Item>): Promise<number> {
  const all = await items.find({}, { hint: { $natural: 1 } }).toArray();
  const byWriter = await items.find({ writer: { $gte: 0 } }, { hint: { writer: 1, revision: -1 } }).toArray();
  const tagged = all.filter(({ tags }) => tags.includes('even')).length;
  const byTag = await items.countDocuments({ tags: 'even' });
  return Math.abs(all.length - byWriter.length) + Math.abs(tagged - byTag);
}

function connect(child: Child): Promise<MongoClient> {
  return MongoClient.connect(child.uri, { maxPoolSize: WRITERS, serverSelectionTimeoutMS: 1000, retryWrites: false });
}

function roundsWanted(args: readonly string[]): number {
  const at = args.indexOf('--rounds');
  const rounds = at === -1 ? ROUNDS : Number(args[at + 1]);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 up');
  return rounds;
}

function summary({ acknowledged }: Ledger, { lost, disagreements }: Findings): string {
  return `${acknowledged} acknowledged writes, ${lost} lost, ${disagreements} index disagreements`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
});
