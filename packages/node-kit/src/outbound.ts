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
  /** Sent with each call, such as the key the provider gave. */
  headers?: Record<string, string>;
  /** The error for an answer that says what is wrong with the question or our key; undefined for any other. */
  refusalOf?: (status: number, body: string) => AppError | undefined;
};

/** A client for JSON of providers outside. */
export type Outbound = {
  /**
   * Reads JSON. A redirect is not followed: it might lead anywhere.
   * @throws AppError `overloaded` when the provider asks for patience (429), with the seconds it names; `unavailable` for
   * whatever else goes wrong on the way, and for an answer of another shape
   */
  getJson<Schema extends z.$ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>>;
  /** Sends JSON and reads what is answered to it (200 or 201), otherwise as {@link getJson}. */
  postJson<Schema extends z.$ZodType>(url: URL, body: unknown, schema: Schema): Promise<z.output<Schema>>;
};

const MAX_BYTES = 1_000_000;
const PATIENCE_SECONDS = { least: 1, usual: 30, most: 600 };

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

const TOO_MANY = 429;
const ANSWERED = new Set([200, 201]);
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Seconds until the provider may be asked again: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function patienceOf(header: string | string[] | undefined): number {
  const [given = ''] = [header].flat();
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - Date.now()) / 1_000);
  if (Number.isNaN(seconds)) return PATIENCE_SECONDS.usual;
  return Math.min(PATIENCE_SECONDS.most, Math.max(PATIENCE_SECONDS.least, seconds));
}

/** Creates the client of one provider. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { name, origins, timeoutMs, maxBytes = MAX_BYTES, headers: ownHeaders = {}, refusalOf } = options;
  const allowed = new Set(origins.map((each) => new URL(each).origin));

  async function read(url: URL, sent?: unknown): Promise<unknown> {
    const { statusCode, headers, body } = await request(url, {
      headers: { ...ownHeaders, accept: 'application/json', ...(sent !== undefined && JSON_HEADERS) },
      ...(sent !== undefined && { method: 'POST' as const, body: JSON.stringify(sent) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(body, maxBytes);
    if (statusCode === TOO_MANY) {
      const message = `The ${name} provider takes no more questions at the moment. Please try again a little later.`;
      throw new AppError('overloaded', message, { retryAfterSeconds: patienceOf(headers['retry-after']) });
    }
    if (ANSWERED.has(statusCode)) return JSON.parse(text);
    throw refusalOf?.(statusCode, text) ?? new Error(`${url.host} answered ${statusCode}: ${text.slice(0, 200)}`);
  }

  async function ask<Schema extends z.$ZodType>(url: URL, schema: Schema, sent?: unknown): Promise<z.output<Schema>> {
    try {
      if (!allowed.has(url.origin)) throw new Error(`${url.origin} is not a host that may be asked.`);
      return z.parse(schema, await read(url, sent)) as never;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const message = `The ${name} provider cannot be reached at the moment. Please try again later.`;
      throw new AppError('unavailable', message, { cause, retryAfterSeconds: PATIENCE_SECONDS.usual });
    }
  }

  return {
    getJson: (url, schema) => ask(url, schema),
    postJson: (url, body, schema) => ask(url, schema, body),
  };
}
