import { MOST_PASSKEYS } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import { createAuthenticator, type Twist } from './authenticator.fake';
import { PASSWORD, startPasskeys } from './passkey.fake';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('a passkey', () => {
  test('is added, said in the log and by mail, and signs in', async () => {
    const { service, signUp, as, addPasskey, newChallenge, mail, securityLog, signedIn, settled } = startPasskeys();
    const ada = await signUp('ada');
    const { device, passkey } = await addPasskey(ada);
    expect(passkey).toMatchObject({ name: 'Passkey', lastUsedAt: null, isBackedUp: true });
    expect(await service.list(as(ada), ada)).toEqual([passkey]);
    await settled();
    expect(mail.sent).toMatchObject([{ kind: 'passkey-added', to: 'ada@example.org', isLimited: false }]);
    expect(securityLog.recorded).toEqual([{ userId: ada, kind: 'passkey-added' }]);

    const { challenge } = newChallenge();
    const user = await service.signIn({ challenge, response: device.get({ challenge }) });
    expect(user).toMatchObject({ id: ada, username: 'ada' });
    expect(signedIn).toEqual([ada]);
    expect((await service.list(as(ada), ada))[0]?.lastUsedAt).toBe('2026-11-22T09:00:00.000Z');
  });

  test('is asked for with a random handle, one for all of an account, and never twice on one device', async () => {
    const { service, signUp, as, addPasskey } = startPasskeys();
    const [ada, grace] = [await signUp('ada'), await signUp('grace')];
    const { options, device } = await addPasskey(ada);
    const second = await service.begin(as(ada), ada);
    expect(Buffer.from(second.user.id, 'base64url')).toHaveLength(32);
    expect(second.user.id).toBe(options.user.id);
    expect((await service.begin(as(grace), grace)).user.id).not.toBe(options.user.id);
    expect(second.excludeCredentials).toEqual([
      { id: device.made[0]?.id, type: 'public-key', transports: ['hybrid', 'internal'] },
    ]);
    expect(second.rp.id).toBe('sojourn.example');
    expect(second.challenge).not.toBe(options.challenge);
  });

  test('of an address that nobody proved gets no notice', async () => {
    const { signUp, addPasskey, mail, settled } = startPasskeys();
    await addPasskey(await signUp('ada', { isProven: false }));
    await settled();
    expect(mail.sent).toEqual([]);
  });

  test('is renamed and removed by its owner alone', async () => {
    const { service, signUp, as, addPasskey, newChallenge, mail, settled } = startPasskeys();
    // Grace has no way in that would be left: she is told that it is not hers all the same.
    const [ada, grace] = [await signUp('ada'), await signUp('grace', { hasPassword: false })];
    const { passkey, device } = await addPasskey(ada);
    expect(await codeOf(service.rename(as(grace), { userId: ada, id: passkey.id }, 'Hers'))).toBe('not-allowed');
    expect(await codeOf(service.rename(as(grace), { userId: grace, id: passkey.id }, 'Hers'))).toBe('not-found');
    expect(await codeOf(service.remove(as(grace), { userId: grace, id: passkey.id }))).toBe('not-found');
    expect(await service.rename(as(ada), { userId: ada, id: passkey.id }, 'My phone')).toMatchObject({
      name: 'My phone',
    });
    await service.remove(as(ada), { userId: ada, id: passkey.id });
    await settled();
    expect(mail.sent.at(-1)).toMatchObject({ kind: 'passkey-removed', text: expect.stringContaining('“My phone”') });
    expect(await codeOf(service.remove(as(ada), { userId: ada, id: passkey.id }))).toBe('not-found');
    const { challenge } = newChallenge();
    expect(await codeOf(service.signIn({ challenge, response: device.get({ challenge }) }))).toBe('wrong-credentials');
  });

  test(`is one of ${MOST_PASSKEYS} at most`, async () => {
    const { service, signUp, as, addPasskey } = startPasskeys();
    const ada = await signUp('ada');
    const early = await service.begin(as(ada), ada);
    for (let n = 0; n < MOST_PASSKEYS; n += 1) await addPasskey(ada);
    expect(await codeOf(service.begin(as(ada), ada))).toBe('limit-reached');
    expect(await codeOf(service.add(as(ada), ada, createAuthenticator().create(early)))).toBe('limit-reached');
  });
});

