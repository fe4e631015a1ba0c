/** How a trip lies in the database: documents are mapped to the model here and nowhere else. */
import { tripStatuses } from '@sojourn/contracts';
import type { TripPlan } from '@sojourn/contracts/plan';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredChange } from '../plan/plan.model';
import type { Trip } from './trip.model';

/** The sentence of a trip that cannot be reached. */
export const unavailable = 'Your trips cannot be reached right now. Please try again in a moment.';

/** The newest change as it stands in its trip. */
export type NewestDocument = Omit<StoredChange, 'tripId'>;

/** A trip as a document. Absent unless it has one: partial indexes skip what is absent. */
export type TripRecord = Omit<Trip, 'id' | 'serial' | 'deletion' | 'idempotencyKey' | 'requestDigest'> & {
  _id: number;
  deletedAt: Date | null;
  purgeAt?: Date;
  serial?: number;
  idempotencyKey?: string;
  requestDigest?: string;
  /** Absent in a trip from before there were plans. */
  plan?: TripPlan;
  planBytes?: number;
  newest?: NewestDocument;
};

const text = { type: String, required: true } as const;
const tripDocument = new Schema<TripRecord>(
  {
    _id: { type: Number, required: true },
    ownerId: text,
    title: text,
    destination: text,
    startDate: text,
    endDate: text,
    budgetCents: { type: Number, default: null },
    notes: { type: String, default: null },
    status: { ...text, enum: tripStatuses },
    picture: String,
    costCents: Number,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    purgeAt: Date,
    serial: Number,
    idempotencyKey: String,
    requestDigest: String,
    plan: Schema.Types.Mixed,
    planBytes: Number,
    newest: Schema.Types.Mixed,
  },
  // Without `minimize: false` empty records of a plan would be left out.
  { collection: 'trips', versionKey: false, autoIndex: false, autoCreate: false, minimize: false },
);
tripDocument.index({ ownerId: 1, deletedAt: 1, startDate: 1, _id: 1 }, { name: 'list' });
// No TTL index: what belongs to a trip lies elsewhere too, and goes before it (trip.jobs.ts).
tripDocument.index({ purgeAt: 1 }, { name: 'expired', partialFilterExpression: { purgeAt: { $exists: true } } });
tripDocument.index(
  { ownerId: 1, purgeAt: -1, _id: -1 },
  { name: 'deleted', partialFilterExpression: { purgeAt: { $exists: true } } },
);
tripDocument.index(
  { ownerId: 1, idempotencyKey: 1 },
  // Not `sparse`: a compound sparse index holds every document that has any of its fields, and all have an owner.
  { name: 'idempotency', unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
tripDocument.index(
  { ownerId: 1, serial: 1 },
  { name: 'serial', unique: true, partialFilterExpression: { serial: { $exists: true } } },
);
/** The index of what plans take: read alone for the sum of an owner's (decision 101). */
export const SIZE_INDEX = 'size';
tripDocument.index({ ownerId: 1, deletedAt: 1, planBytes: 1 }, { name: SIZE_INDEX });

/** The trips of a connection, which refuses to compile the same model twice. */
export const tripsOn = (connection: Connection): Model<TripRecord> =>
  (connection.models['Trip'] as Model<TripRecord> | undefined) ?? connection.model<TripRecord>('Trip', tripDocument);

/** Of a trip what its list shows. */
export const withoutPlan = { plan: 0, planBytes: 0, newest: 0 } as const;

/** A trip's own fields as a document has them, without its plan. */
export function fieldsOf(trip: Trip & { plan?: unknown; planBytes?: unknown; newest?: unknown }): TripRecord {
  const {
    id,
    serial,
    deletion,
    idempotencyKey,
    requestDigest,
    plan: _plan,
    planBytes: _bytes,
    newest: _newest,
    ...same
  } = trip;
  return {
    _id: id,
    ...same,
    deletedAt: deletion?.deletedAt ?? null,
    ...(deletion ? { purgeAt: deletion.purgeAt } : {}),
    ...(serial === null ? {} : { serial }),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    ...(requestDigest === null ? {} : { requestDigest }),
  };
}

/** The fields that may be absent, and are in this document. */
export const absentFieldsOf = (document: TripRecord): string[] =>
  (['picture', 'costCents', 'purgeAt', 'serial', 'idempotencyKey', 'requestDigest'] as const).filter(
    (name) => document[name] === undefined,
  );

/** A document's trip, without its plan. */
export function toTrip(document: TripRecord): Trip {
  const {
    _id,
    serial,
    deletedAt,
    purgeAt,
    idempotencyKey,
    requestDigest,
    plan: _plan,
    planBytes: _bytes,
    newest: _newest,
    ...same
  } = document;
  return {
    id: _id,
    ...same,
    deletion: deletedAt && purgeAt ? { deletedAt, purgeAt } : null,
    serial: serial ?? null,
    idempotencyKey: idempotencyKey ?? null,
    requestDigest: requestDigest ?? null,
  };
}
