import { digestOfToken, newLinkToken } from '@sojourn/node-kit';
import type { StoredToken } from './token.model';
import type { TokenRepository } from './token.repository';

const aToken = (given: Partial<StoredToken> = {}): StoredToken => ({
  digest: digestOfToken(newLinkToken()),
  purpose: 'verify-address',
  userId: 'ada',
  data: { emailKey: 'ada@example.org' },
  expiresAt: new Date('2126-11-21T09:00:00Z'),
  ...given,
});

/** What every store of mailed tokens must do. `create` gives an empty one. */
export function describeTokenRepository(name: string, create: () => Promise<TokenRepository>): void {
  describe(`mailed tokens in ${name}`, () => {
    let tokens: TokenRepository;
    beforeEach(async () => {
      tokens = await create();
    });

    test('a token is found for its purpose and for no other', async () => {
      const token = aToken();
      await tokens.add(token);
      expect(await tokens.find('verify-address', token.digest)).toEqual(token);
      expect(await tokens.find('reset-password', token.digest)).toBeNull();
      expect(await tokens.take('reset-password', token.digest)).toBeNull();
      expect(await tokens.find('verify-address', digestOfToken('another'))).toBeNull();
    });

    test('a token without a person and without data is read back whole', async () => {
      const token = aToken({ userId: null, data: {} });
      await tokens.add(token);
      expect(await tokens.take('verify-address', token.digest)).toEqual(token);
    });

    test('of ten who take a token at the same moment, one gets it', async () => {
      const token = aToken();
      await tokens.add(token);
      const taken = await Promise.all(Array.from({ length: 10 }, () => tokens.take('verify-address', token.digest)));
      expect(taken.filter((each) => each !== null)).toEqual([token]);
      expect(await tokens.find('verify-address', token.digest)).toBeNull();
    });

    test('what names an address is removed where it belongs to nobody', async () => {
      const data = { emailKey: 'ada@example.org', email: 'ada@example.org' };
      const [newsletter, ofAccount, other] = [
        aToken({ purpose: 'confirm-newsletter', userId: null, data }),
        aToken({ data }),
        aToken({ purpose: 'confirm-newsletter', userId: null, data: { emailKey: 'grace@example.org' } }),
      ];
      for (const token of [newsletter, ofAccount, other]) await tokens.add(token);
      await tokens.removeByAddress('ada@example.org');
      expect(await tokens.find('confirm-newsletter', newsletter.digest)).toBeNull();
      expect(await tokens.find('verify-address', ofAccount.digest)).toEqual(ofAccount);
      expect(await tokens.find('confirm-newsletter', other.digest)).toEqual(other);
    });

    test('what a person has of a purpose is listed, and nothing else', async () => {
      const wanted = aToken({ purpose: 'change-address' });
      const others = [aToken(), aToken({ purpose: 'change-address', userId: 'grace' })];
      for (const token of [wanted, ...others]) await tokens.add(token);
      expect(await tokens.listOf('ada', 'change-address')).toEqual([wanted]);
      expect(await tokens.listOf('nobody', 'change-address')).toEqual([]);
    });

    test('what a person has of a purpose is removed, and nothing else', async () => {
      const [verify, reset, foreign] = [
        aToken(),
        aToken({ purpose: 'reset-password' }),
        aToken({ userId: 'grace', purpose: 'reset-password' }),
      ];
      for (const token of [verify, reset, foreign]) await tokens.add(token);
      await tokens.removeOf('ada', ['reset-password', 'change-address']);
      expect(await tokens.find('reset-password', reset.digest)).toBeNull();
      expect(await tokens.find('verify-address', verify.digest)).toEqual(verify);
      await tokens.removeOf('ada');
      expect(await tokens.find('verify-address', verify.digest)).toBeNull();
      expect(await tokens.find('reset-password', foreign.digest)).toEqual(foreign);
    });
  });
}
