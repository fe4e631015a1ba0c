/** Linking a Google account and a password to one account, and taking Google off it. */
import type { CurrentUser, Identity } from '@sojourn/contracts';
import type {
  AccountLinks,
  GoogleClaims,
  LinkCompletion,
  LinkTokenInfo,
  PasswordGain,
} from '@sojourn/contracts/account-link';
import { AppError } from '@sojourn/node-kit';
import { limited } from '../address/address.service';
import type { Background } from '../background';
import type { MailMessage, MailQueue } from '../mail/mail-queue';
import type { LinkingMessages } from '../mail/messages/linking';
import type { SecurityLog } from '../security/security-log.service';
import type { TokenContent } from '../token/token.model';
import type { Tokens } from '../token/token.service';
import { onlyOneself } from '../user/only-oneself';
import type { PasswordHasher } from '../user/password.provider';
import { refuseLikeness } from '../user/refuse-likeness';
import { currentUserOf, namesOf, provenEmailOf, usernameKeyOf } from '../user/user.model';
import type { SignInRecord, UserRepository } from '../user/user.repository';
import type { WaysInService } from '../ways-in/ways-in.service';
import { linksOf, type GoogleKey } from './google-identity.model';
import type { GoogleIdentityRepository } from './google-identity.repository';

/** What the use cases stand on. */
export type LinkingServiceParts = {
  users: UserRepository;
  identities: GoogleIdentityRepository;
  passwords: PasswordHasher;
  waysIn: Pick<WaysInService, 'takeAway'>;
  tokens: Pick<Tokens, 'issue' | 'read' | 'redeem' | 'withdraw'>;
  mail: Pick<MailQueue, 'enqueue'>;
  messages: LinkingMessages;
  securityLog: SecurityLog;
  background: Pick<Background, 'run'>;
  now: () => Date;
};

/** See {@link createLinkingService}. */
export type LinkingService = ReturnType<typeof createLinkingService>;

/** A token is read by these: for a password it names no Google account. */
type TokenData = Partial<GoogleKey> & { address: string; googleEmail?: string };

const WRONG_PASSWORD = 'That password does not fit this account. Please try again.';
const INVALID_TOKEN = 'Invalid or expired linking token';
const NAME_TAKEN = 'This username is taken. Please choose another.';
const TAKEN = 'This Google account opens another Sojourn account already.';
const HAS_GOOGLE = 'This account has a Google account already. Unlink that one first.';
const UNPROVEN = 'Please confirm your e-mail address first. Then you can add another way to sign in.';

