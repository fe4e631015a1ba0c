import { verify } from '@node-rs/argon2';
import { createArgon2Hasher } from './password.provider.argon2';

const quick = { memoryCost: 1_024, timeCost: 2, parallelism: 1 };

describe('passwords by Argon2id', () => {
  test('today’s hash is Argon2id with 19 MiB, two passes and one lane', async () => {
    const hash = await createArgon2Hasher().hash('Correct!Horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await createArgon2Hasher().verify(hash, 'Correct!Horse')).toEqual({ matches: true, outdated: false });
  });

  test('a wrong password does not match', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    expect(await hasher.verify(await hasher.hash('Correct!Horse'), 'Wrong!Horse')).toMatchObject({ matches: false });
  });

  test('two hashes of one password differ', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    expect(await hasher.hash('Correct!Horse')).not.toBe(await hasher.hash('Correct!Horse'));
  });

  test('a hash made with less is outdated, one made with more is not', async () => {
    const weak = await createArgon2Hasher({ cost: quick }).hash('Correct!Horse');
    const stronger = createArgon2Hasher({ cost: { ...quick, memoryCost: 2_048 } });
    expect(await stronger.verify(weak, 'Correct!Horse')).toEqual({ matches: true, outdated: true });
    const strong = await stronger.hash('Correct!Horse');
    expect(await createArgon2Hasher({ cost: quick }).verify(strong, 'Correct!Horse')).toMatchObject({
      outdated: false,
    });
  });

  test('nobody’s sign-in verifies one hash of today’s cost, as anybody’s does, and hashes it once for all', async () => {
    const verified: [hash: string, password: string][] = [];
    const counting: typeof verify = (hash, password, ...rest) => {
      verified.push([String(hash), String(password)]);
      return verify(hash, password, ...rest);
    };
    const hasher = createArgon2Hasher({ cost: quick, verify: counting });
    const known = await hasher.hash('Correct!Horse');
    await hasher.verify(known, 'attempt one');
    await hasher.verify(null, 'attempt two');
    await hasher.verify(null, 'attempt three');
    expect(verified.map(([, password]) => password)).toEqual(['attempt one', 'attempt two', 'attempt three']);
    const [first, second, third] = verified.map(([hash]) => hash);
    expect(first).toBe(known);
    expect(second).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
    expect(third).toBe(second);
  });

  test.each([
    ['fewer passes', { ...quick, timeCost: 3 }],
    ['fewer lanes', { ...quick, parallelism: 2 }],
    ['less memory', { ...quick, memoryCost: 1_032 }],
  ])('a hash made with %s is outdated', async (_name, cost) => {
    const hash = await createArgon2Hasher({ cost: quick }).hash('Correct!Horse');
    expect(await createArgon2Hasher({ cost }).verify(hash, 'Correct!Horse')).toEqual({ matches: true, outdated: true });
  });

  test('a hash of the same cost is not outdated', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    expect(await hasher.verify(await hasher.hash('Correct!Horse'), 'Correct!Horse')).toEqual({
      matches: true,
      outdated: false,
    });
  });

  test('nobody’s password never matches, the dummy’s own text included', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    expect(await hasher.verify(null, 'anything')).toEqual({ matches: false, outdated: false });
    expect(await hasher.verify(null, 'the password of nobody')).toEqual({ matches: false, outdated: false });
  });

  test('more than 128 characters are refused, 128 are not', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    const refusal = { code: 'bad-input', message: 'Password must be at most 128 characters' };
    await expect(hasher.hash('x'.repeat(129))).rejects.toMatchObject(refusal);
    await expect(hasher.verify(null, 'x'.repeat(129))).rejects.toMatchObject(refusal);
    await expect(hasher.hash('x'.repeat(128))).resolves.toContain('argon2id');
  });

  test('beyond those at work and those waiting, a call is refused at once, and the others are served', async () => {
    const hasher = createArgon2Hasher({ cost: quick, atOnce: 2, waiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.verify(null, 'x')));
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    expect(results[7]).toMatchObject({
      reason: {
        code: 'overloaded',
        message: 'Too many people are signing in just now. Please try again in a moment.',
        retryAfterSeconds: 2,
      },
    });
    await expect(hasher.verify(null, 'x')).resolves.toMatchObject({ matches: false });
  });

  test('fifty wait and the next is refused, unless told otherwise', async () => {
    const hasher = createArgon2Hasher({ cost: quick, atOnce: 1 });
    const results = await Promise.allSettled(Array.from({ length: 53 }, () => hasher.verify(null, 'x')));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  test('a failure gives its place back', async () => {
    const hasher = createArgon2Hasher({ cost: quick, atOnce: 1, waiting: 0 });
    await expect(hasher.hash('x'.repeat(129))).rejects.toThrow();
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow();
    await expect(hasher.hash('Correct!Horse')).resolves.toContain('argon2id');
  });
});
