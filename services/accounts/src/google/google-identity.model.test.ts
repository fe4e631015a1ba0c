import { registrationSchema } from '@sojourn/contracts';
import type { GoogleClaims } from '@sojourn/contracts/account-link';
import fc from 'fast-check';
import { linksOf, newGoogleUser, usernamesFor } from './google-identity.model';

const claims = (firstName: string | null, lastName: string | null = null): GoogleClaims => ({
  issuer: 'https://accounts.google.com',
  subject: '1',
  email: 'private.part@example.org',
  emailVerified: true,
  firstName,
  lastName,
  profileImageUrl: null,
});
const first = (given: GoogleClaims) => usernamesFor(given, () => 0.5).next().value;

describe('the username of a new Google account', () => {
  test.each([
    ['Rosa', 'Marin', 'rosa.marin'],
    ['Anne-Marie', "O'Neill", 'anne.marie.o.neill'],
    ['José', null, 'josé'],
    ['Zoë', 'Ａ', 'zoë.a'],
    ['美咲', '田中', '美咲.田中'],
    ['Li', null, 'traveller500'],
    [null, null, 'traveller500'],
    ['@@@', '...', 'traveller500'],
    ['A'.repeat(60), 'B', 'a'.repeat(30)],
  ])('of %j %j is %j at first', (...[given, family, username]) => {
    expect(first(claims(given, family))).toBe(username);
  });

  test('never tells the address', () => {
    for (const username of usernamesFor(claims(null), () => 0)) expect(username).not.toContain('private');
  });

  test('always is one that the sign-up form would take', () => {
    const name = fc.option(fc.string({ unit: 'binary', maxLength: 60 }));
    fc.assert(
      fc.property(
        name,
        name,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (given, family, number) => {
          const usernames = [...usernamesFor(claims(given, family), () => number)];
          expect(usernames.length).toBeGreaterThanOrEqual(5);
          for (const username of usernames) expect(registrationSchema.shape.username.parse(username)).toBe(username);
        },
      ),
    );
  });
});

const made = { id: 'u1', username: 'rosa', at: new Date(0) };

test('a verified address is owned, any other claims nothing', () => {
  expect(newGoogleUser(claims('Rosa'), { ...made, isProven: true })).toMatchObject({
    email: 'private.part@example.org',
    emailKey: 'private.part@example.org',
    emailProvenAt: made.at,
    firstName: 'Rosa',
    lastName: null,
  });
  expect(newGoogleUser(claims('Rosa'), { ...made, isProven: false })).toMatchObject({
    email: 'private.part@example.org',
    emailKey: null,
    emailProvenAt: null,
  });
});

describe('the ways into an account', () => {
  const user = { ...newGoogleUser(claims('Rosa'), { ...made, isProven: true }), email: 'own@example.org' };
  const google = { issuer: 'i', subject: 's', userId: 'u1', email: 'at@gmail.com', linkedAt: new Date(0) };
  const own = { email: 'own@example.org' };
  const atGoogle = { email: 'at@gmail.com' };
  test.each([
    [
      'a password alone',
      true,
      null,
      {
        hasLinkedAccount: false,
        linkedAccountType: null,
        linkedAccountInfo: null,
        primaryAccountType: 'regular',
        primaryAccountInfo: own,
      },
    ],
    [
      'Google alone',
      false,
      { ...google, isPrimary: true },
      {
        hasLinkedAccount: false,
        linkedAccountType: null,
        linkedAccountInfo: null,
        primaryAccountType: 'google',
        primaryAccountInfo: atGoogle,
      },
    ],
    [
      'a password, then Google',
      true,
      { ...google, isPrimary: false },
      {
        hasLinkedAccount: true,
        linkedAccountType: 'google',
        linkedAccountInfo: atGoogle,
        primaryAccountType: 'regular',
        primaryAccountInfo: own,
      },
    ],
    [
      'Google, then a password',
      true,
      { ...google, isPrimary: true },
      {
        hasLinkedAccount: true,
        linkedAccountType: 'regular',
        linkedAccountInfo: own,
        primaryAccountType: 'google',
        primaryAccountInfo: atGoogle,
      },
    ],
  ])('by %s', (...[, hasPassword, identity, links]) => {
    expect(linksOf(user, hasPassword, identity)).toEqual({ hasPassword, ...links });
  });
});