export function createLinkingService(parts: LinkingServiceParts) {
  const { users, identities, passwords, waysIn, tokens, mail, messages, securityLog, background, now } = parts;

  const invalid = () => new AppError('not-found', INVALID_TOKEN);
  const nameTaken = () =>
    new AppError('conflict', NAME_TAKEN, { details: [{ path: 'username', message: NAME_TAKEN }] });

  async function recordOf(id: string): Promise<SignInRecord> {
    const record = await users.findRecord(id);
    if (!record) throw new AppError('not-found', 'This account does not exist.');
    return record;
  }

  /** The account a token is for, and its address: a token that was mailed to an address of before is worthless. */
  async function holderOf(content: TokenContent | null): Promise<{ record: SignInRecord; data: TokenData }> {
    const record = content?.userId ? await users.findRecord(content.userId) : null;
    const data = content?.data as TokenData | undefined;
    if (!record || !data || provenEmailOf(record.user) !== data.address) throw invalid();
    return { record, data };
  }

  async function checkPassword({ passwordHash }: SignInRecord, password: string): Promise<void> {
    const { matches } = await passwords.verify(passwordHash, password);
    if (!passwordHash || !matches) throw new AppError('wrong-credentials', WRONG_PASSWORD);
  }

  async function checkIsFree(userId: string, google: GoogleKey): Promise<void> {
    const [holder, own] = await Promise.all([identities.find(google), identities.findOf(userId)]);
    if (holder && holder.userId !== userId) throw new AppError('conflict', TAKEN);
    if (own) throw new AppError('conflict', HAS_GOOGLE);
  }

  async function addGoogle({ user }: SignInRecord, google: GoogleKey, email: string): Promise<CurrentUser> {
    const { issuer, subject } = google;
    const identity = { issuer, subject, userId: user.id, email, isPrimary: false, linkedAt: now() };
    if ((await identities.add(identity)) === 'taken') throw new AppError('conflict', TAKEN);
    await tell(user, { kind: 'google-linked', address: email, message: messages.googleLinked });
    return currentUserOf(user);
  }

  async function addPassword({ user }: SignInRecord, gain: PasswordGain): Promise<CurrentUser> {
    const { token, username, firstName, lastName, password } = gain;
    refuseLikeness({ username: [username], lastName: [firstName, lastName] });
    const usernameKey = usernameKeyOf(username);
    const passwordHash = await passwords.hash(password);
    const sameName = await users.findByUsername(usernameKey);
    if (sameName && sameName.user.id !== user.id) throw nameTaken();
    if (!(await tokens.redeem('link-accounts', token))) throw invalid();
    const names = namesOf({ firstName, lastName: lastName ?? user.lastName ?? '' });
    const outcome = await users.addPassword(user.id, { username, usernameKey, ...names, passwordHash });
    if (outcome === 'username-taken') throw nameTaken();
    if (outcome === 'has-password') throw invalid();
    await tell(user, { kind: 'password-set', address: user.email, message: messages.passwordSet });
    return currentUserOf((await recordOf(user.id)).user);
  }

  type Change = {
    kind: 'google-linked' | 'google-unlinked' | 'password-set';
    address: string;
    message: (to: string, address: string) => MailMessage;
  };

  async function tell(user: SignInRecord['user'], { kind, address, message }: Change): Promise<void> {
    await securityLog.record({ userId: user.id, kind, address });
    const to = provenEmailOf(user);
    if (to) background.run(`the notice ${kind}`, () => mail.enqueue(message(to, address)));
  }

  return {
    /** Google has met the account, and whoever is there knows its password. */
    async linkByPassword(link: { userId: string; password: string; google: GoogleClaims }): Promise<CurrentUser> {
      const record = await recordOf(link.userId);
      await checkPassword(record, link.password);
      if (!provenEmailOf(record.user)) throw new AppError('not-allowed', UNPROVEN);
      await checkIsFree(record.user.id, link.google);
      return addGoogle(record, link.google, link.google.email);
    },

    /**
     * Mails a link to the address of the account: to add a Google account, or, without one, a password.
     * @throws AppError `not-allowed` while the address is unproven, `conflict` when there is nothing to add,
     *   `too-many-requests` when the address had several such messages
     */
    async mailLink(caller: Identity, google: GoogleClaims | null): Promise<{ email: string }> {
      onlyOneself(caller, caller.sub);
      const { user, passwordHash } = await recordOf(caller.sub);
      const address = provenEmailOf(user);
      if (!address) throw new AppError('not-allowed', UNPROVEN);
      if (google) await checkIsFree(user.id, google);
      else if (passwordHash) throw new AppError('conflict', 'This account has a password already.');
      const data: Record<string, string> = google
        ? { address, issuer: google.issuer, subject: google.subject, googleEmail: google.email }
        : { address };
      const token = await tokens.issue('link-accounts', { userId: user.id, data });
      const message = google ? messages.addGoogle(address, token, google.email) : messages.addPassword(address, token);
      if ((await mail.enqueue(message)) === 'limited') throw limited();
      return { email: address };
    },

    async readToken(token: string): Promise<LinkTokenInfo> {
      const { record, data } = await holderOf(await tokens.read('link-accounts', token));
      const email = data.address;
      if (data.subject) return { email, existingAccountType: 'regular', targetAccountType: 'google' };
      const { firstName, lastName } = record.user;
      const names = { firstName, lastName };
      return { email, existingAccountType: 'google', targetAccountType: 'regular', names };
    },

    /** A token is used up only when everything else about it was right, so that a wrong password can be mended. */
    async complete(completion: LinkCompletion): Promise<CurrentUser> {
      const { record, data } = await holderOf(await tokens.read('link-accounts', completion.token));
      const { issuer, subject, googleEmail = '' } = data;
      if (issuer && subject) {
        await checkPassword(record, completion.password);
        await checkIsFree(record.user.id, { issuer, subject });
        if (!(await tokens.redeem('link-accounts', completion.token))) throw invalid();
        return addGoogle(record, { issuer, subject }, googleEmail);
      }
      if (!('username' in completion)) throw new AppError('bad-input', 'All fields are required');
      return addPassword(record, completion);
    },

    async readLinks(caller: Identity, id: string): Promise<AccountLinks> {
      onlyOneself(caller, id);
      const [{ user, passwordHash }, identity] = await Promise.all([recordOf(id), identities.findOf(id)]);
      return linksOf(user, passwordHash !== null, identity);
    },

    /** @throws AppError `conflict` when Google is the only way in */
    async unlink(caller: Identity, id: string): Promise<void> {
      onlyOneself(caller, id);
      const [{ user }, identity] = await Promise.all([recordOf(id), identities.findOf(id)]);
      if (!identity) return;
      await waysIn.takeAway(id, 'google', {
        remove: () => identities.removeOf(id),
        putBack: () => identities.add(identity),
      });
      await tokens.withdraw(id, ['link-accounts']);
      await tell(user, { kind: 'google-unlinked', address: identity.email, message: messages.googleUnlinked });
    },
  };
}
