import { AppError } from '@sojourn/node-kit';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options';
import type { MailProvider } from './mail.provider';

/** A server that is silent for so long is given up, so that one message never holds the queue. */
const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@host:587` or `smtps://…`; TLS is used whenever the server offers it
 * @param from `Sojourn <no-reply@example.org>`
 */
export function createSmtpProvider({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  return {
    name: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(mailOptions(mail, from));
      } catch (cause) {
        throw refusalOf(cause);
      }
    },
    // What was handed over is the other server's.
    forget: async () => undefined,
    close: () => transport.close(),
  };
}

/** A reply of 500 and above is the server's last word: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
function refusalOf(cause: unknown): AppError {
  const { responseCode, code } = cause as { responseCode?: number; code?: string };
  // A wrong password of ours is for operators to mend, and the messages wait.
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return isFinal
    ? new AppError('bad-input', 'The mail server does not take this message.', { cause })
    : new AppError('unavailable', 'The mail server does not answer.', { cause, retryAfterSeconds: 60 });
}
