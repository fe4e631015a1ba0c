import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { Departure } from './departure.model';
import type { DepartureRepository } from './departure.repository';

type DepartureDocument = Omit<Departure, 'userId'> & { _id: string };

const date = { type: Date, required: true } as const;
const text = { type: String, required: true } as const;
const departureSchema = new Schema<DepartureDocument>(
  { _id: text, state: text, askedAt: date, leavesAt: date, checkAt: date },
  { versionKey: false, collection: 'departures', autoIndex: false, autoCreate: false },
);
departureSchema.index({ checkAt: 1 }, { name: 'check' });

const departuresOn = (connection: Connection): Model<DepartureDocument> =>
  (connection.models['Departure'] as Model<DepartureDocument> | undefined) ??
  connection.model<DepartureDocument>('Departure', departureSchema);

/** The migration step of leavings: their index. Safe to run again, and by several at once. */
export async function migrateDepartures(connection: Connection): Promise<void> {
  await departuresOn(connection).createIndexes();
}

/** Leavings in MongoDB, keyed by the account. */
export function createMongoDepartureRepository(connection: Connection): DepartureRepository {
  const departures = departuresOn(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  const find = (userId: string) => within(async () => departureOf(await departures.findById(userId).lean()));
  return {
    find,
    async begin(departure) {
      const { userId, ...fields } = departure;
      await withMongoErrors(
        async () => {
          // Over one that was cancelled, or where there is none; over any other the key is taken.
          await departures.updateOne({ _id: userId, state: 'staying' }, { $set: fields }, { upsert: true });
        },
        { unavailable, onDuplicateKey: () => undefined },
      );
      return (await find(userId)) ?? departure;
    },
    change: (userId, from, { userId: _same, ...to }) =>
      within(async () => {
        const { matchedCount } = await departures.updateOne({ _id: userId, state: from }, { $set: to });
        return matchedCount === 1;
      }),
    due: (now, limit) =>
      within(async () => {
        const due = departures.find({ checkAt: trusted({ $lte: now }) }).sort({ checkAt: 1 });
        return (await due.limit(limit).lean()).flatMap((each) => departureOf(each) ?? []);
      }),
    remove: (userId, state) => within(async () => void (await departures.deleteOne({ _id: userId, state }))),
  };
}

function departureOf(document: DepartureDocument | null): Departure | null {
  if (!document) return null;
  const { _id: userId, ...departure } = document;
  return { userId, ...departure };
}
