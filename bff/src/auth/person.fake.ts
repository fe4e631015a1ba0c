import type { CurrentUser } from '@sojourn/contracts';

/** Somebody with an account, of whom nothing but the names is known. */
export const aPerson = (id: string, change: Partial<CurrentUser> = {}): CurrentUser => ({
  id,
  username: id,
  email: `${id}@example.org`,
  emailProven: true,
  firstName: null,
  lastName: null,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...change,
});
