import { pino, type DestinationStream, type Logger } from 'pino';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'secret', 'authorization', 'cookie'];
const HEADERS = ['authorization', 'cookie', '["set-cookie"]'];

/** What {@link createLogger} needs: the process's name, a pino level, and a destination other than stdout in tests. */
export type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** A JSON logger whose secrets (passwords, tokens, cookies) are redacted, one and two levels deep. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    redact: {
      paths: [
        ...SECRETS.flatMap((key) => [key, `*.${key}`]),
        ...HEADERS.flatMap((key) =>
          ['req.headers', 'res.headers', 'headers'].map((at) => (key.startsWith('[') ? at + key : `${at}.${key}`)),
        ),
      ],
      censor: '[redacted]',
    },
  };
  // Asynchronous writes: a slow terminal or pipe must not hold up requests.
  return pino(options, destination ?? pino.destination({ sync: false }));
}

export type { Logger };
