import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { listLinkSchema, type ListSharing } from '@sojourn/contracts/recommendation-list';
import { apiRequest } from '@sojourn/web-kit';

/** Makes the address that a list, or one place of it, is passed on by. */
export type MakeLink = (placeId?: string) => Promise<string>;

const addressOf = (path: string) => new URL(path, location.href);

/** The address of a list by its token, opened at one of its places. */
export function listAddress(token: string, placeId?: string): string {
  const address = addressOf('/recommendations');
  address.searchParams.set('list', token);
  if (placeId) address.searchParams.set('place', placeId);
  return address.href;
}

// One link a list, however often it is asked for while the page is open.
const made = new Map<string, Promise<string>>();

function tokenOf(body: ListSharing): Promise<string> {
  const key = JSON.stringify(body);
  const known = made.get(key);
  if (known) return known;
  const token = apiRequest({ method: 'POST', path: '/api/ai/shared', body, schema: listLinkSchema }).then(
    (link) => link.token,
  );
  made.set(key, token);
  token.catch(() => made.delete(key));
  return token;
}

/** What passes an own list on, or null for one from before lists could be. */
export function linkMaker({ day }: RecommendationAnswer, preferences: Preferences | null): MakeLink | null {
  if (!day || !preferences) return null;
  return async (placeId) => listAddress(await tokenOf({ preferences, day }), placeId);
}
