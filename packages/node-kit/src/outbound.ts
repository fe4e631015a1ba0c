/** Calls to providers outside (SSRF-1): only to hosts that were named when the process started, and never further. */
import * as z from 'zod/v4/core';
import { request } from 'undici';
import { AppError } from './app-error';

/** Which hosts may be asked, what they are called in messages, how long a call may take and how long an answer may be. */
export type OutboundOptions = {
  /** As a person calls the provider: `weather`. */
  name: string;
  /** `https://api.example.org`: scheme, host and port; whatever is not listed is refused. */
  origins: readonly string[];
  timeoutMs: number;
  /** Default 1,000,000. */
  maxBytes?: number;
};

/** A client for JSON of providers outside. */
export type Outbound = {
  /**
   * Reads JSON. A redirect is not followed: it might lead anywhere.
   * @throws AppError `unavailable` for whatever goes wrong on the way, and for an answer of another shape
   */
  getJson<Schema extends z.$ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>>;
};

const MAX_BYTES = 1_000_000;

async function readText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Creates the client of one provider. */
export function createOutbound({ name, origins, timeoutMs, maxBytes = MAX_BYTES }: OutboundOptions): Outbound {
  const allowed = new Set(origins.map((each) => new URL(each).origin));

  async function read(url: URL): Promise<unknown> {
    const { statusCode, body } = await request(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(body, maxBytes);
    if (statusCode !== 200) throw new Error(`${url.host} answered ${statusCode}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  return {
    async getJson(url, schema) {
      try {
        if (!allowed.has(url.origin)) throw new Error(`${url.origin} is not a host that may be asked.`);
        return z.parse(schema, await read(url)) as never;
      } catch (cause) {
        const message = `The ${name} provider cannot be reached at the moment. Please try again later.`;
        throw new AppError('unavailable', message, { cause, retryAfterSeconds: 30 });
      }
    },
  };
}
