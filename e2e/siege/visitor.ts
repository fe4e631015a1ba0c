/** Somebody on the network: an address of their own on loopback, and their cookies. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What came back; status 0 when nothing did. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** One call; `body` travels as JSON. */
export type Call = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };

const LIMIT_MS = 20_000;
const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn', accept: 'application/json' };
const NO_ANSWER = { status: 0, headers: {}, text: '' };

export class Visitor {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #cookies = new Map<string, string>();

  /** @param address one of 127.0.0.0/8; the bff counts each for itself */
  constructor(
    readonly port: number,
    readonly address: string,
  ) {}

  ask({ method = 'GET', path, body, headers = {} }: Call): Promise<Answer> {
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const done = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - startedAt });
      const req = request(
        {
          ...{ host: '127.0.0.1', port: this.port, localAddress: this.address, agent: this.#agent, method, path },
          headers: {
            ...ours,
            ...(this.cookie ? { cookie: this.cookie } : {}),
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
            ...headers,
          },
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('error', () => done(NO_ANSWER));
          res.on('end', () => {
            this.#keep(res.headers['set-cookie'] ?? []);
            done({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      req.setTimeout(LIMIT_MS, () => req.destroy(new Error('no answer')));
      req.on('error', () => done(NO_ANSWER)).end(text);
    });
  }

  /** What a browser would send. */
  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** Takes over what another visitor has; '' forgets all. */
  set cookie(text: string) {
    this.#cookies.clear();
    this.#keep(text === '' ? [] : text.split('; '));
  }

  #keep(sent: readonly string[]): void {
    for (const text of sent) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** Makes an account and is signed in with it. */
  signUp(username: string): Promise<Answer> {
    const body = { username, email: `${username}@example.com`, password: 'Be-sieged!1' };
    return this.ask({ method: 'POST', path: '/api/register', body });
  }

  /** A bare connection that has sent `text`; what comes back is for the caller to read, or not. */
  open(text: string): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: this.address });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject).on('error', () => undefined);
        socket.write(text, () => resolve(socket));
      });
    });
  }

  /** Head of a request as {@link open} takes it, without its closing empty line. */
  head(line: string, headers: Record<string, string> = {}): string {
    const all = {
      host: `localhost:${this.port}`,
      ...ours,
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n`;
  }

  leave(): void {
    this.#agent.destroy();
  }
}

/** When a connection is over, and what was said on it until then. */
export function untilClosed(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => socket.once('close', () => resolve(said)));
}

/** The status in an answer as {@link untilClosed} returns it; 0 without one. */
export const statusIn = (said: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0);
