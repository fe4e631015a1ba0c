import { jest } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createIdentitySigner } from './identity-signer';
import { createIdentityVerifier } from './identity-verifier';
import { createTestIssuer } from './testing/identity';

const issuer = createTestIssuer();
const ada = { sub: 'u1', kind: 'user' } as const;
const start = new Date('2026-11-21T09:00:00.000Z');
const startSeconds = start.getTime() / 1000;

beforeEach(() => void jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const signer = () => createIdentitySigner({ privateKey: issuer.privateKey, issuer: 'sojourn-bff' });
const verifier = () => createIdentityVerifier({ publicKeys: issuer.publicKeys, audience: 'trips' });
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

describe('signing', () => {
  test('says who, for whom, by whom, and for 60 s', async () => {
    const token = await signer().sign('trips', ada);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: 'sojourn-bff' });
    expect(decodeJwt(token)).toEqual({
      kind: 'user',
      sub: 'u1',
      iss: 'sojourn-bff',
      aud: 'trips',
      iat: startSeconds,
      exp: startSeconds + 60,
    });
  });

  test('uses a token again for 30 s and for nobody else', async () => {
    const one = signer();
    const first = await one.sign('trips', ada);
    expect(await one.sign('accounts', ada)).not.toBe(first);
    expect(await one.sign('trips', { sub: 'u2', kind: 'user' })).not.toBe(first);
    expect(await one.sign('trips', { sub: 'u1', kind: 'guest' })).not.toBe(first);
    later(30_000);
    expect(await one.sign('trips', ada)).toBe(first);
    later(1);
    const second = await one.sign('trips', ada);
    expect(decodeJwt(second).exp).toBe(startSeconds + 90);
  });

  test('needs a key it can read', () => {
    expect(() => createIdentitySigner({ privateKey: '{}', issuer: 'x' })).toThrow();
    expect(() => createIdentitySigner({ privateKey: 'nonsense', issuer: 'x' })).toThrow(SyntaxError);
  });
});

describe('verifying', () => {
  test('answers who, until the token expires', async () => {
    const [token, reader] = [await signer().sign('trips', ada), verifier()];
    expect(await reader.verify(token)).toEqual(ada);
    later(59_999);
    expect(await reader.verify(token)).toEqual(ada);
    later(1);
    await expect(reader.verify(token)).rejects.toMatchObject({
      code: 'sign-in-required',
      message: 'This call carries no valid identity.',
    });
  });

  test('refuses a token once expired that it has never seen', async () => {
    const token = await signer().sign('trips', ada);
    later(60_000);
    await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'sign-in-required' });
  });

  test('refuses a token when it was made for a time to come, beyond what clocks differ', async () => {
    const token = await signer().sign('trips', ada);
    later(-5_000);
    expect(await verifier().verify(token)).toEqual(ada);
    later(-1_000);
    await expect(verifier().verify(token)).rejects.toMatchObject({
      code: 'sign-in-required',
      cause: { message: 'made in the future' },
    });
  });

  test('refuses what was signed for another, and says why only to the log', async () => {
    const error = await verifier()
      .verify(await signer().sign('accounts', ada))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'sign-in-required', cause: expect.any(Error), details: undefined });
  });

  test('refuses a good signature under a claim that its key may not make', async () => {
    const worker = createTestIssuer('sojourn-ai');
    const read = (audience: 'search' | 'trips') => createIdentityVerifier({ publicKeys: worker.publicKeys, audience });
    const tokenOf = async (audience: 'search' | 'trips', identity?: typeof ada) =>
      (await worker.bearer(audience, identity)).replace('Bearer ', '');
    expect(await read('search').verify(await tokenOf('search'))).toEqual({ sub: 'guest', kind: 'guest' });
    for (const [audience, token] of [
      ['search', await tokenOf('search', ada)],
      ['trips', await tokenOf('trips', ada)],
      ['trips', await tokenOf('trips')],
    ] as const) {
      await expect(read(audience).verify(token)).rejects.toMatchObject({
        code: 'sign-in-required',
        cause: { message: 'sojourn-ai may not sign this' },
      });
    }
  });

  test('needs keys with the name of their issuer', () => {
    const [key] = (JSON.parse(issuer.publicKeys) as { keys: object[] }).keys;
    const keys = (given: object) => JSON.stringify({ keys: [given] });
    const create = (publicKeys: string) => () => createIdentityVerifier({ publicKeys, audience: 'trips' });
    expect(create(keys({ ...key, kid: '' }))).toThrow('Every public identity key needs a kid');
    expect(create(keys({ kid: 'x' }))).toThrow();
    expect(create('nonsense')).toThrow(SyntaxError);
    expect(create(issuer.publicKeys)).not.toThrow();
  });
});
