/** How a link lies in the database. */
import { shareRoles, type SharedDetails } from '@sojourn/contracts/plan';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Share } from './share.model';

/** A link as a document. */
export type ShareDocument = Omit<Share, 'id' | 'includes'> & { _id: string; includes: Partial<SharedDetails> };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const yesOrNo = { type: Boolean, required: true } as const;
const shareDocument = new Schema<ShareDocument>(
  {
    _id: text,
    tripId: number,
    ownerId: text,
    tokenDigest: text,
    sealedToken: String,
    slot: number,
    role: { ...text, enum: shareRoles },
    includes: {
      bookingCodes: yesOrNo,
      documents: yesOrNo,
      notes: Boolean,
      costs: Boolean,
      people: Boolean,
      addresses: Boolean,
    },
    name: String,
    expiresAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastOpenedAt: { type: Date, default: null },
    isPaused: Boolean,
  },
  { collection: 'trip_shares', versionKey: false, autoIndex: false, autoCreate: false },
);
shareDocument.index({ tokenDigest: 1 }, { name: 'token', unique: true });
shareDocument.index({ tripId: 1, slot: 1 }, { name: 'slot', unique: true });
shareDocument.index({ tripId: 1, createdAt: -1 }, { name: 'list' });
shareDocument.index({ ownerId: 1 }, { name: 'owner' });
shareDocument.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

/** The links of a connection, which refuses to compile the same model twice. */
export const sharesOn = (connection: Connection): Model<ShareDocument> =>
  (connection.models['TripShare'] as Model<ShareDocument> | undefined) ??
  connection.model<ShareDocument>('TripShare', shareDocument);
