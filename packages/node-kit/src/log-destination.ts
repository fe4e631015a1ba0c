import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const MOST_WAITING_CHARACTERS = 4 * 2 ** 20;
const RETRY_MS = 50;

/** Where a logger writes: lines gather while others are being written, and are written at once where nothing can wait. */
export type LogDestination = DestinationStream & { flushSync(): void };

/**
 * A file descriptor that loses lines rather than the process: those that it refuses (a full disk) and those beyond 4 MB.
 * Not pino's own destination, whose flush at the exit of a process tries for ever on a full disk (sonic-boom 4.2.1).
 */
export function createLogDestination(fd: number): LogDestination {
  let waiting = '';
  let isWriting = false;

  const writeOn = (bytes: Buffer) => {
    isWriting = true;
    write(fd, bytes, (error, written) => {
      // A pipe whose reader is slow takes it later.
      if (error?.code === 'EAGAIN') return void setTimeout(() => writeOn(bytes), RETRY_MS);
      const isPart = !error && written < bytes.length;
      if (isPart) return writeOn(bytes.subarray(written));
      isWriting = false;
      writeWaiting();
    });
  };
  const writeWaiting = () => {
    if (isWriting || waiting === '') return;
    const bytes = Buffer.from(waiting);
    waiting = '';
    writeOn(bytes);
  };
  const flushSync = () => {
    if (waiting === '') return;
    const bytes = Buffer.from(waiting);
    waiting = '';
    try {
      writeSync(fd, bytes);
    } catch {
      // Nobody could be told: this is where things are told.
    }
  };
  process.once('exit', flushSync);
  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING_CHARACTERS) return;
      waiting += line;
      writeWaiting();
    },
    flushSync,
  };
}
