import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, type Connection } from 'mongoose';
import { unavailable } from '../unavailable';
import type { NewsletterRepository, Subscription } from './newsletter.repository';

type SubscriptionDocument = { _id: string; email: string; subscribedAt: Date };

const subscriptionSchema = new Schema<SubscriptionDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    subscribedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'newsletter' },
);

/** Subscriptions in MongoDB, keyed by the address, so that no index of ours is needed. */
export function createMongoNewsletterRepository(connection: Connection): NewsletterRepository {
  const model = connection.model('Subscription', subscriptionSchema);
  return {
    save: ({ emailKey, email, subscribedAt }) =>
      withMongoErrors(
        async () => {
          await model.updateOne({ _id: emailKey }, { $setOnInsert: { email, subscribedAt } }, { upsert: true });
        },
        // Two upserts of one key at the same moment: the other one stored it.
        { unavailable, onDuplicateKey: () => undefined },
      ),
    find: (emailKey) =>
      withMongoErrors(
        async () => {
          const found = await model.findById(emailKey).lean();
          return found ? subscriptionOf(found) : null;
        },
        { unavailable },
      ),
  };
}

const subscriptionOf = ({ _id, email, subscribedAt }: SubscriptionDocument): Subscription => ({
  emailKey: _id,
  email,
  subscribedAt,
});
