import { fullNameOf } from '@sojourn/contracts/full-name';
import { MOST_PASSKEYS } from '@sojourn/contracts/passkey';
import type { NewPasskeyOptions, NewPasskeyResponse, PasskeyAssertion, SeenPasskey } from '@sojourn/contracts/passkey';
import type { CurrentUser, Identity } from '@sojourn/contracts';
import { AppError, challengeIn, currentContext, digestOfToken, newLinkToken } from '@sojourn/node-kit';
import type { Background } from '../background';
import type { MailMessage, MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { passkeyAddedNotice, passkeyRefusedNotice, passkeyRemovedNotice } from '../mail/messages/passkeys';
import type { SecurityLog } from '../security/security-log.service';
import type { Tokens } from '../token/token.service';
import { onlyOneself } from '../user/only-oneself';
import type { PasswordHasher } from '../user/password.provider';
import { wrongPassword } from '../user/require-proof';
import { currentUserOf, provenEmailOf, type User } from '../user/user.model';
import type { SignInRecord, UserRepository } from '../user/user.repository';
import type { AccountNotices } from '../user/user.service';
import type { WaysInService } from '../ways-in/ways-in.service';
import { createPasskeyCheck } from './passkey-check';
import { passkeyIdOf } from './passkey-id';
import { firstNameOf, seenPasskeyOf, type Passkey } from './passkey.model';
import type { PasskeyProvider } from './passkey.provider';
import type { PasskeyRepository } from './passkey.repository';

/** What the use cases stand on. */
export type PasskeyServiceParts = {
  users: Pick<UserRepository, 'findById' | 'findRecord'>;
  passkeys: PasskeyRepository;
  provider: PasskeyProvider;
  passwords: Pick<PasswordHasher, 'verify'>;
  waysIn: Pick<WaysInService, 'takeAway'>;
  tokens: Pick<Tokens, 'issue' | 'redeem'>;
  notices: Pick<AccountNotices, 'signedIn'>;
  securityLog: SecurityLog;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  background: Pick<Background, 'run'>;
  now: () => Date;
};

/** A passkey, and whose it is said to be. */
export type PasskeyRef = { userId: string; id: string };

/** What somebody shows to prove that it is still them. */
export type OwnProof = { password: string } | PasskeyAssertion;

/** See {@link createPasskeyService}. */
export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** How long a person has to add a passkey. */
const CHALLENGE_LIFE_MS = 5 * 60_000;

const EXPIRED = 'Adding this passkey took too long, or was tried twice. Please try again.';
const TAKEN = 'This passkey is added already.';
const FULL = `An account has at most ${MOST_PASSKEYS} passkeys. Please remove one first.`;
const GONE = 'This passkey is not there any more.';
const NOT_THEIRS = 'This passkey is of another account. Please use one of yours.';

/** Adding, naming and removing passkeys, and signing in by them. */
export function createPasskeyService(parts: PasskeyServiceParts) {
  const { users, passkeys, provider, passwords, waysIn, tokens, notices, securityLog, mail, links, background, now } =
    parts;

  async function recordOf(caller: Identity, id: string): Promise<SignInRecord> {
    onlyOneself(caller, id);
    const record = await users.findRecord(id);
    if (!record) throw new AppError('not-found', 'This account does not exist.');
    return record;
  }

  type Change = {
    kind: 'passkey-added' | 'passkey-removed' | 'passkey-refused';
    message: (of: { to: string; name: string; links: Links }) => MailMessage;
  };

  async function notify(user: User, { name }: Passkey, { kind, message }: Change): Promise<void> {
    await securityLog.record({ userId: user.id, kind });
    const to = provenEmailOf(user);
    if (to) background.run(`the notice ${kind}`, () => mail.enqueue(message({ to, name, links })));
  }

  const check = createPasskeyCheck({
    users,
    passkeys,
    provider,
    reportCopied: (user, passkey) => notify(user, passkey, { kind: 'passkey-refused', message: passkeyRefusedNotice }),
    now,
  });

  return {
    async list(caller: Identity, id: string): Promise<SeenPasskey[]> {
      onlyOneself(caller, id);
      return (await passkeys.listOf(id)).map(seenPasskeyOf);
    },

    /**
     * The challenge is a token of the account: good once, for five minutes, and withdrawn with everything else that is
     * pending when somebody else shows that the account is theirs.
     */
    async begin(caller: Identity, id: string): Promise<NewPasskeyOptions> {
      const record = await recordOf(caller, id);
      const { user } = record;
      const existing = await passkeys.listOf(id);
      if (existing.length >= MOST_PASSKEYS) throw new AppError('limit-reached', FULL);
      const handle = existing[0]?.handle ?? newLinkToken();
      const data = { handle, state: stateOf(record) };
      const challenge = await tokens.issue('add-passkey', { userId: id, data, lifeMs: CHALLENGE_LIFE_MS });
      const names = { username: user.username, fullName: fullNameOf(user) };
      return provider.optionsFor({ challenge, handle, names, existing });
    },

    async add(caller: Identity, id: string, response: NewPasskeyResponse): Promise<SeenPasskey> {
      const { user } = await recordOf(caller, id);
      const challenge = challengeIn(response.response.clientDataJSON) ?? '';
      const redeemed = await tokens.redeem('add-passkey', challenge);
      if (redeemed?.userId !== id) throw new AppError('conflict', EXPIRED);
      const made = await provider.verifyNew({ challenge, response });
      const passkey: Passkey = {
        ...made,
        id: passkeyIdOf(made.credentialId),
        userId: id,
        handle: redeemed.data['handle'] ?? '',
        name: firstNameOf(currentContext()?.browser),
        madeAt: now(),
        lastUsedAt: null,
      };
      const outcome = await passkeys.add(passkey, MOST_PASSKEYS);
      if (outcome === 'taken') throw new AppError('conflict', TAKEN);
      if (outcome === 'too-many') throw new AppError('limit-reached', FULL);
      // Somebody showed meanwhile that the account, or its address, is theirs: what was there before must not stay.
      if (stateOf(await recordOf(caller, id)) !== redeemed.data['state']) {
        await passkeys.remove(id, passkey.id);
        throw new AppError('conflict', EXPIRED);
      }
      await notify(user, passkey, { kind: 'passkey-added', message: passkeyAddedNotice });
      return seenPasskeyOf(passkey);
    },

    async rename(caller: Identity, { userId, id }: PasskeyRef, name: string): Promise<SeenPasskey> {
      onlyOneself(caller, userId);
      const passkey = await passkeys.rename(userId, id, name);
      if (!passkey) throw new AppError('not-found', GONE);
      return seenPasskeyOf(passkey);
    },

    /** @throws AppError `conflict` when it is the only way into the account */
    async remove(caller: Identity, { userId, id }: PasskeyRef): Promise<void> {
      const { user } = await recordOf(caller, userId);
      if ((await passkeys.find(id))?.userId !== userId) throw new AppError('not-found', GONE);
      const removed = await waysIn.takeAway(userId, 'passkey', {
        remove: () => passkeys.remove(userId, id),
        putBack: async (passkey) => passkey && passkeys.add(passkey, MOST_PASSKEYS),
      });
      if (!removed) throw new AppError('not-found', GONE);
      await notify(user, removed, { kind: 'passkey-removed', message: passkeyRemovedNotice });
    },

    async signIn(assertion: PasskeyAssertion): Promise<CurrentUser> {
      const user = await check(assertion);
      notices.signedIn(user);
      return currentUserOf(user);
    },

    /** @throws AppError `wrong-credentials` unless it is the password, or a passkey, of the one who is signed in */
    async prove(caller: Identity, id: string, proof: OwnProof): Promise<void> {
      const { passwordHash } = await recordOf(caller, id);
      if ('password' in proof) {
        const { matches } = await passwords.verify(passwordHash, proof.password);
        if (passwordHash === null || !matches) throw wrongPassword();
        return;
      }
      if ((await check(proof)).id !== id) throw new AppError('wrong-credentials', NOT_THEIRS);
    },
  };
}

/** Differs when the password or the proof of the address does. */
const stateOf = ({ user, passwordHash }: SignInRecord): string =>
  digestOfToken(JSON.stringify([passwordHash, user.emailKey, user.emailProvenAt]));
