import type { Upstream, UpstreamRequest } from '@sojourn/node-kit';
import type { ServiceClient } from './account-call';

/**
 * Services that note what they are asked, as `reading: POST /users/u%2F1/leaving by user u/1`, with the body behind it, and
 * answer each call the same, as far as the call's schema lets it through.
 */
export function createNotedServices(answer: unknown) {
  const calls: unknown[][] = [];
  const service = (name: string): ServiceClient => ({
    request: (async ({ method, path, identity, body, schema }: UpstreamRequest<never>) => {
      const by = identity ? ` by ${identity.kind} ${identity.sub}` : '';
      calls.push([`${name}: ${method} ${path}${by}`, ...(body === undefined ? [] : [body])]);
      return (schema as { parse(value: unknown): unknown }).parse(answer);
    }) as Upstream['request'],
  });
  return { calls, reading: service('reading'), hashing: service('hashing'), trips: service('trips') };
}