describe('what a device makes is refused', () => {
  test.each<[string, Twist]>([
    ['for another page', { origin: 'https://evil.example' }],
    ['for a page of another port', { origin: 'https://sojourn.example:8443' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['as a signature', { type: 'webauthn.get' }],
    ['inside a foreign page', { crossOrigin: true }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['without anybody there', { isPresent: false }],
  ])('%s', async (_what, twist) => {
    const { service, signUp, as } = startPasskeys();
    const ada = await signUp('ada');
    const options = await service.begin(as(ada), ada);
    expect(await codeOf(service.add(as(ada), ada, createAuthenticator().create(options, twist)))).toBe(
      'wrong-credentials',
    );
    expect(await service.list(as(ada), ada)).toEqual([]);
  });

  test('twice, too late, for a challenge that was never given, and by anybody else', async () => {
    const { service, signUp, as, clock, passkeys } = startPasskeys();
    const [ada, grace] = [await signUp('ada'), await signUp('grace')];
    const options = await service.begin(as(ada), ada);
    const response = createAuthenticator().create(options);
    expect(await codeOf(service.add(as(grace), ada, response))).toBe('not-allowed');
    await service.add(as(ada), ada, response);
    expect(await codeOf(service.add(as(ada), ada, response))).toBe('conflict');

    const late = createAuthenticator().create(await service.begin(as(ada), ada));
    clock.at = new Date(clock.at.getTime() + 5 * 60_000);
    expect(await codeOf(service.add(as(ada), ada, late))).toBe('conflict');

    const stolen = createAuthenticator().create(await service.begin(as(ada), ada));
    const { add } = passkeys;
    passkeys.add = async () => Promise.reject(new Error('It is stored for a moment.'));
    expect(await codeOf(service.add(as(grace), grace, stolen))).toBe('conflict');
    passkeys.add = add;
    const made = { challenge: 'A'.repeat(43) };
    expect(await codeOf(service.add(as(ada), ada, createAuthenticator().create({ ...options, ...made })))).toBe(
      'conflict',
    );
    expect(await service.list(as(ada), ada)).toHaveLength(1);
  });

  test('when the passkey is somebody’s already', async () => {
    const { service, signUp, as, passkeys, addPasskey } = startPasskeys();
    const [ada, grace] = [await signUp('ada'), await signUp('grace')];
    const { passkey } = await addPasskey(ada);
    const stored = await passkeys.find(passkey.id);
    const id = stored?.credentialId ?? '';
    const twin = createAuthenticator().create(await service.begin(as(grace), grace), { id });
    expect(await codeOf(service.add(as(grace), grace, twin))).toBe('conflict');
    const renamed = { ...createAuthenticator().create(await service.begin(as(grace), grace)), id, rawId: id };
    expect(await codeOf(service.add(as(grace), grace, renamed))).toBe('wrong-credentials');
    expect(await service.list(as(grace), grace)).toEqual([]);
    expect((await passkeys.find(passkey.id))?.userId).toBe(ada);
  });
});

describe('what a device signs is refused', () => {
  test.each<[string, Twist]>([
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['for another page', { origin: 'https://evil.example' }],
    ['for plain http', { origin: 'http://sojourn.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['as a new passkey', { type: 'webauthn.create' }],
    ['inside a foreign page', { crossOrigin: true }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['for another account', { userHandle: 'B'.repeat(43) }],
    ['for no account', { userHandle: undefined }],
    ['under an unknown id', { id: 'unknown' }],
  ])('%s', async (_what, twist) => {
    const { service, signUp, addPasskey, newChallenge, signedIn } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'));
    const { challenge } = newChallenge();
    const response = device.get({ challenge }, twist);
    expect(await codeOf(service.signIn({ challenge, response }))).toBe('wrong-credentials');
    expect(signedIn).toEqual([]);
  });

  test('with the key of another account, under its id and handle', async () => {
    const { service, signUp, addPasskey, newChallenge } = startPasskeys();
    const rosa = await addPasskey(await signUp('rosa'));
    const mallory = await addPasskey(await signUp('mallory'));
    const { challenge } = newChallenge();
    const [credential] = rosa.device.made;
    const forged = mallory.device.get({ challenge }, { id: credential?.id ?? '', userHandle: credential?.handle });
    expect(await codeOf(service.signIn({ challenge, response: forged }))).toBe('wrong-credentials');
  });

  test('with a changed byte anywhere', async () => {
    const { service, signUp, addPasskey, newChallenge } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'));
    const { challenge } = newChallenge();
    const good = device.get({ challenge });
    for (const part of ['authenticatorData', 'signature', 'clientDataJSON'] as const) {
      const bytes = Buffer.from(good.response[part], 'base64url');
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
      const response = { ...good, response: { ...good.response, [part]: bytes.toString('base64url') } };
      expect(await codeOf(service.signIn({ challenge, response }))).toBe('wrong-credentials');
    }
    expect(await codeOf(service.signIn({ challenge, response: good }))).toBe('done');
  });

  test('after its account is gone', async () => {
    const { service, signUp, addPasskey, newChallenge, passkeys } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'));
    expect(await passkeys.removeOf('ada')).toBe(true);
    const { challenge } = newChallenge();
    expect(await codeOf(service.signIn({ challenge, response: device.get({ challenge }) }))).toBe('wrong-credentials');
  });
});

describe('a device that counts', () => {
  test('signs in as long as it counts forwards, also twice at once', async () => {
    const { service, signUp, addPasskey, newChallenge } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'), createAuthenticator({ counts: true, isBackedUp: false }));
    const signIn = () => {
      const { challenge } = newChallenge();
      return codeOf(service.signIn({ challenge, response: device.get({ challenge }) }));
    };
    expect(await signIn()).toBe('done');
    expect(await signIn()).toBe('done');
  });

  test.each([1, 0])('is refused when it says %d after 2, and its owner hears of it', async (counter) => {
    const { service, signUp, addPasskey, newChallenge, mail, securityLog, settled } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'), createAuthenticator({ counts: true }));
    const signIn = (twist: Twist) => {
      const { challenge } = newChallenge();
      return codeOf(service.signIn({ challenge, response: device.get({ challenge }, twist) }));
    };
    expect(await signIn({ counter: 2 })).toBe('done');
    expect(await signIn({ counter })).toBe('wrong-credentials');
    await settled();
    expect(securityLog.recorded.at(-1)).toEqual({ userId: 'ada', kind: 'passkey-refused' });
    expect(mail.sent.at(-1)).toMatchObject({ kind: 'passkey-refused', to: 'ada@example.org' });
    expect(await signIn({ counter: 3 })).toBe('done');
  });

  test('is not taken for a copy because a signature is wrong', async () => {
    const { service, signUp, addPasskey, newChallenge, securityLog } = startPasskeys();
    const { device } = await addPasskey(await signUp('ada'), createAuthenticator({ counts: true }));
    const { challenge } = newChallenge();
    const response = device.get(newChallenge(), { counter: 0 });
    expect(await codeOf(service.signIn({ challenge, response }))).toBe('wrong-credentials');
    expect(securityLog.recorded.map(({ kind }) => kind)).toEqual(['passkey-added']);
  });
});

describe('the proof that it is still them', () => {
  test('is their password or their passkey, and nobody else’s', async () => {
    const { service, signUp, as, addPasskey, newChallenge } = startPasskeys();
    const [ada, grace] = [await signUp('ada'), await signUp('grace')];
    const [own, hers] = [await addPasskey(ada), await addPasskey(grace)];
    const proofBy = ({ device }: typeof own) => {
      const { challenge } = newChallenge();
      return { challenge, response: device.get({ challenge }) };
    };
    expect(await codeOf(service.prove(as(ada), ada, { password: PASSWORD }))).toBe('done');
    expect(await codeOf(service.prove(as(ada), ada, { password: 'Guess!1' }))).toBe('wrong-credentials');
    expect(await codeOf(service.prove(as(ada), ada, proofBy(own)))).toBe('done');
    expect(await codeOf(service.prove(as(ada), ada, proofBy(hers)))).toBe('wrong-credentials');
    expect(await codeOf(service.prove(as(grace), ada, { password: PASSWORD }))).toBe('not-allowed');
  });

  test('is no password where there is none', async () => {
    const { service, signUp, as } = startPasskeys();
    const ada = await signUp('ada', { hasPassword: false });
    expect(await codeOf(service.prove(as(ada), ada, { password: PASSWORD }))).toBe('wrong-credentials');
  });
});

describe('the last way in', () => {
  test('stays, also when two are removed at the same moment', async () => {
    const { service, signUp, as, addPasskey } = startPasskeys();
    const ada = await signUp('ada', { hasPassword: false });
    const passkeys = [await addPasskey(ada), await addPasskey(ada)];
    const codes = await Promise.all(
      passkeys.map(({ passkey }) => codeOf(service.remove(as(ada), { userId: ada, id: passkey.id }))),
    );
    expect(codes).toContain('conflict');
    const [left, ...others] = await service.list(as(ada), ada);
    expect(left).toBeDefined();
    for (const { id } of others) await service.remove(as(ada), { userId: ada, id });
    await expect(service.remove(as(ada), { userId: ada, id: left?.id ?? '' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This passkey is the only way into your account. Please set a password first, then you can remove it.',
    });
    expect(await service.list(as(ada), ada)).toHaveLength(1);
  });

  test.each(['a password', 'Google'])('may be a passkey no more once there is %s', async (other) => {
    const { service, signUp, as, addPasskey, identities } = startPasskeys();
    const ada = await signUp('ada', { hasPassword: other === 'a password' });
    const linkedAt = new Date(0);
    const google = { issuer: 'i', subject: 's', userId: ada, email: 'a@b.org', isPrimary: true, linkedAt };
    if (other === 'Google') await identities.add(google);
    const { passkey } = await addPasskey(ada);
    await service.remove(as(ada), { userId: ada, id: passkey.id });
    expect(await service.list(as(ada), ada)).toEqual([]);
  });
});

describe('a squatter’s passkey', () => {
  const ROSA = 'rosa@example.org';

  test('falls with the claim on the address, and so does one that is being added', async () => {
    const { service, signUp, as, addPasskey, claims, newChallenge, tokens } = startPasskeys();
    const mallory = await signUp('mallory', { isProven: false, email: ROSA });
    const { device } = await addPasskey(mallory);
    const pending = createAuthenticator().create(await service.begin(as(mallory), mallory));
    await claims.drop({ email: ROSA, emailKey: ROSA }, 'rosa');
    const { challenge } = newChallenge();
    expect(await codeOf(service.signIn({ challenge, response: device.get({ challenge }) }))).toBe('wrong-credentials');
    expect(await codeOf(service.add(as(mallory), mallory, pending))).toBe('conflict');
    expect(await tokens.issue('add-passkey', { userId: mallory })).toBeDefined();
    expect(await service.list(as(mallory), mallory)).toEqual([]);
  });

  test('is gone once the owner of the address recovers the account by mail', async () => {
    const { signUp, addPasskey, recovery, mail, passkeys, settled } = startPasskeys();
    const mallory = await signUp('mallory', { isProven: false, email: ROSA });
    await addPasskey(mallory);
    await recovery.forgot({ email: ROSA });
    await settled();
    const token = mail.linkTo(ROSA).searchParams.get('token') as string;
    await recovery.reset({ token, password: 'Analytical!1' });
    expect(await passkeys.listOf(mallory)).toEqual([]);
  });

  test('does not slip in while the account changes hands', async () => {
    const { service, signUp, as, users, passkeys } = startPasskeys();
    const mallory = await signUp('mallory', { isProven: false, email: ROSA });
    const response = createAuthenticator().create(await service.begin(as(mallory), mallory));
    await users.setHash(mallory, 'the hash of her new password');
    expect(await codeOf(service.add(as(mallory), mallory, response))).toBe('conflict');
    expect(await passkeys.listOf(mallory)).toEqual([]);
  });

  test('stays with an account that had proven its address before', async () => {
    const { signUp, addPasskey, recovery, mail, passkeys, settled } = startPasskeys();
    const rosa = await signUp('rosa');
    await addPasskey(rosa);
    await recovery.forgot({ email: ROSA });
    await settled();
    await recovery.reset({ token: mail.linkTo(ROSA).searchParams.get('token') as string, password: 'Analytical!1' });
    expect(await passkeys.listOf(rosa)).toHaveLength(1);
  });
});
