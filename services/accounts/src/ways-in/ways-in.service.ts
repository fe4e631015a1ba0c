import { AppError } from '@sojourn/node-kit';
import type { GoogleIdentityRepository } from '../google/google-identity.repository';
import type { PasskeyRepository } from '../passkey/passkey.repository';
import type { UserRepository } from '../user/user.repository';
import { isOpen, lastWaySentence, without, type RemovableWay, type WaysIn } from './ways-in.model';

/** Taking a way in off an account, whichever it is. */
export type WaysInService = {
  of(userId: string): Promise<WaysIn>;
  /**
   * Removes a way in, unless the account would have none: also not when two are removed at the same moment.
   * @param step.putBack undoes `remove`
   * @throws AppError `conflict` for the last one
   */
  takeAway<T>(
    userId: string,
    way: RemovableWay,
    step: { remove(): Promise<T>; putBack(taken: T): Promise<unknown> },
  ): Promise<T>;
};

/** Creates {@link WaysInService}. */
export function createWaysIn(parts: {
  users: Pick<UserRepository, 'findRecord'>;
  identities: Pick<GoogleIdentityRepository, 'findOf'>;
  passkeys: Pick<PasskeyRepository, 'countOf'>;
}): WaysInService {
  const { users, identities, passkeys } = parts;

  async function of(userId: string): Promise<WaysIn> {
    const [record, identity, count] = await Promise.all([
      users.findRecord(userId),
      identities.findOf(userId),
      passkeys.countOf(userId),
    ]);
    return { password: Boolean(record?.passwordHash), google: identity !== null, passkeys: count };
  }

  return {
    of,
    async takeAway(userId, way, { remove, putBack }) {
      const last = () => new AppError('conflict', lastWaySentence[way]);
      if (!isOpen(without(await of(userId), way))) throw last();
      const taken = await remove();
      if (isOpen(await of(userId))) return taken;
      // Another one was taken at the same moment.
      await putBack(taken);
      throw last();
    },
  };
}
