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

  test('nobody’s password never matches, the dummy’s own text included', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    expect(await hasher.verify(null, 'anything')).toEqual({ matches: false, outdated: false });
    expect(await hasher.verify(null, 'the password of nobody')).toEqual({ matches: false, outdated: false });
  });

  test('more than 128 characters are refused, 128 are not', async () => {
    const hasher = createArgon2Hasher({ cost: quick });
    await expect(hasher.hash('x'.repeat(129))).rejects.toMatchObject({ code: 'bad-input' });
    await expect(hasher.hash('x'.repeat(128))).resolves.toContain('argon2id');
  });

  test('beyond those at work and those waiting, a call is refused at once, and the others are served', async () => {
    const hasher = createArgon2Hasher({ cost: quick, atOnce: 2, waiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.verify(null, 'x')));
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    expect(results[7]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 2 } });
    await expect(hasher.verify(null, 'x')).resolves.toMatchObject({ matches: false });
  });

  test('a failure gives its place back', async () => {
    const hasher = createArgon2Hasher({ cost: quick, atOnce: 1, waiting: 0 });
    await expect(hasher.hash('x'.repeat(129))).rejects.toThrow();
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow();
    await expect(hasher.hash('Correct!Horse')).resolves.toContain('argon2id');
  });
});
