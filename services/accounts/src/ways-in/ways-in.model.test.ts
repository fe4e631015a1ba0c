import fc from 'fast-check';
import { isOpen, without, type WaysIn } from './ways-in.model';

const none: WaysIn = { password: false, google: false, passkeys: 0 };

test.each<[Partial<WaysIn>, boolean]>([
  [{}, false],
  [{ password: true }, true],
  [{ google: true }, true],
  [{ passkeys: 1 }, true],
])('an account with %j is open: %j', (ways, open) => {
  expect(isOpen({ ...none, ...ways })).toBe(open);
});

test('an account closes exactly when its only way in is taken', () => {
  const ways = fc.record({ password: fc.boolean(), google: fc.boolean(), passkeys: fc.nat({ max: 20 }) });
  fc.assert(
    fc.property(ways, fc.constantFrom('google' as const, 'passkey' as const), (all, way) => {
      fc.pre(way === 'google' ? all.google : all.passkeys > 0);
      const count = Number(all.password) + Number(all.google) + all.passkeys;
      expect(isOpen(without(all, way))).toBe(count > 1);
    }),
  );
});
