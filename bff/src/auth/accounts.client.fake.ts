import type { CurrentUser } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { AccountsClient } from './accounts.client';
import { aPerson } from './person.fake';

/** An accounts service in memory. `isDown` makes every call fail as it does when nothing answers. */
export type FakeAccounts = AccountsClient & { isDown: boolean; subscribers: Set<string>; forget(id: string): void };

export function createFakeAccounts(): FakeAccounts {
  const people = new Map<string, { user: CurrentUser; password: string }>();
  const find = (id: string) => {
    const person = people.get(id);
    if (!person) throw new AppError('not-found', 'This account does not exist.');
    return person;
  };
  const whenUp = <A extends unknown[], R>(work: (...args: A) => R) => {
    return async (...args: A): Promise<R> => {
      if (fake.isDown) throw new AppError('unavailable', 'The accounts service is away.', { retryAfterSeconds: 5 });
      return work(...args);
    };
  };
  const fake: FakeAccounts = {
    isDown: false,
    subscribers: new Set(),
    forget: (id) => void people.delete(id),
    register: whenUp(({ username, email, password, firstName, lastName }) => {
      if ([...people.values()].some(({ user }) => user.username === username)) {
        throw new AppError('conflict', 'Unable to create account. Please check your information and try again.');
      }
      const names = { firstName: firstName ?? null, lastName: lastName ?? null };
      const user = aPerson(`user-${people.size + 1}`, { username, email, emailProven: false, ...names });
      people.set(user.id, { user, password });
      return user;
    }),
    verifyPassword: whenUp(({ username, password }) => {
      const person = [...people.values()].find(({ user }) => [user.username, user.email].includes(username));
      if (person?.password !== password) throw new AppError('wrong-credentials', 'Invalid username or password.');
      return person.user;
    }),
    readUser: whenUp((id) => find(id).user),
    changeProfile: whenUp((id, change) => {
      const person = find(id);
      person.user = { ...person.user, ...change };
      return person.user;
    }),
    subscribe: whenUp(({ email }) => void fake.subscribers.add(email)),
  };
  return fake;
}
