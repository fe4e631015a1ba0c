import type { CurrentUser } from '@sojourn/contracts';

/** An account whose address is proven, and in which nothing else is filled in. */
export const anAccount = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u1',
  username: 'ada',
  email: 'ada@example.org',
  emailProven: true,
  firstName: 'Ada',
  lastName: null,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...more,
});
