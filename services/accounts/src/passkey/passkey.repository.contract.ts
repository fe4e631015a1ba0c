import { passkeyIdOf } from './passkey-id';
import { type Passkey } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

const passkey = (credentialId: string, change: Partial<Passkey> = {}): Passkey => ({
  id: passkeyIdOf(credentialId),
  userId: 'ada',
  handle: 'handle-of-ada',
  credentialId,
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: ['hybrid', 'internal'],
  name: 'Chrome on Windows',
  isBackedUp: true,
  madeAt: new Date('2026-11-22T09:00:00Z'),
  lastUsedAt: null,
  ...change,
});
const MOST = 3;

/** What holds for every store of passkeys. */
export function describePasskeyRepository(name: string, create: () => Promise<PasskeyRepository>): void {
  describe(`passkeys in ${name}`, () => {
    test('are found as they were added, the oldest first, and nobody else’s', async () => {
      const passkeys = await create();
      const [first, second] = [passkey('a'), passkey('b', { madeAt: new Date('2026-11-23T09:00:00Z') })];
      for (const each of [second, first, passkey('c', { userId: 'grace' })]) await passkeys.add(each, MOST);
      expect(await passkeys.listOf('ada')).toEqual([first, second]);
      expect(await passkeys.find(first.id)).toEqual(first);
      expect(await passkeys.find('unknown')).toBeNull();
      expect(await passkeys.countOf('ada')).toBe(2);
      expect(await passkeys.countOf('nobody')).toBe(0);
    });

    test('with the longest credential id that a device may choose are stored', async () => {
      const passkeys = await create();
      const long = passkey('x'.repeat(1_364), { publicKey: 'k'.repeat(2_000) });
      expect(await passkeys.add(long, MOST)).toBe('added');
      expect(await passkeys.find(long.id)).toEqual(long);
    });

    test('are stored once, for one account', async () => {
      const passkeys = await create();
      expect(await passkeys.add(passkey('a'), MOST)).toBe('added');
      expect(await passkeys.add(passkey('a', { userId: 'grace', name: 'Mine' }), MOST)).toBe('taken');
      expect(await passkeys.find(passkeyIdOf('a'))).toEqual(passkey('a'));
      expect(await passkeys.listOf('grace')).toEqual([]);
    });

    test('are never more than an account may have, also when many come at once', async () => {
      const passkeys = await create();
      for (const id of ['a', 'b']) await passkeys.add(passkey(id), MOST);
      const outcomes = await Promise.all(['c', 'd', 'e'].map((id) => passkeys.add(passkey(id), MOST)));
      expect(outcomes.filter((outcome) => outcome === 'added').length).toBeLessThanOrEqual(1);
      expect(await passkeys.countOf('ada')).toBeLessThanOrEqual(MOST);
      await passkeys.remove('ada', passkeyIdOf('a'));
      for (const id of ['f', 'g', 'h', 'i']) await passkeys.add(passkey(id), MOST);
      expect(await passkeys.countOf('ada')).toBe(MOST);
      expect(await passkeys.add(passkey('z', { userId: 'grace' }), MOST)).toBe('added');
    });

    test('are renamed and removed by their owner alone', async () => {
      const passkeys = await create();
      const { id } = passkey('a');
      await passkeys.add(passkey('a'), MOST);
      expect(await passkeys.rename('grace', id, 'Hers')).toBeNull();
      expect(await passkeys.rename('ada', id, 'My phone')).toEqual(passkey('a', { name: 'My phone' }));
      expect(await passkeys.remove('grace', id)).toBeNull();
      expect(await passkeys.remove('ada', id)).toEqual(passkey('a', { name: 'My phone' }));
      expect(await passkeys.remove('ada', id)).toBeNull();
      expect(await passkeys.find(id)).toBeNull();
    });

    test('write a use down once for a count', async () => {
      const passkeys = await create();
      const { id } = passkey('a', { counter: 4 });
      await passkeys.add(passkey('a', { counter: 4 }), MOST);
      const at = new Date('2026-11-24T09:00:00Z');
      const uses = [5, 6, 7].map((counter) => passkeys.noteUse(id, { from: 4, counter, isBackedUp: false, at }));
      expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      expect(await passkeys.find(id)).toMatchObject({ isBackedUp: false, lastUsedAt: at });
      expect(await passkeys.noteUse('unknown', { from: 0, counter: 0, isBackedUp: false, at })).toBe(false);
    });

    test('go with their account, and nobody else’s', async () => {
      const passkeys = await create();
      for (const id of ['a', 'b']) await passkeys.add(passkey(id), MOST);
      await passkeys.add(passkey('c', { userId: 'grace' }), MOST);
      expect(await passkeys.removeOf('ada')).toBe(true);
      expect(await passkeys.removeOf('ada')).toBe(false);
      expect([await passkeys.countOf('ada'), await passkeys.countOf('grace')]).toEqual([0, 1]);
      expect(await passkeys.add(passkey('a', { userId: 'grace' }), MOST)).toBe('added');
    });
  });
}
