import { fullNameOf } from '@sojourn/contracts/full-name';
import type { AccountsClient } from '../auth/accounts.client';
import type { SharerClient } from './sharer.client';

/** Who shares a trip by a link: their name, and nothing else of their account. */
export type SharerService = ReturnType<typeof createSharerService>;

type Parts = { sharers: SharerClient; accounts: Pick<AccountsClient, 'readUser'> };

export function createSharerService({ sharers, accounts }: Parts) {
  return {
    async read(token: string): Promise<{ name: string | null }> {
      const ownerId = await sharers.readOwnerId(token);
      try {
        return { name: fullNameOf(await accounts.readUser(ownerId)) };
      } catch {
        // The trip is there to be looked at while accounts are not.
        return { name: null };
      }
    },
  };
}
