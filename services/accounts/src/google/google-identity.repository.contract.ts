import type { GoogleIdentity } from './google-identity.model';
import type { GoogleIdentityRepository } from './google-identity.repository';

const rosa: GoogleIdentity = {
  issuer: 'https://accounts.google.com',
  subject: '1',
  userId: 'u1',
  email: 'rosa@example.org',
  isPrimary: true,
  linkedAt: new Date(0),
};

/** What holds for every store of Google identities. */
export function describeGoogleIdentityRepository(name: string, create: () => Promise<GoogleIdentityRepository>): void {
  describe(`Google identities in ${name}`, () => {
    test('are found by issuer and subject, and by account', async () => {
      const identities = await create();
      expect(await identities.add(rosa)).toBe('added');
      expect(await identities.find(rosa)).toEqual(rosa);
      expect(await identities.findOf('u1')).toEqual(rosa);
      expect(await identities.find({ ...rosa, issuer: 'https://login.example.org' })).toBeNull();
      expect(await identities.find({ ...rosa, subject: '2' })).toBeNull();
      expect(await identities.findOf('u2')).toBeNull();
    });

    test('one Google account opens one account, and an account has one', async () => {
      const identities = await create();
      await identities.add(rosa);
      expect(await identities.add({ ...rosa, userId: 'u2' })).toBe('taken');
      expect(await identities.add({ ...rosa, subject: '2' })).toBe('taken');
      expect(await identities.add({ ...rosa, issuer: 'https://login.example.org', userId: 'u2' })).toBe('added');
    });

    test('of many that come at once one is added', async () => {
      const identities = await create();
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((userId) => identities.add({ ...rosa, userId })));
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    });

    test('follow a changed address', async () => {
      const identities = await create();
      await identities.add(rosa);
      await identities.changeEmail(rosa, 'rosa@example.com');
      expect((await identities.find(rosa))?.email).toBe('rosa@example.com');
    });

    test('are removed with the account, and are free again', async () => {
      const identities = await create();
      await identities.add(rosa);
      expect(await identities.removeOf('u1')).toBe(true);
      expect(await identities.removeOf('u1')).toBe(false);
      expect(await identities.add({ ...rosa, userId: 'u2' })).toBe('added');
    });
  });
}
