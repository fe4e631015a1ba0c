/** The port to where newsletter subscriptions are stored. */

/** `emailKey` is the address as it is compared, `email` as it was typed first. */
export type Subscription = { emailKey: string; email: string; subscribedAt: Date };

/** Throws AppError `unavailable` when the store cannot be reached. */
export type NewsletterRepository = {
  /** Stores a subscription; one that is there already stays as it was. */
  save(subscription: Subscription): Promise<void>;
  find(emailKey: string): Promise<Subscription | null>;
};
