import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, MongoClient, type ObjectId } from 'mongodb';
import mongoose from 'mongoose';
import { Readable } from 'node:stream';
import { encode } from './bson/codec';
import { startDocumentEngine } from './index';
import { runEngine, type RunningEngine } from './testing/run-engine';

let running: RunningEngine;
const faults: unknown[] = [];
beforeAll(async () => {
  running = await runEngine({ halfMessageMs: 60, onFault: (fault) => faults.push(fault) });
});
afterAll(() => running.close());

describe('mongoose', () => {
  const connectTo = async () => {
    const connection = await mongoose.createConnection(running.engine.uri, { dbName: 'mongoose' }).asPromise();
    const schema = new mongoose.Schema(
      {
        tripId: { type: Number, required: true, unique: true },
        title: String,
        days: [{ date: String, places: [String] }],
        owner: { type: mongoose.Schema.Types.ObjectId, ref: 'Owner' },
      },
      { timestamps: true, optimisticConcurrency: true },
    );
    const Trip = connection.model('Trip', schema);
    const Owner = connection.model('Owner', new mongoose.Schema({ name: String }));
    await Promise.all([Trip.deleteMany({}), Trip.init()]);
    return { connection, Trip, Owner };
  };

  it('creates, finds, saves and populates', async () => {
    const { connection, Trip, Owner } = await connectTo();
    const owner = await Owner.create({ name: 'Ann' });
    await Trip.create({
      tripId: 1,
      title: 'Rome',
      days: [{ date: '2026-05-01', places: ['Forum'] }],
      owner: owner._id,
    });
    const trip = await Trip.findOne({ tripId: 1 }).orFail();
    trip.days[0]?.places.push('Trevi');
    trip.title = 'Roma';
    await trip.save();
    const found = await Trip.findOne({ 'days.places': 'Trevi' }).populate('owner').lean().orFail();
    expect(found).toMatchObject({ title: 'Roma', days: [{ places: ['Forum', 'Trevi'] }], owner: { name: 'Ann' } });
    await connection.close();
  });

  it('refuses the second of two savers of one version', async () => {
    const { connection, Trip } = await connectTo();
    await Trip.create({ tripId: 2, title: 'Oslo' });
    const [first, second] = [await Trip.findOne({ tripId: 2 }).orFail(), await Trip.findOne({ tripId: 2 }).orFail()];
    first.title = 'first';
    await first.save();
    second.title = 'second';
    await expect(second.save()).rejects.toThrow(mongoose.Error.VersionError);
    expect(await Trip.findOne({ tripId: 2 })).toMatchObject({ title: 'first' });
    await connection.close();
  });

  it('brings indexes into step', async () => {
    const { connection, Trip } = await connectTo();
    await Trip.collection.createIndex({ title: 1 });
    expect(await Trip.syncIndexes()).toEqual(['title_1']);
    expect(Object.keys(await Trip.collection.indexInformation())).toEqual(['_id_', 'tripId_1']);
    await expect(Trip.create([{ tripId: 3 }, { tripId: 3 }])).rejects.toMatchObject({ code: 11000 });
    await connection.close();
  });

  it('keeps the times of nested arrays when an element is changed by position', async () => {
    const connection = await mongoose.createConnection(running.engine.uri, { dbName: 'mongoose' }).asPromise();
    const timestamps = true;
    const place = new mongoose.Schema({ name: String }, { timestamps });
    const day = new mongoose.Schema({ date: String, places: [place] }, { timestamps });
    const Plan = connection.model('Plan', new mongoose.Schema({ days: [day] }, { timestamps }));
    const plan = await Plan.create({ days: [{ date: 'a' }, { date: 'b', places: [{ name: 'Forum' }] }] });
    await Plan.updateOne({ _id: plan._id, 'days.date': 'b' }, { $set: { 'days.$.date': 'c' } });
    await Plan.updateOne({ _id: plan._id, 'days.date': 'c' }, { $push: { 'days.$.places': { name: 'Trevi' } } });
    await Plan.updateOne({ 'days.places.name': 'Trevi' }, { $set: { 'days.$.places.1.name': 'Fontana' } });
    const { days } = await Plan.findById(plan._id).lean().orFail();
    expect(days.map(({ date }) => date)).toEqual(['a', 'c']);
    expect(days[1]?.places.map(({ name }) => name)).toEqual(['Forum', 'Fontana']);
    expect(days[1]?.updatedAt.getTime()).toBeGreaterThanOrEqual(days[0]?.updatedAt.getTime() ?? Infinity);
    expect(days[1]?.places[1]).toMatchObject({ updatedAt: expect.any(Date), createdAt: expect.any(Date) });
    await connection.close();
  });

  it('projects in the aggregate of a discriminator', async () => {
    const connection = await mongoose.createConnection(running.engine.uri, { dbName: 'mongoose' }).asPromise();
    const Event = connection.model('Event', new mongoose.Schema({ name: String, at: { day: Number } }));
    const Flight = Event.discriminator<{ name: string; seats: number; at: { day: number } }>(
      'Flight',
      new mongoose.Schema({ seats: Number }),
    );
    await Event.create({ name: 'walk' });
    const { _id } = await Flight.create({ name: 'to Oslo', seats: 3, at: { day: 5 } });
    const project = async (projection: object) => {
      const found = await Flight.aggregate([{ $project: projection as Record<string, 1> }]);
      expect(found).toHaveLength(1);
      return Object.entries(found[0]);
    };
    expect(await project({ seats: 1, name: 1 })).toEqual(Object.entries({ _id, name: 'to Oslo', seats: 3 }));
    expect(await project({ name: 0, __v: 0 })).toEqual(
      Object.entries({ _id, at: { day: 5 }, __t: 'Flight', seats: 3 }),
    );
    expect(await project({ _id: 0, at: { day: 1 }, left: '$seats' })).toEqual(
      Object.entries({ at: { day: 5 }, left: 3 }),
    );
    await connection.close();
  });

  it('is told plainly that there are no transactions', async () => {
    const { connection, Trip } = await connectTo();
    const work = connection.transaction(async (session) => {
      await Trip.create([{ tripId: 9 }], { session });
    });
    await expect(work).rejects.toMatchObject({ code: 263, message: expect.stringContaining('no transactions') });
    expect(await Trip.countDocuments({ tripId: 9 })).toBe(0);
    await connection.close();
  });
});

