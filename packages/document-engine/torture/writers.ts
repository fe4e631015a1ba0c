import { MongoServerError, type Collection } from 'mongodb';
import type { Item } from './item';
import type { Ledger } from './ledger';

/** Who writes, and in which round. */
export interface Writer {
  writer: number;
  round: number;
}

const KEPT_PER_WRITER = 40;
let serial = 0;

/** One write of a random kind. False when the engine is gone. */
export async function write(items: Collection<Item>, ledger: Ledger, who: Writer): Promise<boolean> {
  const kind = Math.random();
  try {
    if (kind < 0.5) await insert(items, ledger, who);
    else if (kind < 0.75) await update(items, ledger, who);
    else if (kind < 0.9) await remove(items, ledger, who);
    else await violate(items, ledger, who);
    return true;
  } catch (error) {
    // An answer that is an error is a fault of the engine; anything else is a broken connection.
    if (error instanceof MongoServerError) throw error;
    return false;
  }
}

const recent = new Map<number, string[]>();

async function insert(items: Collection<Item>, ledger: Ledger, { writer, round }: Writer): Promise<void> {
  const _id = `${writer}-${round}-${++serial}`;
  const tags = [serial % 2 === 0 ? 'even' : 'odd', `round ${round}`];
  ledger.sent(_id, 1);
  await items.insertOne({ _id, writer, revision: 1, tags });
  ledger.confirmed(_id, 1);
  recent.set(writer, [...(recent.get(writer) ?? []), _id].slice(-KEPT_PER_WRITER));
}

async function update(items: Collection<Item>, ledger: Ledger, { writer, round }: Writer): Promise<void> {
  const _id = pick(writer);
  if (!_id) return;
  const revision = round * 1_000_000 + ++serial;
  ledger.sent(_id, revision);
  const { matchedCount } = await items.updateOne(
    { _id },
    { $set: { revision }, $addToSet: { tags: `u${serial % 5}` } },
  );
  if (matchedCount === 1) ledger.confirmed(_id, revision);
  else ledger.refused(_id);
}

async function remove(items: Collection<Item>, ledger: Ledger, { writer }: Writer): Promise<void> {
  const _id = pick(writer);
  if (!_id) return;
  recent.set(
    writer,
    (recent.get(writer) ?? []).filter((id) => id !== _id),
  );
  ledger.sent(_id, 0);
  await items.deleteOne({ _id });
  ledger.confirmed(_id, 0);
}

async function violate(items: Collection<Item>, ledger: Ledger, { writer, round }: Writer): Promise<void> {
  const _id = `slot-${writer}-${round}-${++serial}`;
  ledger.sent(_id, 1);
  try {
    await items.insertOne({ _id, writer, revision: 1, tags: ['slot'], slot: serial % 8 });
    ledger.confirmed(_id, 1);
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
    ledger.refused(_id);
  }
}

// Each writer touches its own documents only, so what is expected of them is never in doubt.
function pick(writer: number): string | undefined {
  const ids = recent.get(writer) ?? [];
  return ids[Math.floor(Math.random() * ids.length)];
}
