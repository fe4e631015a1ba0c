/** The port to outgoing mail: messages are handed in here and sent soon, by a worker that tries again when it must. */

/** What a message is about, in the queue, the log and its limits: `verify-address`, `password-changed`. */
export type MailKind = string;

/** A finished message. `text` and `html` say the same. */
export type MailMessage = {
  kind: MailKind;
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Whom an answer reaches, when that is not us. */
  replyTo?: string;
  /**
   * Whether somebody else than its reader may have caused it. Of such messages an address gets a few in an hour and no
   * more, so that nobody's inbox can be flooded through us. Security notices are `false`: they always go.
   */
  isLimited: boolean;
  /** What the message is called, where it may be handed in twice and is to be sent once. */
  id?: string;
};

/** `limited`: not taken, because the address had its share of such messages for now. */
export type MailOutcome = 'queued' | 'limited';

/** Somebody as messages name them. */
export type Addressee = { address: string; username: string };

/** Whether a message is to, from, or about somebody. Names stand in messages in these quotation marks. */
export function isAbout(
  { address, username }: Addressee,
  message: Pick<MailMessage, 'to' | 'replyTo' | 'text'>,
): boolean {
  const key = address.toLowerCase();
  const { to, replyTo = '', text } = message;
  return [to, replyTo, text].some((part) => part.toLowerCase().includes(key)) || text.includes(`“${username}”`);
}

/**
 * The inbox that an address most likely leads to: without regard to case and to what stands behind a plus sign, which most
 * providers leave out, and at Google without dots, and by one domain of its two. For counting alone: messages go to the
 * address itself.
 * @see https://support.google.com/mail/answer/7436150
 * @example inboxOf('A.da+trips@GoogleMail.com') // 'ada@gmail.com'
 */
export function inboxOf(address: string): string {
  const plain = address
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[^+])\+[^@]*(?=@)/, '');
  const google = /^([^@]+)@(?:gmail|googlemail)\.com$/.exec(plain);
  return google?.[1] ? `${google[1].replaceAll('.', '')}@gmail.com` : plain;
}

/** Outgoing mail. */
export type MailQueue = {
  /**
   * Resolves once the message is stored, not once it is sent.
   * @throws AppError `unavailable` within a second while the queue cannot be reached
   */
  enqueue(message: MailMessage): Promise<MailOutcome>;
  /** @throws AppError `unavailable` while the queue cannot be reached: asked before promising that something is sent */
  check(): Promise<void>;
  /** Takes back what waits and is to, from, or about somebody who is gone. */
  forget(who: Addressee): Promise<void>;
};
