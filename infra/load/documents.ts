/** The document engine through the MongoDB driver, beside bare lmdb doing durable writes of the same bytes. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine } from '@sojourn/document-engine';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { perSecond, rate } from './figures';

const INSERTS = { count: 6_000, inFlight: 32 };
const READS = { count: 12_000, inFlight: 32 };

const documentOf = (index: number) => ({
  number: index,
  owner: `user-${index % 500}`,
  title: `Trip ${index}`,
  destination: 'Rome, Italy',
  notes: randomBytes(120).toString('hex'),
});

async function benchEngine(dir: string) {
  const engine = await startDocumentEngine({ dir, port: 0 });
  const client = new MongoClient(engine.uri, { maxPoolSize: INSERTS.inFlight });
  try {
    const trips = client.db('bench').collection('trips');
    await trips.createIndex({ number: 1 }, { unique: true });
    const inserts = await rate(INSERTS, (index) => trips.insertOne(documentOf(index)));
    const reads = await rate(READS, (index) => trips.findOne({ number: (index * 7919) % INSERTS.count }));
    return { inserts, reads };
  } finally {
    await client.close();
    await engine.close();
  }
}

async function benchLmdb(dir: string) {
  const store = open({ path: dir });
  try {
    const inserts = await rate(INSERTS, async (index) => {
      await store.put(index, documentOf(index));
      await store.flushed;
    });
    const reads = await rate(READS, async (index) => store.get((index * 7919) % INSERTS.count));
    return { inserts, reads };
  } finally {
    await store.close();
  }
}

/** Prints both, with the engine's share of bare lmdb. */
export async function benchDocuments(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  try {
    const engine = await benchEngine(join(folder, 'engine'));
    const bare = await benchLmdb(join(folder, 'bare'));
    console.log('documents, durable inserts and reads by a unique index, 32 in flight');
    console.log(
      `  sojourn engine (over its socket)  inserts ${perSecond(engine.inserts)}  indexed reads ${perSecond(engine.reads)}`,
    );
    console.log(
      `  bare lmdb (in process)            inserts ${perSecond(bare.inserts)}  reads ${perSecond(bare.reads)}`,
    );
    console.log(
      `  ratio                             inserts ${(engine.inserts / bare.inserts).toFixed(2)}  reads ${(engine.reads / bare.reads).toFixed(3)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
