/** Fetches a picture from wherever a provider says it is, and from nowhere inside (SSRF-1). */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { AppError } from '../app-error';
import { isPublicAddress } from './public-address';

/** The addresses of a name; throws where there are none. */
export type Resolver = (hostname: string) => Promise<readonly string[]>;

export type PictureClientOptions = {
  /** Default 4,000, for all hops together. */
  timeoutMs?: number;
  /** Default 5,000,000. */
  maxBytes?: number;
  /** By default those of the web. */
  ports?: readonly number[];
  resolve?: Resolver;
  isPublic?: (address: string) => boolean;
};

export type PictureClient = {
  /** @throws AppError `not-found` for whatever is no picture that may be fetched, or does not come in time */
  fetch(source: string): Promise<Buffer>;
};

const MOST_HOPS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PICTURE_TYPE = /^image\/(?:jpeg|png|webp|gif|avif)(?:;|$)/i;

const systemResolver: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Nobody learns from us why a foreign server did not answer: that would tell what is inside. */
const noPicture = (cause: unknown) => new AppError('not-found', 'This picture cannot be shown.', { cause });

export function createPictureClient(options: PictureClientOptions = {}): PictureClient {
  const { timeoutMs = 4_000, maxBytes = 5_000_000, ports = [80, 443] } = options;
  const { resolve = systemResolver, isPublic = isPublicAddress } = options;

  /** One address of a name, none of whose addresses is inside. */
  async function publicAddressOf(url: URL): Promise<string> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
    const [first] = addresses;
    if (first === undefined || !addresses.every(isPublic)) throw new Error(`${url.host} is not a public host.`);
    return first;
  }

  function checked(source: string, base?: URL): URL {
    const url = new URL(source, base);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${url.protocol} is not fetched.`);
    if (url.username !== '' || url.password !== '') throw new Error('An address with a password is not fetched.');
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (!ports.includes(port)) throw new Error(`Port ${port} is not fetched from.`);
    return url;
  }

  async function readPicture(body: AsyncIterable<Buffer>): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`The picture is longer than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  /** One hop: the picture, or the address it was moved to. */
  async function hop(url: URL, signal: AbortSignal): Promise<Buffer | URL> {
    const address = await publicAddressOf(url);
    const family = isIP(address);
    // The connection goes to the very address that was judged: a name that answers otherwise the next time changes nothing.
    const agent = new Agent({
      connect: { lookup: (_host, _options, found) => found(null, [{ address, family }]) },
    });
    try {
      const { statusCode, headers, body } = await request(url, {
        ...{ dispatcher: agent, signal, headers: { accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif' } },
      });
      const location = [headers.location].flat()[0];
      if (REDIRECTS.has(statusCode) && location !== undefined) return checked(location, url);
      const type = [headers['content-type']].flat()[0] ?? '';
      if (statusCode !== 200) throw new Error(`${url.host} answered ${statusCode}.`);
      if (!PICTURE_TYPE.test(type)) throw new Error(`${url.host} answered ${type}.`);
      return await readPicture(body);
    } finally {
      await agent.destroy();
    }
  }

  return {
    async fetch(source) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        let at = checked(source);
        for (let hops = 0; hops < MOST_HOPS; hops += 1) {
          const found = await hop(at, signal);
          if (Buffer.isBuffer(found)) return found;
          at = found;
        }
        throw new Error(`${source} leads nowhere.`);
      } catch (cause) {
        throw noPicture(cause);
      }
    },
  };
}
