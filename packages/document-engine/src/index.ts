import { openEngine } from './engine';
import { listen, LOOPBACK } from './wire/server';

/** How to start an engine. */
export interface DocumentEngineOptions {
  /** The data folder; made if it is not there. One engine at a time may have it. */
  dir: string;
  /** The port to listen on; 0 (the default) takes any free one. */
  port?: number;
  /** A unix socket to listen on instead of a port; only this user may open it. */
  socket?: string;
  /** The address to listen on; anything but loopback is refused. Default 127.0.0.1. */
  host?: string;
  /** How long a begun message may stay unfinished, in milliseconds. Default 30 000. */
  halfMessageMs?: number;
  /** Called with faults that no client gets an answer about. */
  onFault?: (fault: unknown) => void;
}

/** A running engine. */
export interface DocumentEngine {
  /** A connection string for the MongoDB driver or mongoose, without a database name. */
  uri: string;
  /** 0 for an engine on a unix socket. */
  port: number;
  /** Finishes accepted writes, closes all connections and the data folder. */
  close: () => Promise<void>;
}

/**
 * Starts an engine in this process.
 *
 * @example
 * const engine = await startDocumentEngine({ dir: await mkdtemp(join(tmpdir(), 'trips-')) });
 * await mongoose.connect(engine.uri, { dbName: 'trips' });
 */
export async function startDocumentEngine(options: DocumentEngineOptions): Promise<DocumentEngine> {
  const onFault = options.onFault ?? (() => undefined);
  const { engine, close } = await openEngine(options.dir, onFault);
  try {
    const address = options.socket
      ? { socket: options.socket }
      : { host: options.host ?? LOOPBACK, port: options.port ?? 0 };
    const server = await listen(address, { engine, halfMessageMs: options.halfMessageMs ?? 30_000, onFault });
    return {
      uri: `mongodb://${options.socket ? encodeURIComponent(options.socket) : `${LOOPBACK}:${server.port}`}/`,
      port: server.port,
      close: async () => {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
