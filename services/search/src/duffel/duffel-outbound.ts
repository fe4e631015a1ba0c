/** The way to Duffel (https://duffel.com/docs/api/v2): one version, one key, and its refusals in our words. */
import { createOutbound, type Outbound } from '@sojourn/node-kit';
import { duffelRefusal } from './duffel-refusal';

/** `name` is what the provider is called in messages, `token` an access token. */
export type DuffelOutboundOptions = { name: string; url: string; token: string; timeoutMs?: number };

const VERSION = 'v2';
/** It asks airlines and suppliers of its own while we wait, and those that answered in time are heard. */
const TIMEOUT_MS = 25_000;
/** Some 10 kB an offer, 20 kB a property with its photographs and rooms, several hundred of them. */
const MAX_BYTES = 30_000_000;

export const createDuffelOutbound = ({ name, url, token, timeoutMs = TIMEOUT_MS }: DuffelOutboundOptions): Outbound =>
  createOutbound({
    ...{ name, origins: [url], timeoutMs, maxBytes: MAX_BYTES },
    headers: { authorization: `Bearer ${token}`, 'duffel-version': VERSION },
    refusalOf: duffelRefusal(name),
  });
