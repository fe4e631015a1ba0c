/** What stands behind nginx where a test wants to see what arrives: servers of one port, and who knows their addresses. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Place = { address: string; port: number; listener: RequestListener };

/** A bff's stand-in at an address of loopback, which counts what reaches it. */
export class StandIn {
  connections = 0;
  readonly requests: string[] = [];
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start({ address, port, listener }: Place): Promise<StandIn> {
    const server = createServer();
    server.listen(port, address);
    await once(server, 'listening');
    const standIn = new StandIn(server, (server.address() as AddressInfo).port);
    server.on('connection', () => (standIn.connections += 1));
    server.on('request', (req, res) => {
      standIn.requests.push(`${req.method} ${req.url}`);
      listener(req, res);
    });
    return standIn;
  }

  /** As when its container goes: every connection ends. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

const HEADER_BYTES = 12;
const IPV4 = 1;

/** A name server on loopback; every name has the addresses that it is given. */
export class NameServer {
  /** The ports of those who were told the addresses of now; each worker of nginx asks from its own. */
  readonly told = new Set<number>();
  private constructor(
    private readonly socket: Socket,
    private addresses: readonly string[],
  ) {}

  static async start(addresses: readonly string[]): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const nameServer = new NameServer(socket, addresses);
    socket.on('message', (query, { port, address }) => {
      socket.send(nameServer.answer(query), port, address);
      nameServer.told.add(port);
    });
    return nameServer;
  }

  /** What is answered from now on. */
  change(addresses: readonly string[]): void {
    this.addresses = addresses;
    this.told.clear();
  }

  get place(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): void {
    this.socket.close();
  }

  /** RFC 1035: the question again, and a record of the same name (a pointer to it) for each address; none for IPv6. */
  private answer(query: Buffer): Buffer {
    const end = query.indexOf(0, HEADER_BYTES) + 5;
    const addresses = query.readUInt16BE(end - 4) === IPV4 ? this.addresses : [];
    const question = Buffer.from(query.subarray(0, end));
    question.writeUInt16BE(0x8180, 2);
    question.writeUInt16BE(addresses.length, 6);
    question.writeUInt32BE(0, 8);
    const records = addresses.map((each) => [
      0xc0,
      HEADER_BYTES,
      0,
      IPV4,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      4,
      ...each.split('.').map(Number),
    ]);
    return Buffer.concat([question, ...records.map((record) => Buffer.from(record))]);
  }
}
