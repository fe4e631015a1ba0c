/** The port to whatever carries a message out of the portal. */
import type { Addressee, MailMessage } from './mail-queue';

/** A message with the name it goes by: the same at every attempt, so that a mail program shows one of two. */
export type OutgoingMail = MailMessage & { messageId: string };

/** Where messages go, and from whom. */
export type MailProvider = {
  /** What `/healthz` calls it. */
  name: 'smtp' | 'outbox';
  /**
   * Resolves once the message is accepted.
   * @throws AppError `bad-input` when it will never be accepted (an address that does not exist), `unavailable` or
   *   `storage-full` when it may be later
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Takes away what it stored of messages that are to, from, or about somebody. */
  forget(who: Addressee): Promise<void>;
  close(): void;
};