describe('GridFS', () => {
  it('takes a file, gives it back, finds it and deletes it', async () => {
    const bucket = new GridFSBucket(running.db, { chunkSizeBytes: 64 * 1024 });
    const content = Buffer.alloc(700_000, 'itinerary ');
    const upload = bucket.openUploadStream('trip.pdf', { metadata: { trip: 1 } });
    await pipeline(Readable.from([content.subarray(0, 300_000), content.subarray(300_000)]), upload);
    const [file] = await bucket.find({ 'metadata.trip': 1 }).toArray();
    expect(file).toMatchObject({ filename: 'trip.pdf', length: 700_000 });
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(file?._id as ObjectId)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    await bucket.delete(file?._id as ObjectId);
    expect(await running.db.collection('fs.chunks').countDocuments()).toBe(0);
  });
});

describe('the handshake', () => {
  it('shows a standalone server with sessions', async () => {
    const hello = await running.db.admin().command({ hello: 1 });
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      logicalSessionTimeoutMinutes: 30,
      maxWireVersion: 21,
      ok: 1,
    });
    expect(hello.setName).toBeUndefined();
    expect((await running.db.admin().buildInfo()).version).toBe('7.0.0');
    expect(await running.db.admin().ping()).toMatchObject({ ok: 1 });
    expect(await running.db.admin().serverStatus()).toMatchObject({ process: 'sojourn-document-engine' });
  });

  it('says which command it does not know', async () => {
    const unknown = running.db.command({ shardCollection: 'x' });
    await expect(unknown).rejects.toMatchObject({ code: 59, message: "no such command: 'shardCollection'" });
  });

  it('refuses names no MongoDB would take', async () => {
    await expect(running.db.command({ insert: 'a$b', documents: [{}] })).rejects.toMatchObject({ code: 73 });
    await expect(running.db.command({ find: '' })).rejects.toMatchObject({ code: 73 });
    await expect(running.db.command({ find: 5 })).rejects.toMatchObject({ code: 73 });
  });
});

