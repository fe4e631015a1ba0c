import { passkeySchema } from '@sojourn/contracts/passkey';
import fc from 'fast-check';
import { firstNameOf, isCounterAhead, knownTransportsOf, seenPasskeyOf, type Passkey } from './passkey.model';

const passkey: Passkey = {
  id: 'p1',
  userId: 'ada',
  handle: 'handle',
  credentialId: 'abc',
  publicKey: 'cHVibGlj',
  counter: 7,
  transports: ['internal'],
  name: 'My phone',
  isBackedUp: true,
  madeAt: new Date('2026-11-22T09:00:00Z'),
  lastUsedAt: null,
};

describe('a counter', () => {
  test.each([
    [0, 0, true],
    [0, 1, true],
    [4, 5, true],
    [4, 4, false],
    [4, 3, false],
    [4, 0, false],
  ])('stored as %d, given as %d, is ahead: %j', (stored, given, isAhead) => {
    expect(isCounterAhead(stored, given)).toBe(isAhead);
  });

  test('that was taken once is never taken again, unless the device does not count', () => {
    const count = fc.nat({ max: 0xffff_ffff });
    fc.assert(
      fc.property(count, count, (stored, given) => {
        fc.pre(isCounterAhead(stored, given) && given > 0);
        expect(isCounterAhead(given, given)).toBe(false);
        expect(isCounterAhead(given, stored)).toBe(false);
      }),
    );
  });
});

test('transports that a later browser names are left out', () => {
  expect(knownTransportsOf(['teleport', 'usb', 'internal', 'usb'])).toEqual(['internal', 'usb']);
  expect(knownTransportsOf()).toEqual([]);
});

test('a passkey is called after its browser, where that is known', () => {
  expect([firstNameOf('Chrome on Android'), firstNameOf(undefined)]).toEqual(['Chrome on Android', 'Passkey']);
});

test('its owner sees neither key nor handle', () => {
  const seen = seenPasskeyOf(passkey);
  expect(seen).toEqual({
    id: passkey.id,
    name: 'My phone',
    madeAt: '2026-11-22T09:00:00.000Z',
    lastUsedAt: null,
    isBackedUp: true,
  });
  expect(passkeySchema.parse(seen)).toEqual(seen);
  expect(seenPasskeyOf({ ...passkey, lastUsedAt: passkey.madeAt }).lastUsedAt).toBe('2026-11-22T09:00:00.000Z');
});
