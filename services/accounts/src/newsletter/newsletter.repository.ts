/** The port to where newsletter subscriptions are stored. */

/**
 * `emailKey` is the address as it is compared, `email` as it was typed. `unsubscribeToken` stands in every issue, so it is
 * stored as it is: all it can do is end the subscription. `recipientKey` is the same for all forms of one Google address;
 * absent in subscriptions from before.
 */
export type Subscription = {
  emailKey: string;
  email: string;
  subscribedAt: Date;
  unsubscribeToken: string;
  recipientKey?: string;
};

/** Throws AppError `unavailable` when the store cannot be reached. */
export type NewsletterRepository = {
  /** Stores a confirmed subscription; one of its address or its recipient that is there already stays as it was. */
  save(subscription: Subscription): Promise<void>;
  find(emailKey: string): Promise<Subscription | null>;
  findByRecipient(recipientKey: string): Promise<Subscription | null>;
  /** Ends the subscription that has this token, if there is one. */
  removeByToken(unsubscribeToken: string): Promise<void>;
  /** Ends the subscription of an address, if there is one. */
  removeByAddress(emailKey: string): Promise<void>;
};
