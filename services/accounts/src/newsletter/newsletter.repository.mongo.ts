import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { NewsletterRepository, Subscription } from './newsletter.repository';

type SubscriptionDocument = Omit<Subscription, 'emailKey'> & { _id: string };

const text = { type: String, required: true } as const;
const subscriptionSchema = new Schema<SubscriptionDocument>(
  {
    _id: text,
    email: text,
    subscribedAt: { type: Date, required: true },
    unsubscribeToken: text,
    recipientKey: String,
  },
  { versionKey: false, collection: 'newsletter', autoIndex: false, autoCreate: false },
);
subscriptionSchema.index({ unsubscribeToken: 1 }, { unique: true, sparse: true, name: 'unsubscribe' });
subscriptionSchema.index({ recipientKey: 1 }, { unique: true, sparse: true, name: 'recipient' });

const subscriptionsOn = (connection: Connection): Model<SubscriptionDocument> =>
  (connection.models['Subscription'] as Model<SubscriptionDocument> | undefined) ??
  connection.model<SubscriptionDocument>('Subscription', subscriptionSchema);

/**
 * The migration step of subscriptions: their index. Those from before subscriptions were confirmed have no token, and
 * count as none. Safe to run again.
 */
export async function migrateNewsletter(connection: Connection): Promise<void> {
  await subscriptionsOn(connection).createIndexes();
}

/** Subscriptions in MongoDB, keyed by the address. */
export function createMongoNewsletterRepository(connection: Connection): NewsletterRepository {
  const model = subscriptionsOn(connection);
  return {
    save: ({ emailKey, ...subscription }) =>
      withMongoErrors(
        async () => {
          await model.deleteOne({ _id: emailKey, unsubscribeToken: null });
          await model.updateOne({ _id: emailKey }, { $setOnInsert: subscription }, { upsert: true });
        },
        // Two upserts of one key or one recipient at the same moment: the other one stored it.
        { unavailable, onDuplicateKey: () => undefined },
      ),
    find: (emailKey) =>
      withMongoErrors(
        async () => {
          const found = await model.findById(emailKey).lean();
          return found && toSubscription(found);
        },
        { unavailable },
      ),
    findByRecipient: (recipientKey) =>
      withMongoErrors(
        async () => {
          const found = await model.findOne({ recipientKey }).lean();
          return found && toSubscription(found);
        },
        { unavailable },
      ),
    removeByAddress: (emailKey) =>
      withMongoErrors(async () => void (await model.deleteOne({ _id: emailKey })), { unavailable }),
    removeByToken: (unsubscribeToken) =>
      withMongoErrors(async () => void (await model.deleteOne({ unsubscribeToken })), { unavailable }),
  };
}

/** Null for one from before subscriptions were confirmed. */
function toSubscription({ _id, ...subscription }: SubscriptionDocument): Subscription | null {
  return subscription.unsubscribeToken ? { emailKey: _id, ...subscription } : null;
}
