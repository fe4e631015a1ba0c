import type { Socket } from 'node:net';
import type { Document } from '../bson/document';
import type { Engine } from '../commands/command';
import { runCommand } from '../commands/registry';
import { toCommandError } from '../errors';
import { MessageFramer } from './framing';
import { encodeReply, parseRequest, type Request } from './messages';

/** What a connection serves, its limits, and where it reports faults. */
export interface ConnectionOptions {
  engine: Engine;
  id: number;
  /** How long a message may stay unfinished. */
  halfMessageMs: number;
  onFault: (fault: { connectionId: number; message: string }) => void;
}

const MOST_WAITING = 16;

/** Serves one client until it leaves or sends something that is no message. */
export function serveConnection(socket: Socket, options: ConnectionOptions): void {
  const framer = new MessageFramer();
  const waiting: Buffer[] = [];
  let isServing = false;
  let replies = 0;

  const fault = (error: unknown) => {
    options.onFault({ connectionId: options.id, message: error instanceof Error ? error.message : String(error) });
    socket.destroy();
  };

  const serve = async () => {
    isServing = true;
    for (let message = waiting.shift(); message && !socket.destroyed; message = waiting.shift()) {
      const request = parseRequest(message);
      const answer = await answerTo(request, options);
      if (request.wantsReply && !socket.destroyed) {
        socket.cork();
        for (const part of encodeReply(request, ++replies, answer)) socket.write(part);
        socket.uncork();
      }
      if (socket.isPaused() && waiting.length < MOST_WAITING) socket.resume();
    }
    isServing = false;
  };

  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    try {
      waiting.push(...framer.push(chunk));
    } catch (error) {
      return fault(error);
    }
    socket.setTimeout(framer.isMidMessage ? options.halfMessageMs : 0);
    if (waiting.length >= MOST_WAITING) socket.pause();
    if (!isServing) serve().catch(fault);
  });
  socket.on('timeout', () => {
    if (framer.isMidMessage) fault(new Error('a message was begun and not finished'));
  });
  // A client that vanishes is everyday life; 'close' follows.
  socket.on('error', () => socket.destroy());
}

async function answerTo(request: Request, { engine, id }: ConnectionOptions): Promise<Document | Uint8Array> {
  const { name, db, body, sequences } = request;
  try {
    const answer = await runCommand({ engine, name, db, body, sequences, connectionId: id });
    return answer instanceof Uint8Array ? answer : { ...answer, ok: 1 };
  } catch (error) {
    const failure = toCommandError(error);
    return { ok: 0, errmsg: failure.message, code: failure.code, codeName: failure.codeName, ...failure.details };
  }
}
