import { AppError } from '@sojourn/node-kit';
import type { OwnAccountClient } from './own-account.client';
import { aPerson } from './person.fake';

/** An account of one password in memory; `password` is the one in force, `asked` whose was to be changed. */
export type FakeOwnAccount = OwnAccountClient & { password: string; asked: string[] };

export function createFakeOwnAccount(): FakeOwnAccount {
  const fake: FakeOwnAccount = {
    password: 'Analytical!1',
    asked: [],
    changeAddress: async (userId, change) =>
      aPerson(userId, {
        username: 'ada',
        email: 'ada@example.org',
        formattedAddress: change.formatted_address,
        city: change.city ?? null,
        country: change.country ?? null,
        latitude: String(change.latitude),
        longitude: String(change.longitude),
      }),
    changePassword: async (userId, { currentPassword, newPassword }) => {
      fake.asked.push(userId);
      if (currentPassword !== fake.password) throw new AppError('wrong-credentials', 'Not right.');
      fake.password = newPassword;
    },
  };
  return fake;
}