describe('a client that misbehaves', () => {
  const closedBy = (send: (socket: Socket) => void) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(running.engine.port, '127.0.0.1', () => send(socket));
      socket.on('close', () => resolve()).on('error', reject);
      socket.resume();
    });
  const header = (length: number, opCode = 2013) => {
    const head = Buffer.alloc(16);
    head.writeInt32LE(length, 0);
    head.writeInt32LE(opCode, 12);
    return head;
  };
  const message = (document: Buffer) => Buffer.concat([header(21 + document.length), Buffer.alloc(5), document]);
  const nested = (depth: number) => {
    // { a: { a: ... } } written by hand: no encoder would go this deep.
    let bytes = Buffer.from([5, 0, 0, 0, 0]);
    const parts: Buffer[] = [];
    for (let i = 0; i < depth; i++) {
      const length = Buffer.alloc(4);
      length.writeInt32LE(5 + (depth - i) * 8);
      parts.push(length, Buffer.from([3, 0x61, 0]));
    }
    bytes = Buffer.concat([...parts, bytes, Buffer.alloc(depth)]);
    return bytes;
  };

  it.each<[string, (socket: Socket) => void]>([
    ['noise', (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['a message that is too large', (socket) => socket.write(header(48_000_001))],
    ['a negative length', (socket) => socket.write(header(-5))],
    ['an unknown operation', (socket) => socket.write(header(16, 2012))],
    ['a truncated message', (socket) => socket.end(message(encode({ ping: 1, $db: 'a' })).subarray(0, 30))],
    ['a message it does not finish', (socket) => socket.write(header(100))],
    ['a document that lies about its length', (socket) => socket.write(message(Buffer.from([99, 0, 0, 0, 0])))],
    ['a document nested without end', (socket) => socket.write(message(nested(200_000)))],
  ])('is shown the door for %s, and nobody else notices', async (_what, send) => {
    const others = running.db.collection('others');
    const [inserted] = await Promise.all([others.insertOne({ at: Date.now() }), closedBy(send)]);
    expect(await others.countDocuments({ _id: inserted.insertedId })).toBe(1);
  });

  it('gets an error for a document that breaks off inside a command, or is shown the door', async () => {
    const name = Buffer.from('documents\0');
    const broken = Buffer.from([12, 0, 0, 0, 2, 0x61, 0, 50, 0, 0, 0, 0]);
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + name.length + broken.length);
    const section = Buffer.concat([Buffer.from([1]), size, name, broken]);
    const body = encode({ insert: 'broken', $db: 'test' });
    const whole = Buffer.concat([header(21 + body.length + section.length), Buffer.alloc(5), body, section]);
    const answered = new Promise<string>((resolve, reject) => {
      const socket = connect(running.engine.port, '127.0.0.1', () => socket.write(whole));
      socket.on('data', (answer: Buffer) => {
        socket.destroy();
        resolve(answer.toString('latin1'));
      });
      socket.on('close', () => resolve('closed')).on('error', reject);
    });
    expect(await answered).toMatch(/writeErrors|closed/);
    expect(await running.db.collection('broken').countDocuments()).toBe(0);
  });
});

describe('the data folder', () => {
  it('keeps everything over a restart: documents, indexes and counters', async () => {
    const own = await runEngine();
    await own.db.collection('users').createIndex({ email: 1 }, { unique: true });
    await own.db.collection('users').insertMany([{ email: 'a', tags: ['x', 'y'] }, { email: 'b' }]);
    await own.db.collection('users').createIndex({ tags: 1 });
    await own.restart();
    const users = own.db.collection('users');
    await expect(users.insertOne({ email: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect(await users.countDocuments({ tags: { $gt: 'w', $lt: 'z' } })).toBe(1);
    expect(Object.keys(await users.indexInformation())).toEqual(['_id_', 'email_1', 'tags_1']);
    await users.insertOne({ email: 'c' });
    expect(
      await users
        .find()
        .map(({ email }) => email as string)
        .toArray(),
    ).toEqual(['a', 'b', 'c']);
    expect((await own.db.command({ validate: 'users' })).valid).toBe(true);
    await own.close();
  });

  it('belongs to one engine at a time, and says so', async () => {
    await expect(startDocumentEngine({ dir: running.dir })).rejects.toThrow(
      /^The data folder .* is in use by process \d+; stop it or choose another folder\.$/,
    );
    expect(await running.db.admin().ping()).toMatchObject({ ok: 1 });
  });

  it('is free again once closed', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'document-engine-'));
    for (let i = 0; i < 3; i++) {
      const engine = await startDocumentEngine({ dir });
      const client = await MongoClient.connect(engine.uri);
      expect(await client.db('d').collection('c').countDocuments()).toBe(i);
      await client.db('d').collection('c').insertOne({});
      await client.close();
      await engine.close();
    }
    rmSync(dir, { recursive: true });
  });
});

describe('the address', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org'])('is never %s', async (host) => {
    const dir = mkdtempSync(join(tmpdir(), 'document-engine-'));
    await expect(startDocumentEngine({ dir, host })).rejects.toThrow(/listens on this machine only/);
    rmSync(dir, { recursive: true });
  });
});
