/**
 * What stands between a browser and a portal and can be made to fail. Faults are made here and not in the browser, whose
 * own interception would turn its cache off.
 */
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** One request, and how it is answered when nothing is wrong. */
export type Passing = { path: string; res: ServerResponse; pass: () => void; whole: () => Promise<Whole> };

/** An answer of the portal, not compressed. */
export type Whole = { headers: IncomingMessage['headers']; body: Buffer };

/** Answers a request in the portal's place, or passes it. */
export type Interference = (passing: Passing) => void | Promise<void>;

export class Front {
  interference: Interference | undefined;
  readonly #agent = new Agent({ keepAlive: true });
  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  /** @param port of the portal on loopback */
  static async start(port: number): Promise<Front> {
    const server = createServer();
    const front = new Front(server, port);
    server.on('request', (req, res) => front.#answer(req, res));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return front;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    this.#agent.destroy();
  }

  #answer(req: IncomingMessage, res: ServerResponse): void {
    const path = req.url ?? '/';
    const ask = (headers: IncomingMessage['headers']) =>
      request({ host: '127.0.0.1', port: this.port, agent: this.#agent, path, method: req.method, headers });
    const pass = () => {
      const upstream = ask(req.headers);
      upstream.on('response', (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      upstream.on('error', () => res.destroy());
      req.pipe(upstream);
    };
    const whole = async (): Promise<Whole> => {
      const upstream = ask({ ...req.headers, 'accept-encoding': 'identity' }).end();
      const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
      return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
    };
    if (this.interference) void this.interference({ path, res, pass, whole });
    else pass();
  }
}
