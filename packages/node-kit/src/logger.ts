import { pino, type DestinationStream, type Logger } from 'pino';

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
  // To stderr, because stdout carries the ready line to the parent, and a parent that died leaves a broken pipe there, at
  // which pino's stream waits for ever (sonic-boom 4, flushSync). Asynchronous: a slow file must not hold up requests.
  return pino(options, destination ?? toStderr());
}

const MOST_WAITING_BYTES = 4 * 2 ** 20;

/** On a full disk lines wait for the next one that is written, and those beyond 4 MB are lost: no process ends of it. */
function toStderr(): DestinationStream {
  const stream = pino.destination({ fd: 2, sync: false, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => undefined);
  return stream;
}

export type { Logger };
