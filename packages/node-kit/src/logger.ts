import { pino, type DestinationStream, type Logger } from 'pino';
import { createLogDestination } from './log-destination';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'secret', 'authorization', 'cookie'];
const HEADERS = ['authorization', 'cookie', '["set-cookie"]'];

/** What {@link createLogger} needs: the process's name, a pino level, and a destination other than stderr in tests. */
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
  // To stderr, because stdout carries the ready line to the parent, and a parent that died leaves a broken pipe there.
  // Asynchronous: a slow file must not hold up requests.
  return pino(options, destination ?? createLogDestination(2));
}

export type { Logger };
